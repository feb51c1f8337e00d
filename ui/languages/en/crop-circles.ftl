# $number (number)
circle = crop circle { $number }

left-removed = as the crop circle calls for

now-crop_choice = First it is chosen what the crop circle does.

now-crop = First everybody answers the crop circle.

weighed-removed = Followers sent home by a crop circle
