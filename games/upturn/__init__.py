"""UpTurn (АП ТЕРН): get rid of your tiles along a row of numbers that goes up or down."""
