"""The sandbox's web page: what happens in it goes to browsers, what people do there comes back."""
