## The tutorial: the first year for two, step by step

lesson-welcome = You lead a tribe through five years of prehistory: spring, summer, autumn and winter. Most points win, and they come from paintings, baskets, fish, hunts, ceremonies, camps and great stones. Here you play the first year; Iska plays along.
lesson-tent = Your weather tile has given you these resources; it turns every spring and gives others. In your tent there are also members who wait to go out. You have seven cubes of five colors, and every action costs some of them.
lesson-wheel = This wheel tells the prices. Each action has a tile that shows which colors it takes now; in the center lies the tile of the year. Beside the wheel stand six pillars, one for each action.
lesson-paint = In spring you take turns: one action, or pass. Begin with your cave. The stag in the lower row costs one grey cube today. One section of a row is worth a point at the end, three of them six, and sections beside each other pay rewards at once.
lesson-foot = After every action one more resource goes to the foot of its pillar. A pillar has two such spaces; when both are full, nobody can do the action again this year. Leave your second grey one here.
lesson-gather = Iska has hunted a footprint. Each footprint pays its reward again whenever you find another of that animal. You go gathering: honey costs blue, and this tile also brings a development point, which is small change for everything.
lesson-plan = Now think ahead. In summer the cubes at the feet rise to the tops and become markers, and each color pays for its own action. Red pays for gathering, and a red marker lies on this pillar already. Add a red one.
lesson-migrate = Iska has fished. Your tribe should also walk: migration brings members from your tent to the start camp. Send one; a second one is waiting there already.
lesson-pay = One member costs one resource of a color that the migration tile shows: red, yellow or white. Pay the white one; you will need the red one in autumn.
lesson-last-foot = And one resource to the foot of this pillar. Leave the yellow one.
lesson-pass = Iska has passed. You have one red cube left and want to keep it for autumn: resources that are not used are never lost. Pass as well.
lesson-pillar = Summer! All cubes have risen. In reverse turn order everybody takes one pillar: Iska has chosen fishing. You take gathering with its two red markers, as planned.
lesson-summer = In summer the six actions come one after the other, and markers of their color pay for them. A gathering costs two red markers, whatever it is. Take the egg: honey and egg are a pair of baskets, and a complete pair pays two markers.
lesson-ceremony = There they are: a yellow and a blue marker. The yellow one pays for a ceremony of value 1. This card gives a development point now, and a point at the end for each of your members on rock.
lesson-shamans = After a ceremony in summer your shamans may move for free; in spring each step around the fire would cost a resource. They stand well, so let them stay. Because you were first at the fire this year, you will also lead the turn order next year.
lesson-fish = With the blue marker you fish. The pike of value 1 moves you one space along the fishing track.
lesson-track = After the actions the fishing track pays everybody the best reward they have reached, every summer anew. You and Iska have a point each. To fish early pays for years.
lesson-autumn = Autumn: your members move over the land. For that, cubes become steps, as many as the center tile says. A red cube is worth two steps this year.
lesson-walk = Two steps, to be shared as you like. Two of your members stand on the start camp. Let one of them walk.
lesson-megalith = Only where somebody stops does something happen. One step away stands a great stone that belongs to whoever comes first, and is worth 2 points. Stop there.
lesson-site = One step is left for the other member. Right beside the stone there is a place for a camp. Stop there.
lesson-camp = A camp needs members on its cell and around it. You have two there, so you can build a camp for two: a point, a development point, and a new member for your tribe.
lesson-over = Nobody can move any more. End your turn; Iska stays where she is this year.
lesson-winter = In winter everything is made ready by itself: new cards and fish, a new center tile with new prices, and new cubes on the pillars. The turn order follows the ceremonies, so you begin again.
lesson-harvest = A new spring: your weather tile has turned. With development points you could turn it further. Take what it gives.
lesson-end = That was a whole year; four more follow. Watch the prices, plant the cubes you want to have in summer, and send your people far. “What can I do here?” explains every question. Play on against a bot, or come back later.
