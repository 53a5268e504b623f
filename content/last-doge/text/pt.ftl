# The Last Doge em português.

## Options, score, ends

option-city = Forma da cidade
option-city-classic = Clássica: cinco filas centradas
option-city-grand-canal = Grande canal: três filas longas
option-city-diamond = Losango
option-city-lagoons = Lagoas: bacias entre as peças
option-tribes = Tribos
option-tribes-chosen = escolhidas por ordem de turno
option-tribes-random = ao acaso
option-memory = Auxiliar de memória
option-memory-off = não: o que se espreita desaparece
option-memory-on = sim: o que já viu continua à vista
option-first = Primeiro jogador
option-first-drawn = sorteado
option-first-seat1 = lugar 1
option-first-seat2 = lugar 2
option-first-seat3 = lugar 3
option-first-seat4 = lugar 4
option-first-seat5 = lugar 5
option-swap = Troca de quem sai
option-swap-open = aberta: todos veem quais são as duas peças
option-swap-secret = secreta: mais ninguém vê quais são as duas peças
setup-first = Ninguém está sentado no lugar do primeiro jogador: escolha um lugar desta mesa.
setup-own = Uma forma própria só pode ter letras de a a z, algarismos e - : . (no máximo 80 sinais).
source-trophies = Troféus
source-escape = Cartas salvas na fuga
source-artefacts = Artefactos
source-treasure = Tesouro
reason-treasure = O tesouro foi encontrado e todos fugiram.
reason-failed = Todos erraram o palpite e fugiram.
reason-tiles = A cidade ficou à vista e começou a fuga.
reason-rounds = O Doge perdeu a paciência e começou a fuga.
reason-caught = O Doge apanhou toda a gente.

## Districts

district-2 = Palácio dos Doges
district-3 = Grande Praça
district-4 = Palácios
district-5 = Pontes
district-6 = Canais
district-7 = Lagoa
effect-none = sem efeito
effect-none-text = Nada acontece.
effect-discovery = artefacto
effect-discovery-text = Tire um artefacto se já houver outra peça deste número à vista.
effect-trophy = troféu
effect-trophy-text = Ganhe 1 troféu.
effect-camp = acampamento
effect-camp-text = Compre 1 carta de Ação.
effect-shelter = abrigo
effect-shelter-text = Neste turno pode jogar mais uma carta de graça.
effect-ambush = emboscada
effect-ambush-text = 1 dano a cada peão nas quatro peças vizinhas, o seu incluído.
effect-observatory = observatório
effect-observatory-text = Veja a mão de um adversário e tire uma carta à escolha.
tile-d2a = Palácio dos Doges 2 (artefacto)
tile-d2b = Palácio dos Doges 2 (troféu)
tile-d3a = Grande Praça 3 (artefacto)
tile-d3b = Grande Praça 3 (troféu)
tile-d3c = Grande Praça 3 (observatório)
tile-d4a = Palácios 4 (artefacto)
tile-d4b = Palácios 4 (troféu)
tile-d4c = Palácios 4 (emboscada)
tile-d4d = Palácios 4 (abrigo)
tile-d5a = Pontes 5 (artefacto)
tile-d5b = Pontes 5 (acampamento)
tile-d5c = Pontes 5 (emboscada)
tile-d5d = Pontes 5 (abrigo)
tile-d5e = Pontes 5 (sem efeito)
tile-d6a = Canais 6 (artefacto)
tile-d6b = Canais 6 (acampamento)
tile-d6c = Canais 6 (acampamento)
tile-d6d = Canais 6 (emboscada)
tile-d6e = Canais 6 (abrigo)
tile-d6f = Canais 6 (observatório)
tile-d7a = Lagoa 7 (artefacto)
tile-d7b = Lagoa 7 (acampamento)
tile-d7c = Lagoa 7 (acampamento)
tile-d7d = Lagoa 7 (emboscada)
tile-d7e = Lagoa 7 (abrigo)
tile-d7f = Lagoa 7 (troféu)
tile-d7g = Lagoa 7 (sem efeito)
tile-face = { $district } { $number }: { $effect }
tile-hidden = Peça virada para baixo ({ $cell })
cell = peça { $n }

## Action cards

color-grey = cinzenta: a carta do turno
color-green = verde: grátis
color-reaction = reação: no turno de outro jogador
color-doge = amarela: DOGE
card-old-map = Mapa antigo
card-old-map-text = Veja em segredo três peças livres viradas para baixo.
card-scout = Batedor
card-scout-text = Veja em segredo uma peça livre virada para baixo; o seu peão pode ir para lá.
card-rooftop-run = Corrida nos telhados
card-rooftop-run-text = Mova-se na sua fila ou coluna para uma peça livre virada para baixo e veja-a; depois pode ver uma vizinha.
card-wager = Aposta
card-wager-text = Anuncie um total de 4 a 14 e mostre duas peças livres a todos: 2 troféus se acertar.
card-crossbow = Besta
card-crossbow-text = 1 dano a um adversário na sua fila ou coluna.
card-skirmish = Escaramuça
card-skirmish-text = 1 dano a um adversário numa das oito peças à sua volta; depois tire uma carta ao acaso da mão dele.
card-dig = Escavação
card-dig-text = Descarte duas outras cartas: tire um artefacto.
card-fresh-trail = Rasto fresco
card-fresh-trail-text = Explore mais uma vez, além da ação principal.
card-rations = Rações
card-rations-text = Compre duas cartas de Ação.
card-spyglass = Luneta
card-spyglass-text = Veja em segredo uma peça virada para baixo, mesmo sob um peão adversário.
card-second-wind = Novo fôlego
card-second-wind-text = Neste turno, jogue mais uma carta sem descartar por ela.
card-barter = Troca
card-barter-text = Descarte as cartas que quiser e compre outras tantas.
card-dodge = Esquiva
card-dodge-text = Quando sofreria dano: não sofre.
card-intercept = Interceptar
card-intercept-text = Quando um adversário joga uma carta cinzenta ou verde: fica sem efeito.
card-riposte = Resposta
card-riposte-text = Logo depois de um adversário lhe causar dano: 1 dano a esse adversário.
card-doge-sweep = O Doge varre
card-doge-sweep-text = Escolha uma fila ou coluna: 1 dano a cada peão que lá esteja, o seu incluído.
card-doge-veil = O véu do Doge
card-doge-veil-text = Vire uma peça revelada para baixo; pode trocá-la por uma peça livre virada para baixo, que vê.
card-doge-toll = A portagem do Doge
card-doge-toll-text = Cada adversário descarta uma carta.
card-doge-hunt = O Doge caça
card-doge-hunt-text = Diga um número: 1 dano a todos cujo peão lá esteja, você incluído.

## Artefacts

artefact-a01 = Lanterna
artefact-a01-text = Depois dos olhares normais de uma exploração, veja mais uma peça, uma vez por turno.
artefact-a02 = Mochila
artefact-a02-text = Limite da mão +1; mais uma carta no início da fuga.
artefact-a03 = Binóculos
artefact-a03-text = Quando a ação principal é comprar duas cartas, veja também uma peça livre.
artefact-a04 = Colete
artefact-a04-text = Uma vez em cada turno, um dano não lhe custa carta.
artefact-a05 = Mira
artefact-a05-text = Besta e Escaramuça também atingem adversários até três passos.
artefact-a06 = Estojo de socorro
artefact-a06-text = Depois de ser atacado e se mover, compre uma carta.
artefact-a07 = Bússola
artefact-a07-text = Quando um ataque o move, veja duas peças livres e vá para uma delas.
artefact-a08 = Escudo de sinal
artefact-a08-text = As emboscadas nunca lhe causam dano.
artefact-a09 = Relógio
artefact-a09-text = Abrigo e Novo fôlego dão-lhe duas jogadas grátis.
artefact-a10 = Rede de pesca
artefact-a10-text = Os acampamentos dão-lhe mais uma carta.
artefact-a11 = Molho de chaves
artefact-a11-text = Os bairros de artefacto também resultam com um número acima ou abaixo à vista.
artefact-a12 = Máquina fotográfica
artefact-a12-text = Quando outro jogador revela um bairro de artefacto, veja uma peça livre.
artefact-a13 = Rádio
artefact-a13-text = Quando outro jogador erra o palpite, ganhe 1 troféu.
artefact-a14 = Atlas
artefact-a14-text = Pode dar o palpite com menos um bairro de artefacto.
artefact-a15 = Íman forte
artefact-a15-text = Quando tira uma carta de uma mão, tire outra ao acaso.
artefact-a16 = Canivete
artefact-a16-text = Uma vez por turno, depois de descartar para jogar outra carta, compre uma.
artefact-a17 = Lata de tinta
artefact-a17-text = Uma vez por jogo: vire para baixo uma peça revelada sem peão.
artefact-a18 = Xadrez
artefact-a18-text = Quando joga uma reação, compre uma carta.
artefact-a19 = Pistola de sinais
artefact-a19-text = Quando a fuga começa, veja duas peças quaisquer.
artefact-a20 = Bote de borracha
artefact-a20-text = Quando a fuga começa, pode ir primeiro.
artefact-a21 = Anel do Doge
artefact-a21-text = Sem poder.
artefact-a22 = Máscara dourada
artefact-a22-text = O seu limite da mão baixa um.
artefact-a23 = Cristal de lustre
artefact-a23-text = Quem lhe causar dano ganha mais um troféu.

## Tribes

tribe-archivists = Arquivistas
tribe-archivists-text = Os seus artefactos valem mais 1; enquanto não tiver nenhum, um bairro de artefacto dá-lhe sempre um.
tribe-seress = Seress
tribe-seress-text = As suas cartas DOGE são grátis; compre uma carta ao jogar uma.
tribe-children = Filhos da Floresta
tribe-children-text = Ao explorar vê três peças.
tribe-cult = O Culto
tribe-cult-text = Limite da mão +1; compre uma carta se começar o turno com duas ou menos.
tribe-moglianes = Moglianes
tribe-moglianes-text = 1 troféu ao ver duas peças do mesmo número ao explorar, uma vez por turno.

## The table

place-city = A cidade afundada
place-artefact-row = Artefactos à vista
place-artefact-pile = Pilha de artefactos
place-deck = Pilha de Ação
place-discards = Descartes
place-piles = Pilhas
place-path = O caminho da saída
place-guess = O palpite
path-exit = Fora da cidade
path-seeks = { $seat } procura um { $number }
path-out = { $seat } está fora da cidade
path-caught = { $seat } foi apanhado à procura de um { $number }
guess-found = um bairro de artefacto foi encontrado
guess-missing = ainda falta um bairro de artefacto para um palpite
guess-open = { $seat } ainda pode dar um palpite
guess-failed = { $seat } errou o palpite
place-seat = { $seat }
place-hand = Mão
place-artefacts = Artefactos
piece-treasure = O tesouro
piece-pawn = Lanterna de { $seat }
piece-pile = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
piece-hand = { $n ->
    [one] { $n } carta na mão
   *[other] { $n } cartas na mão
 }
piece-trophies = Troféus
badge-value = Valor em troféus
badge-glimpse = Só você vê isto
badge-failed = errou o palpite
badge-out = fora da cidade
badge-caught = apanhado pelo Doge
designed-tile = Nosso: o livro não diz que bairro tem que efeito.
designed-card = Carta nossa: a impressa não está no livro.
designed-artefact = Artefacto nosso: o impresso não está no livro.
designed-tribe = Um número desta ficha é nosso: não se lê no livro.
fact-over = Fim
fact-setup = Preparação
fact-turn = Turno de { $seat }
fact-flight = A fuga começa
fact-escape = Fuga: { $seat } procura um { $number }
fact-round = Ronda { $n }
fact-discoveries = { $n ->
    [one] { $n } bairro de artefacto revelado
   *[other] { $n } bairros de artefacto revelados
 }
note-limit = { $n ->
    [one] Vai descartar { $n } carta: o limite é { $limit }.
   *[other] Vai descartar { $n } cartas: o limite é { $limit }.
 }
note-last-card = A última carta: se a perder, o Doge apanha-o.
note-tiles = { $n ->
    [one] Resta { $n } peça livre; a fuga começa abaixo de duas.
   *[other] Restam { $n } peças livres; a fuga começa abaixo de duas.
 }

## Questions

ask-nothing = Nada a decidir
    .help = Outra pessoa decide agora, ou o jogo acabou. Observe e guarde na memória o que viu.
ask-tribe = Escolha a sua tribo
    .help = Cada tribo tem um poder que atua até ao começo da fuga; de todos, só o ponto a mais por artefacto dos Arquivistas ainda conta na pontuação final. Escolha uma que ninguém tenha; o texto está ao lado.
ask-pawn = Ponha o peão numa peça virada para baixo e veja-a
    .help = O seu peão começa numa peça virada para baixo, e só você vê o número. Memorize-o: na fuga vai precisar de um 2, de um 3, e assim até ao 7.
ask-turn = É a sua vez: uma ação principal e uma carta, por qualquer ordem
    .help = Pela ordem que quiser, pode fazer uma ação principal (explorar, adivinhar o tesouro ou comprar duas cartas) e jogar uma carta de Ação. Cada carta a mais custa outra carta da mão; as verdes são grátis.
ask-limit = { $n ->
    [one] Cartas a mais: descarte mais { $n }
   *[other] Cartas a mais: descarte mais { $n }
 }
    .help = No fim do seu turno fica com cinco cartas, a não ser que um poder mude isso. Escolha quais saem; as cartas são também o que o salva na fuga.
ask-artefact = Tire um artefacto
    .help = Tire um dos artefactos à vista, ou o de cima da pilha, desconhecido. Vale os seus troféus no fim e dá o seu poder enquanto o tiver.
ask-discard = { $n ->
    [one] Descarte { $n } carta
   *[other] Descarte { $n } cartas
 }
    .help = Escolha as cartas de que abdica para este efeito. O que guardar serve para mais tarde e para a fuga.
ask-extra = Descartar outra carta por { $card }?
    .help = Já jogou a sua carta desta vez, por isso esta custa outra carta da mão. Escolha qual, ou recolha a carta: então nada acontece, mas todos a viram, e se a voltar a indicar nesta vez, paga.
ask-intercept = { $seat } joga { $card }: interceptar?
    .help = Outro jogador acaba de jogar uma carta cinzenta ou verde. Com Interceptar, ela é descartada sem efeito; sem ela, ou se preferir, deixe passar.
ask-look = { $n ->
    [one] Veja mais { $n } peça
   *[other] Veja mais { $n } peças
 }
    .help = Veja em segredo peças livres: viradas para baixo, sem peão nem tesouro. Mais ninguém fica a saber o número: memorize onde está.
ask-look-more = Todas iguais: veja mais uma, ou pare
    .help = Todas as peças que viu têm o mesmo número, e agora todos sabem isso. Pode ver mais uma, e outra enquanto forem iguais, ou parar.
ask-look-extra = A sua lanterna mostra mais uma peça, se quiser
    .help = A sua lanterna acrescenta um olhar a esta exploração, uma vez por turno. Aproveite, ou continue sem ele.
ask-settle = Ponha o peão numa das peças que viu
    .help = O seu peão vai para uma das peças que viu; essa fica virada para baixo. Outra será virada, e o seu efeito acontece.
ask-reveal = Vire outra delas para cima
    .help = Vire uma das outras peças que viu: o efeito acontece logo, e todos veem o número. O resto fica virado para baixo.
ask-cover = Memorize o que vê e cubra
    .help = Só você vê agora esta peça, e a mesa não guarda nota dela a não ser com o auxiliar de memória. Fixe o número e o lugar, e depois cubra.
ask-step = Mover o peão para lá?
    .help = O batedor mostrou-lhe uma peça, e o seu peão pode ir para lá. Mover-se pode pô-lo fora do alcance dos outros, ou ao alcance deles.
ask-dash = Corra para uma peça livre na sua fila ou coluna
    .help = Corra pela sua fila ou coluna até uma peça livre e veja-a. Depois pode também ver uma peça livre ao lado.
ask-bet = Anuncie o total de duas peças
    .help = Diga quanto somam duas peças livres, de 4 a 14, antes de as mostrar. Se o total for exato ganha dois troféus; as peças voltam a ser cobertas.
ask-show = Mostre uma peça a todos
    .help = Esta peça livre é mostrada a todos e depois coberta, sem efeito. Escolha uma cujo número conhece, ou confie na sorte.
ask-aim = Escolha um adversário ao alcance
    .help = Escolha quem sofre o dano: esse jogador perde uma carta e tem de mover o peão, e você ganha um troféu. Só se pode escolher adversários ao alcance da carta.
ask-barter = Descarte o que quer trocar
    .help = Descarte as cartas que quiser, uma a uma, e depois compre outras tantas. Diga quando o resto deve ficar.
ask-sweep = Escolha uma fila ou coluna
    .help = Cada peão na fila ou coluna sofre um dano, o seu incluído. Ganha um troféu por adversário atingido, mas eles ganham um cada se se atingir a si.
ask-hunt = Diga um número
    .help = Diga um número: todos os que têm o peão numa peça dessas sofrem um dano, você incluído. O que viu, e o que os outros devem ter visto, ajuda a adivinhar.
ask-hide = Vire uma peça revelada para baixo
    .help = Volte a virar para baixo uma peça revelada sem peão. Depois pode ser trocada por uma peça livre, e só você saberá onde está.
ask-exchange = Trocá-la por uma peça livre virada para baixo?
    .help = Troque a peça escondida por uma livre, ou deixe-a onde está. Vê a outra peça no seu novo lugar.
ask-spy = De quem vê a mão?
    .help = O observatório deixa-o ver a mão de um adversário e tirar uma carta à sua escolha. Também pode abdicar disso.
ask-steal = Tire uma carta
    .help = Vê agora esta mão; tire a carta que quiser. É logo sua.
ask-dodge = { $seat } vai causar-lhe dano: esquivar?
    .help = Está prestes a sofrer dano. Com Esquiva não sofre nenhum; senão perde uma carta por ponto e tem de mover o peão.
ask-riposte = { $seat } causou-lhe dano: responder?
    .help = Um adversário acaba de lhe causar dano. Com Resposta contra-ataca antes de se mover: um dano ao atacante.
ask-lose-card = Descarte uma carta pelo dano
    .help = Cada dano custa uma carta à sua escolha. Guarde o que mais precisa; o atacante ganha um troféu de qualquer modo.
ask-lose-artefact = Sem cartas: dê um artefacto a { $seat }
    .help = Sem cartas, o dano paga-se com um artefacto: escolha qual o atacante recebe. Os troféus e o poder vão com ele.
ask-drop-artefact = Sem cartas: descarte um artefacto
    .help = Causou dano a si próprio e não tem cartas, por isso um artefacto vai para os descartes. Escolha o que fará menos falta.
ask-compass = A sua bússola: veja duas peças livres
    .help = Antes deste movimento forçado, a sua bússola mostra-lhe duas peças livres. Depois vai para uma delas.
ask-flee = Foi atacado: mova o peão
    .help = Quem sofreu dano tem de sair: mova o peão para qualquer peça livre e veja-a. Esse olhar é um pequeno consolo: escolha uma peça que ainda não conhece.
ask-lead = Ir primeiro na fuga?
    .help = O seu bote deixa-o jogar o primeiro turno da fuga. Primeiro quer dizer que ninguém ocupa ainda as suas peças, mas não aprende com os erros dos outros.
ask-escape = Encontre um { $number }
    .help = Vire as peças uma a uma e encontre os números de 2 a 7 por ordem; pode parar depois de pelo menos uma peça certa. Uma errada acaba o seu turno e custa uma carta, e sem cartas é apanhado.
ask-swap = Está fora: trocar duas peças viradas para baixo?
    .help = Encontrou a saída, e cada carta que ainda tem vale um troféu. Para confundir os outros pode escolher duas peças viradas para baixo e mandar trocá-las; eles veem quais, mas não as faces.
ask-swap-secret = Está fora: trocar em segredo duas peças viradas para baixo?
    .help = Encontrou a saída, e cada carta que ainda tem vale um troféu. Escolha duas peças viradas para baixo e mande trocá-las: os outros ficam a saber que trocou duas, mas não quais nem as faces.
part-main = ação principal por fazer
part-main-done = ação principal feita
part-plays = { $n ->
    [one] { $n } carta sem descarte
   *[other] { $n } cartas sem descarte
 }
part-looked = { $n ->
    [one] { $n } peça vista
   *[other] { $n } peças vistas
 }
part-lives = { $n ->
    [one] resta { $n } carta
   *[other] restam { $n } cartas
 }
part-total = total { $n }

## Options of a decision

do-first = { $seat } começa
do-tribe = { $tribe }
do-explore = Explorar
do-guess = Palpite { $number }: { $district }
do-draw-two = Comprar duas cartas
do-play = Jogar { $card }
do-use = Usar { $artefact }
do-end-turn = Terminar o turno
do-settle = Ir para { $cell }
do-look = Ver { $cell }
do-reveal = Revelar { $cell }
do-show = Mostrar { $cell }
do-hide = Esconder { $cell }
do-swap = Trocar { $cell }
do-turn = Entrar em { $cell }
do-discard = Descartar { $card }
do-react = Jogar { $card }
do-steal = Tirar { $card }
do-target = { $seat }
do-bet = { $n }
do-sweep-row = Fila { $n }
do-sweep-column = Coluna { $n }
do-name = { $number }: { $district }
do-take = Tirar { $artefact }
do-take-top = Tirar o topo da pilha
do-give = Ceder { $artefact }
do-lead = Ir primeiro
do-stop = Parar aqui
do-done = Chega
do-carry-out = Trocá-las
do-take-back = Recolher { $card }
do-cover = Cobrir
do-pass = Não
preview-explore = { $n ->
    [one] vê { $n } peça
   *[other] vê { $n } peças
 }
preview-guess = uma vez por jogo
preview-free = grátis
preview-play = a carta do turno
preview-extra = custa outra carta
preview-shared = custa uma carta: está lá outro peão

## Refusals

no-not-now = Não é isso que se pede agora.
no-not-you = É outra pessoa que decide agora.
no-not-your-turn = { $card } joga-se no seu turno.
no-main-done = A ação principal já foi feita.
no-guessed = Já deu o seu palpite.
no-discoveries = São precisos { $need } bairros de artefacto revelados; há { $have }.
no-not-held = Não tem { $card } na mão.
no-reaction-now = { $card } é uma reação: jogue-a no turno de outro.
no-extra = Precisa de outra carta para descartar por { $card }.
no-named = { $card } é a carta que quer jogar; descarte outra.
no-taken-back = Já recolheu { $card } uma vez nesta vez: agora paga-se.
no-cost = Tem poucas outras cartas para pagar { $card }.
no-target = Nada está ao alcance de { $card }.
no-not-yours = Esse artefacto não é seu.
no-always-on = Esse artefacto atua sozinho.
no-spent = Já foi usado.
no-nothing-to-hide = Não há peça revelada sem peão.
no-tribe-taken = { $tribe }: já escolhida.
no-treasure = O tesouro está sobre { $cell }.
no-pawn = Há um peão em { $cell }.
no-own-pawn = Pode ver sob o seu peão a qualquer momento ({ $cell }).
no-face-up = { $cell } está virada para cima.
no-face-down = { $cell } está virada para baixo.
no-looked = Já viu { $cell }.
no-not-looked = Não viu { $cell } agora.
no-own-tile = O seu peão está em { $cell }; fica virada para baixo.
no-must-look = Veja primeiro as peças.
no-reach = { $cell } está fora de alcance.
no-same = { $cell } é a própria peça.
no-self = Escolha um adversário.
no-reach-player = Esse adversário está fora de alcance.
no-cards-there = Esse jogador não tem cartas.
no-order-card = As cartas descartam-se por ordem; { $card } vinha antes.
no-two-tiles = Trocam-se duas peças, não mais.
no-two-chosen = Escolha primeiro duas peças.
no-line = A cidade não tem essa linha.
no-no-reaction = { $card } não é uma reação.
no-other-moment = { $card } responde a outra coisa.
no-must-move = O seu peão tem de se mover.
no-must-discard = Tem de pagar o dano.
no-cards-first = As cartas vão antes dos artefactos.
no-not-in-row = Esse artefacto não está à vista.
no-pile = A pilha de artefactos está vazia.
no-seen-wrong = Vê-se que { $cell } não serve.
no-stop = Encontre primeiro uma peça certa.
no-cards-in-escape = Não se jogam cartas na fuga ({ $card }).
no-artefacts-in-escape = Nenhum artefacto atua durante a fuga.
no-actions-in-escape = Na fuga só se procura a saída.

## Log

log-began = { $seat } começa.
log-joined = { $seat } joga com { $tribe }.
log-laid = { $artefact } fica à vista.
log-settled = { $seat } vai para { $cell }.
log-looked = { $seat } vê { $cell }.
log-announced = { $n ->
    [one] { $seat } anuncia: iguais ({ $n } peça).
   *[other] { $seat } anuncia: as { $n } peças são iguais.
 }
log-revealed = { $seat } revela { $cell }: { $tile }.
log-shown = { $seat } mostra { $cell }: { $tile }.
log-hidden = { $seat } vira { $cell } para baixo.
log-swapped = { $seat } troca { $a } e { $b }.
log-swapped-secret = { $seat } troca duas peças viradas para baixo; mais ninguém vê quais.
log-drew = { $seat } compra uma carta.
log-drew-card = { $seat } compra { $card }.
log-reshuffled = Os descartes passam a ser a nova pilha.
log-reshuffled-artefacts = Os artefactos perdidos formam nova pilha.
log-robbed = { $seat } tira uma carta a { $from }.
log-robbed-card = { $seat } tira { $card } a { $from }.
log-spied = { $seat } vê a mão de { $on }.
log-named = { $seat } quer jogar { $card } em troca de outra carta.
log-withdrew = { $seat } recolhe { $card }.
log-played = { $seat } joga { $card }.
log-reacted = { $seat } responde com { $card }.
log-intercepted = { $card } de { $seat } fica sem efeito.
log-discarded = { $seat } descarta { $card }.
log-used = { $seat }: { $artefact } atua.
log-empowered = { $seat }: poder de { $tribe }.
log-gained = { $n ->
    [one] { $seat } ganha { $n } troféu.
   *[other] { $seat } ganha { $n } troféus.
 }
log-freed = { $n ->
    [one] { $seat } pode jogar mais { $n } carta de graça.
   *[other] { $seat } pode jogar mais { $n } cartas de graça.
 }
log-took = { $seat } tira { $artefact }.
log-gave = { $seat } dá { $artefact } a { $to }.
log-dropped = { $seat } descarta { $artefact }.
log-bet = { $seat } anuncia um total de { $n }.
log-bet-won = { $seat } acertou: { $n }.
log-bet-lost = { $seat } errou: não é { $n }.
log-swept-row = { $seat } varre a fila { $n }.
log-swept-column = { $seat } varre a coluna { $n }.
log-hunted = { $n ->
    [one] { $seat } caça no { $number }: está lá { $n } peão.
   *[other] { $seat } caça no { $number }: estão lá { $n } peões.
 }
log-hurt = { $attacker } causa dano a { $seat }.
log-hurt-self = { $seat } causa dano a si próprio.
log-guessed-right = { $seat } dá o palpite { $number }: o tesouro!
log-guessed-wrong = { $seat } dá o palpite { $number }: errado.
log-turn = Turno de { $seat }.
log-alarm-treasure = { $seat } tem o tesouro: o Doge desperta.
log-alarm-failed = Com { $seat } todos falharam: o Doge desperta.
log-alarm-tiles = Depois de { $seat } quase não há peças livres: o Doge desperta.
log-alarm-rounds = Depois de { $seat } o Doge já esperou o bastante.
log-darkness = Escuridão: todas as peças são viradas para baixo.
log-led = { $seat } vai primeiro.
log-escape-turn = { $seat } procura um { $number }.
log-turned-right = { $seat } entra em { $cell }: { $tile }, certo.
log-turned-wrong = { $seat } entra em { $cell }: { $tile }, errado.
log-stopped = { $seat } espera ali.
log-escaped = { $n ->
    [one] { $seat } está fora com { $n } carta.
   *[other] { $seat } está fora com { $n } cartas.
 }
log-caught = O Doge apanha { $seat }.
