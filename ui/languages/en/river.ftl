begins-text = The spring begins the game on the table. The tile that usually begins it goes into the bag.

begins-rule = RV-03
