# What pictures show whatever the game, for those who do not see them.

picture-offer = { $number }: { $label }
picture-score = { $rank }. { $who }: { $total } points ({ $by })
picture-category = { $category } { $points }
picture-words = The table
