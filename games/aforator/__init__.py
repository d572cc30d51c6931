"""Aforator (Афоратор): move the sum on the Kon away from zero and take its cards, before the deck takes them back."""
