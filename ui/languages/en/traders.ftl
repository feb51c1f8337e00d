
sources-goods = Goods

weighed-double_turns = Double turns

weighed-goods = Goods taken
