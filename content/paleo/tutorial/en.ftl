## The tutorial: a short day and its night, step by step

lesson-welcome = In Paleo you play together: one tribe, one group for each player. You win when the cave painting has five pieces, and lose when five skulls lie here. In this lesson you live through a short day and a night with Iska’s group.
lesson-people = Your group: two inventors and a scout. Inventors have craft, the scout has perception; hearts say how many wounds somebody can bear. The tools of the group count as well.
lesson-deck = This is your deck, a day’s walk. You see only the backs: forest, river and mountain, firesides where people meet, and red backs, where danger waits. Nobody knows the fronts.
lesson-missions = At night every mission wants its due: one asks for a fur and a food, the other for a tent. What you cannot pay costs a skull. And every person needs a food. That is what the day is for.
lesson-scout = Each turn you pick one of your top three cards by its back, and so does Iska. Rivers often have food. Take the river.
lesson-cards = Both cards are turned up: you have found a bank of reeds, Iska a hollow full of mushrooms. A card is used for one thing: one of its actions, help for the other group, or nothing. You may talk about the order.
lesson-act = “Cut” needs one craft, which your inventors have. Skills are shown, not spent. It costs one card of your deck, so the day gets shorter, and it brings a wood and a food.
lesson-go = Iska could join in, but you do not need her. Begin. Then Iska tastes her mushrooms.
lesson-wound = Two food for the tribe; but not all mushrooms are good, and her hunter takes a wound. Wounds stay until somebody heals them. One wound more than hearts means death and a skull.
lesson-second = The next turn. The backs of mammoths belong to the module “Mammoth hunters”. Take the mountain with the mammoth, so that you can help Iska if need be: she dares a red back.
lesson-danger = A viper! A danger cannot be ignored. Iska may seize it with perception and craft, but nobody in her group has craft. Otherwise it bites: two wounds on one person.
lesson-help = Your tracks can wait. Use your card to help: your inventors lend their craft to Iska’s action. That is the heart of this game.
lesson-third = Seized, eaten and destroyed for good: that viper never comes back. Take the river once more. Iska goes to a fireside, to make something.
lesson-fish = Fishing needs no skill, only a card of your deck. Do it. Meanwhile Iska makes a tent at the fireside, of your wood and her fur.
lesson-tent = The tent lies with Iska’s group. Tools on the rack can be made wherever a card says so, for the price beside them. Now the tribe has all that this night will ask for.
lesson-sleep = Usually the day goes on until the decks are empty. But a group may also sleep early and discard the rest unseen; red backs do not hurt then. For this lesson that is enough: go to sleep.
lesson-night = Night has fallen, and all six people have eaten: one food each, out of the common store. Whoever stays hungry costs a skull.
lesson-offer = Now the missions, in any order. “Fat prey” wants a fur and a food. Take it up; Iska will add her fur.
lesson-pay = Iska has promised the fur, and the food comes from the store. Begin.
lesson-shelter = “A new world” wants a tent. Iska has one, and at night everybody may pay. Take it up.
lesson-dawn = No skull tonight! All cards are shuffled and dealt anew, and day 2 dawns. You will meet the same cards again and know them a little better.
lesson-end = Where do the pieces of the painting come from? Look for caves, mammoths and secrets: great deeds need many skills, so gather people, tools and ideas first, and help each other. “What can I do here?” explains every question. Play on with a bot, or come back later.
