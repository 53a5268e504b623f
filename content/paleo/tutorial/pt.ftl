## The tutorial: a short day and its night, step by step

lesson-welcome = Em Paleo jogam juntos: uma tribo, um grupo por jogador. Ganham quando o fresco tem cinco peças, e perdem quando aqui estão cinco caveiras. Nesta lição vive um dia curto e uma noite com o grupo de Iska.
lesson-people = O seu grupo: duas inventoras e um batedor. As inventoras têm habilidade, o batedor tem perceção; os corações dizem quantos ferimentos alguém aguenta. As ferramentas do grupo também contam.
lesson-deck = Este é o seu baralho, a caminhada de um dia. Só vê os versos: floresta, rio e montanha, lareiras onde as pessoas se encontram, e versos vermelhos, onde espreita o perigo. Ninguém conhece as faces.
lesson-missions = De noite cada missão exige o seu: uma pede uma pele e uma comida, a outra uma tenda. O que não puderem pagar custa uma caveira. E cada pessoa precisa de uma comida. É para isso que serve o dia.
lesson-scout = Em cada turno escolhe uma das suas três cartas de cima pelo verso, e Iska também. Os rios têm muitas vezes comida. Escolha o rio.
lesson-cards = As duas cartas foram reveladas: você encontrou uma margem de juncos, Iska um covão cheio de cogumelos. Uma carta serve para uma coisa: uma das suas ações, ajudar o outro grupo, ou nada. A ordem combina-se.
lesson-act = “Cortar” precisa de uma habilidade, que as suas inventoras têm. As capacidades mostram-se, não se gastam. Custa uma carta do seu baralho, por isso o dia encurta, e dá uma madeira e uma comida.
lesson-go = Iska podia juntar-se, mas não é preciso. Comece. Depois Iska prova os cogumelos dela.
lesson-wound = Duas comidas para a tribo; mas nem todos os cogumelos são bons, e o caçador dela sofre um ferimento. Os ferimentos ficam até alguém os curar. Um a mais do que os corações é a morte e uma caveira.
lesson-second = O turno seguinte. Os versos com mamute são do módulo “Caçadores de mamutes”. Escolha a montanha com o mamute, para poder ajudar Iska se for preciso: ela arrisca um verso vermelho.
lesson-danger = Uma víbora! Um perigo não se pode ignorar. Iska pode agarrá-la com perceção e habilidade, mas ninguém no grupo dela tem habilidade. Senão ela morde: dois ferimentos numa pessoa.
lesson-help = Os seus rastos podem esperar. Use a sua carta para ajudar: as suas inventoras emprestam a habilidade à ação de Iska. Esse é o coração deste jogo.
lesson-third = Agarrada, comida e destruída de vez: essa víbora não volta mais. Escolha outra vez o rio. Iska vai a uma lareira, para fabricar alguma coisa.
lesson-fish = Pescar não exige capacidade nenhuma, só uma carta do seu baralho. Faça-o. Entretanto Iska fabrica uma tenda à lareira, com a sua madeira e a pele dela.
lesson-tent = A tenda está no grupo de Iska. As ferramentas da bancada fabricam-se onde uma carta o disser, pelo preço ao lado. Agora a tribo tem tudo o que esta noite vai pedir.
lesson-sleep = Normalmente o dia dura até os baralhos acabarem. Mas um grupo também pode dormir mais cedo e descartar o resto sem ver; então os versos vermelhos não ferem. Para esta lição chega: vá dormir.
lesson-night = Caiu a noite, e as seis pessoas comeram: uma comida cada, do depósito comum. Quem fica com fome custa uma caveira.
lesson-offer = Agora as missões, por qualquer ordem. “Boa presa” quer uma pele e uma comida. Trate dela; Iska junta a sua pele.
lesson-pay = Iska prometeu a pele, e a comida vem do depósito. Comece.
lesson-shelter = “Uma terra nova” quer uma tenda. Iska tem uma, e de noite qualquer um pode pagar. Trate dela.
lesson-dawn = Nenhuma caveira esta noite! Todas as cartas são baralhadas e distribuídas de novo, e nasce o dia 2. Vai reencontrar as mesmas cartas e conhecê-las um pouco melhor.
lesson-end = De onde vêm as peças do fresco? Procure grutas, mamutes e segredos: os grandes feitos pedem muitas capacidades, por isso juntem primeiro pessoas, ferramentas e ideias, e ajudem-se. “O que posso fazer aqui?” explica cada pergunta. Continue com um robô, ou volte mais tarde.
