## The game and its options

game-title = Pré-história
option-layout = Mapa
option-layout-usual = O mapa habitual para o número de jogadores
option-layout-two = Vale redondo, 2 jogadores
option-layout-three = Vale redondo, 3 jogadores
option-layout-four = Vale redondo, 4 jogadores
option-layout-banks-two = Duas margens, 2 jogadores
option-layout-banks-three = Duas margens, 3 jogadores
option-layout-banks-four = Duas margens, 4 jogadores

## Where points come from, and why the game ended

source-fishing = Rendimento da pesca
source-animals = Animais caçados
source-camps = Acampamentos
source-development = Desenvolvimento
source-painting = Pintura rupestre
source-footprints = Animais e pegadas
source-gathering = Coleta
source-megaliths = Megálitos
source-ceremonies = Cartas de cerimónia
reason-years = Passaram cinco anos

## Words

color-grey = cinzento
color-red = vermelho
color-yellow = amarelo
color-blue = azul
color-brown = castanho
color-white = branco
action-painting = Pintura
action-gathering = Coleta
action-ceremony = Cerimónia
action-fishing = Pesca
action-hunting = Caça
action-migration = Migração
wheel-painting = pintura
wheel-gathering = coleta
wheel-ceremony = cerimónia
wheel-river = pesca e caça
wheel-migration = migração
way-clockwise = no sentido horário
way-back = no sentido anti-horário
good-honey = mel
good-egg = ovo
good-berry = bagas
good-mushroom = cogumelos
good-fruit = fruta
good-nut = nozes
fish-trout = truta
fish-carp = carpa
fish-pike = lúcio
species-sabre-tooth = tigre-dentes-de-sabre
species-woolly-rhino = rinoceronte-lanudo
species-mammoth = mamute
terrain-water = água
terrain-rock = rocha
terrain-forest = floresta
symbol-wave = onda
symbol-ox = boi
symbol-hand = mão
symbol-stag = veado
symbol-archer = arqueiro
symbol-spiral = espiral
season-setup = Preparação
season-winter = Inverno
season-spring = Primavera
season-summer = Verão
season-autumn = Outono
season-end = Fim do jogo
section = linha {$row}, coluna {$column}
cell = casa {$name}
cell-start = o acampamento inicial
cell-ground = Casa {$name}: {$terrain}
feature-plain = nada de especial
feature-camp = local para acampamento
feature-fish = peixe
feature-gathering = peça de coleta
feature-animal = animal
feature-marker = marcador ({$color}) para quem parar aqui
feature-megalith-a = megálito A: 2 PV para o dono
feature-megalith-b = megálito B: 1 PV por casa ocupada nele e à volta
feature-megalith-c = megálito C: maioria nele e à volta, 5 e 2 PV
empty = nada
value = valor {$n}
designed = {$name} foi criado para esta edição: o valor impresso não é conhecido

## Pieces

cube = { $n ->
        [one] 1 cubo ({$color})
       *[other] {$n} cubos ({$color})
    }
gain-resource = { $n ->
        [one] {$n} recurso ({$color})
       *[other] {$n} recursos ({$color})
    }
gain-marker = { $n ->
        [one] {$n} marcador ({$color})
       *[other] {$n} marcadores ({$color})
    }
gain-dev = { $n ->
        [one] {$n} ponto de desenvolvimento
       *[other] {$n} pontos de desenvolvimento
    }
gain-points = {$n} PV
gain-nothing = nada
food = {$good}{ $dev ->
        [0] {""}
        [one] , 1 ponto de desenvolvimento
       *[other] , {$dev} pontos de desenvolvimento
    }
fish = {$kind} de valor {$value}
footprint = Pegada ({$species}), valor {$value}: {$gain}
animal = {$species}, valor {$value}: {$points} PV
beast = {$species}, ficha: {$points} PV
camp = Acampamento {$name}: { $members ->
        [one] {$members} membro
       *[other] {$members} membros
    }, { $settlers ->
        [one] {$settlers} instala-se
       *[other] {$settlers} instalam-se
    }, {$points} PV, {$dev} desenvolvimento
rite = Cerimónia {$name}, valor {$value}{ $dev ->
        [0] {""}
        [one] , 1 ponto de desenvolvimento
       *[other] , {$dev} pontos de desenvolvimento
    }: {$count}
rite-now = vale {$n} PV agora
rite-gather-set = {$points} PV por conjunto de {$goods}
rite-members-on-terrain = {$points} PV por membro próprio em: {$terrain}
rite-members-at-home = {$points} PV por membro no tabuleiro próprio
rite-paint-full-row = {$points} PV extra por linha completa da pintura
rite-megalith-bonus = {$points} PV extra por cada um pontuado de: {$megalith}
rite-dev-pairs = {$points} PV extra por cada {$each} pontos de desenvolvimento restantes
rite-track-thirds = {$points} PV por cada {$each} casas da pista de pesca
rite-ceremony-count = {$points} PV por carta de cerimónia própria, incluindo esta
rite-animal-trio = {$points} PV por conjunto dos três animais
rite-footprint-count = {$points} PV por pegada: {$species}
rite-camp-count = {$points} PV por acampamento próprio
rite-gather-any-pair = {$points} PV por cada {$each} peças de coleta quaisquer
rite-copy = pontua outra vez a melhor das outras cartas
rite-track-15 = {$points} PV por alcançar a casa {$each} da pista de pesca
rite-fish-species = {$points} PV por peixe: {$fish}
rite-fish-trio = {$points} PV por conjunto dos três peixes
rite-animal-count = {$points} PV por animal, carta ou ficha: {$species}
rite-paint-pattern = {$points} PV se estas secções estiverem pintadas: {$sections}
member = Membro {$n} de {$seat}
member-tired = Membro {$n} de {$seat}, já se moveu este ano
shaman = Xamã de {$seat}
order-marker = {$seat} é o número {$place} na ordem de jogo
ceremony-marker = {$seat} é o número {$place} na pista de cerimónia
fishing-marker = {$seat}: casa {$at} de {$length}
fishing-mark = A partir da casa {$at}: {$points} PV e {$dev} desenvolvimento por ano
camp-members = {$n} membros constroem-no
price-center = Peça de preço {$name} no centro
price-next = Peça de preço {$name}: o centro do próximo ano
price-tile = Peça de preço {$name} para: {$wheel}
icon-center = {$action}: {$color}, vale { $steps ->
        [one] {$steps} passo
       *[other] {$steps} passos
    } no outono
icon-painting = O símbolo {$symbol} custa: {$color}
icon-gathering = A peça do lugar {$slot} custa: {$color}
icon-ceremony = Um xamã na posição {$position} custa: {$color}
icon-hunting = A caça aceita: {$color}
icon-fishing = A pesca aceita: {$color}
icon-migration = A migração aceita: {$color}
icon-unused = {$color} não conta para a migração agora
weather-tile = Peça do tempo {$name}
line-row = Linha {$n}: cada lado adjacente dá {$gain}
line-column = Coluna {$n}: cada lado adjacente dá {$gain}
basket-pair = Cada par de {$top} e {$bottom} dá {$gain}
score-now = {$seat}: {$n} PV se o jogo acabasse agora

## Places

place-wheel = Roda de preços e pilares
place-center = Centro
place-price-pile = Peças de preço dos próximos anos
place-gathering = Peças de coleta
place-fish = Rio
place-hunting = Cartas de caça
place-ceremony = Cartas de cerimónia
place-pile-gathering = Peças de coleta por revelar
place-pile-fish = Peixes por revelar
place-pile-hunting = Cartas de caça por revelar
place-pile-ceremony = Cartas de cerimónia por revelar
place-fire = Fogueira da cerimónia
place-order = Ordem de jogo
place-ceremony-track = Pista de cerimónia
place-fishing-track = Pista de pesca
place-land = O território
place-gathering-slot = Peça de coleta {$n}
place-fish-slot = Peixe {$n}
place-hunting-slot = Carta de caça {$n}
place-ceremony-slot = Carta de cerimónia {$n}
place-pillar = Pilar: {$action}
place-top = Topo do pilar: {$action}
place-foot = Base do pilar: {$action}
place-dial = Peça de preço: {$wheel}
place-fire-position = Posição {$position} à volta da fogueira
fire-position = {$position}
place-seat = Tabuleiro de {$seat}
place-points = Pontos e desenvolvimento
place-weather = Tempo
place-tent = Tenda: recursos e membros
place-markers = Marcadores de ação
place-painting = Pintura rupestre
place-baskets = Cestos
place-caught = Peixes
place-herd = Animais e pegadas
place-ceremonies = Cartas de cerimónia
place-megaliths = Megálitos
place-camps = Acampamentos por construir
place-reserve = Membros fora da tribo
place-section = Secção {$section}: {$symbols}
place-basket = Cesto: {$good}

## The bar above and the forecast

fact-year = Ano {$year} de {$years}
fact-action = Ação: {$action}
fact-turn = {$seat} decide
forecast-fishing = {$seat}: a pista de pesca renderá {$points} PV e {$dev} desenvolvimento neste verão
forecast-weather = {$seat}: a próxima primavera trará {$gain}
forecast-movement = {$seat}: { $points ->
        [one] resta {$points} passo
       *[other] restam {$points} passos
    }, perdidos ao parar

## Prices

price-fixed = {$cubes}
price-different = { $n ->
        [one] {$n} de entre: {$colors}
       *[other] {$n} diferentes de entre: {$colors}
    }
price-alike = { $n ->
        [one] {$n} de entre: {$colors}
       *[other] {$n}, iguais ou não, de entre: {$colors}
    }
price-dance = { $n ->
        [one] {$n} recurso
       *[other] {$n} recursos
    }, um por xamã movido
price-markers = { $n ->
        [one] {$n} marcador ({$color})
       *[other] {$n} marcadores ({$color})
    }

## Questions

ask-orient = Oriente a sua peça do tempo como quiser
    .help = A sua peça do tempo dá-lhe recursos em cada primavera, depois de rodar um entalhe. Oriente-a de modo que os próximos anos mostrem as cores que quer.
ask-arrange = Coloque os seus xamãs à volta da fogueira
    .help = Os seus três xamãs começam à volta da fogueira num de dois padrões. Na primavera um xamã vai para a posição de uma cor por um recurso dessa cor, mas não para onde está outro dos seus.
ask-income = Receba os recursos da sua peça do tempo, ou rode-a mais antes
    .help = Receba os recursos que a sua peça do tempo mostra. Com pontos de desenvolvimento pode antes rodá-la mais, um entalhe por ponto.
ask-spring = Escolha uma ação ou passe
    .help = Faça uma ação pelo preço que a sua peça mostra, ou passe até ao fim da primavera. Depois da ação um recurso vai para a base do seu pilar; com dois, a ação fecha por este ano.
ask-build = Construir um acampamento aqui?
    .help = Um acampamento precisa do seu número de membros na casa e à volta dela. Dá logo pontos, desenvolvimento e um novo membro; alguns construtores instalam-se e voltam ao seu tabuleiro.
ask-pillar = Leve os marcadores de um pilar
    .help = Leve todos os cubos do topo de um pilar: são os seus marcadores de ação para este verão e depois. Cada cor paga a sua própria ação; veja quais lhe servem.
ask-last = Uma última ação com as regras de verão, ou passe
    .help = O jogo está a acabar: pode fazer uma última ação qualquer ao preço de verão, em marcadores. Os cubos que sobram tornam-se desenvolvimento, e três valem um ponto.
ask-other = Espere
    .help = Outra pessoa decide agora. Veja os preços e pense na sua próxima ação.
ask-pay = Pague mais { $n ->
        [one] {$n} recurso
       *[other] {$n} recursos
    } de cores diferentes
    .help = O preço paga-se em cores diferentes que a peça mostra para esta ação. Lembre-se de que depois mais um recurso vai para a base do pilar.
ask-pay-alike = Pague mais { $n ->
        [one] {$n} recurso
       *[other] {$n} recursos
    } pela migração
    .help = O preço paga-se nas cores que a peça conta para a migração, iguais ou não. Lembre-se de que depois mais um recurso vai para a base do pilar.
ask-celebrate = Mova ainda até { $n ->
        [one] {$n} xamã
       *[other] {$n} xamãs
    }, sem levar carta
    .help = Uma cerimónia sem carta só o faz avançar na ordem de jogo do ano seguinte. Pelo menos um xamã move-se, ou fica onde está, por um recurso da cor da sua posição; depois pode terminá-la.
ask-dance = Mova mais { $n ->
        [one] {$n} xamã
       *[other] {$n} xamãs
    }
    .help = Cada xamã vai para a posição de uma cor por um recurso dessa cor, ou fica pela cor da sua; nunca dois para a mesma, nem para onde estava outro dos seus. A carta que leva tem o valor do número de xamãs movidos.
ask-dance-free = Pode mover até { $n ->
        [one] {$n} xamã
       *[other] {$n} xamãs
    }
    .help = Depois de uma cerimónia de verão os seus xamãs podem mover-se de graça, até ao valor da carta. Mova-os para tornar acessíveis as cerimónias da primavera, ou deixe-os.
ask-foot = Coloque um recurso na base do pilar: {$action}
    .help = Um recurso de qualquer cor vai para a base do pilar desta ação. No verão sobe ao topo e torna-se um marcador que alguém levará: escolha a cor a pensar nisso.
ask-summer = {$action} com marcadores, ou passe
    .help = Em cada ação pode agir uma vez com marcadores da sua cor, ou passar. Os marcadores que não usar ficam consigo.
ask-autumn = Mova-se no mapa, { $points ->
        [one] {$points} passo
       *[other] {$points} passos
    } para usar, ou termine a vez
    .help = Transforme cubos em passos pelos valores da peça do centro, e desenvolvimento um por um; depois mova membros, cada um no máximo uma vez. Os passos que sobram no fim da vez perdem-se.
ask-walk = Onde para o membro? No máximo { $points ->
        [one] {$points} passo
       *[other] {$points} passos
    }
    .help = O membro pode passar por pessoas e acampamentos, mas tem de parar noutra casa onde não esteja ninguém. Só acontece algo onde para: leva o que lá está.
ask-crew = Indique mais { $n ->
        [one] {$n} construtor
       *[other] {$n} construtores
    }
    .help = Indique exatamente tantos construtores quantos o acampamento pede, na casa e à volta; quem acabou de se mover é um deles. Um membro pode ajudar em vários acampamentos.
ask-settle = Indique mais { $n ->
        [one] {$n} construtor que se instala
       *[other] {$n} construtores que se instalam
    }
    .help = Alguns construtores instalam-se: saem do mapa e voltam ao seu tabuleiro. Dali podem migrar de novo num ano seguinte.

## Options

label-arrange = Xamãs nas posições {$positions}
label-orient = Rodada {$n} entalhes
label-paint = Pintar {$section}: {$symbols}
label-gather = Colher: {$tile}
label-hold = Celebrar: {$card}
label-celebrate = Celebrar uma cerimónia sem carta
label-catch = Pescar: {$fish}
label-hunt = Caçar: {$card}
label-migrate = Migrar: { $n ->
        [one] {$n} membro
       *[other] {$n} membros
    } para {$cell}
label-dance = Xamã da posição {$from} para a {$to}
label-stay = O xamã fica na posição {$position}
label-pay = Pagar: {$color}
label-foot = Deixar na base: {$color}
label-pillar = Pilar: {$action}
label-march = Recurso ({$color}) por { $steps ->
        [one] {$steps} passo
       *[other] {$steps} passos
    }
label-rush = Marcador ({$color}) por { $steps ->
        [one] {$steps} passo
       *[other] {$steps} passos
    }
label-stride = 1 ponto de desenvolvimento por 1 passo
label-walk = Mover o membro: {$cell}
label-stop = Parar: {$cell}
label-build = {$camp}, em {$cell}
label-name = O membro {$n} ajuda a construir
label-settle = O membro {$n} instala-se
label-harvest = Receber os recursos
label-turn = Rodar a peça ({$wheel}) {$way} (1 desenvolvimento)
label-turn-weather = Rodar a peça do tempo (1 desenvolvimento)
label-buy-resource = Comprar um recurso ({$color}) por 2 de desenvolvimento
label-buy-marker = Comprar um marcador ({$color}) por 3 de desenvolvimento
label-sell-resource = Entregar um recurso ({$color}) por 1 de desenvolvimento
label-sell-marker = Entregar um marcador ({$color}) por 1 de desenvolvimento
label-no-camp = Não construir mais aqui
label-no-dance = Os xamãs ficam
label-dance-over = A dança acabou
label-pass-spring = Passar nesta primavera
label-pass-summer = Passar esta ação
label-pass-autumn = Terminar a vez
label-pass-last = Sem última ação
label-deal = Uma tiragem

## Previews

preview-cost = Custa {$cost}
preview-turned = Depois de um entalhe {$way}: {$cost}
preview-foot = Depois um recurso qualquer na base: {$action}
preview-gain = Dá {$gain}
preview-weather = A peça dá então {$gain}
preview-fishing = Pista de pesca: {$from} → {$to}
preview-steps = { $n ->
        [one] {$n} passo
       *[other] {$n} passos
    }
preview-site = Pode construir-se aqui um acampamento
preview-joins = Um novo membro junta-se ao seu tabuleiro

## Refusals

why-not-your-turn = Não é a sua vez.
why-not-asked = Não é isso que se pede agora.
why-nature = Isso é sorteado, ninguém escolhe.
why-power-later = Os pontos de desenvolvimento usam-se na sua vez, a partir da primeira primavera.
why-need-dev = Precisa de { $n ->
        [one] {$n} ponto de desenvolvimento
       *[other] {$n} pontos de desenvolvimento
    } e tem {$have}.
why-keep-foot = Nada restaria para a base do pilar.
why-keep-price = O resto da ação já não poderia ser pago.
why-no-resource = Não tem esse recurso: {$color}.
why-no-marker = Não tem esse marcador: {$color}.
why-other-action = É a vez de outra ação: {$action}.
why-closed = As duas bases do pilar estão ocupadas: {$action} está fechada este ano.
why-painted = Já pintou {$section}.
why-empty = Não há nada aí.
why-no-foot = Poderia pagar, mas não restaria recurso para a base do pilar.
why-price = Não pode pagar: {$cost}.
why-no-camp = {$cell} não é o acampamento inicial nem seu.
why-nobody-home = É preciso haver { $n ->
        [one] {$n} membro
       *[other] {$n} membros
    } no seu tabuleiro; há {$have}.
why-color-not-asked = Só contam estas cores: {$colors}.
why-color-paid = Cada cor paga-se uma só vez.
why-too-few-colors = As outras cores não chegariam para { $n ->
        [one] {$n} recurso
       *[other] {$n} recursos
    }.
why-no-shaman = Nenhum xamã seu pode sair da posição {$position}.
why-held = A posição {$position} estava ocupada por outro xamã seu no início da ação.
why-position-taken = Outro xamã seu foi para a posição {$position}.
why-dance-short = Poucos xamãs poderiam ainda mover-se para esta carta.
why-dance-on = Pelo menos um xamã participa numa cerimónia; para uma carta, tantos quanto o valor dela.
why-danced = Já se moveram tantos xamãs quantos foram pagos.
why-card-first = No verão os marcadores pagam uma carta.
why-three-migrate = Na primavera não migram mais de três em conjunto.
why-bare = O pilar {$action} está vazio, ou já foi levado.
why-take-pillar = Tem de levar um pilar enquanto houver cubos.
why-foot-first = Primeiro coloque um recurso na base do pilar.
why-no-member = Nenhum membro seu está em {$cell}.
why-tired = Este membro já se moveu este ano.
why-all-tired = Ninguém no mapa se pode mover mais este ano.
why-no-points = Pague primeiro cubos ou pontos de desenvolvimento por passos.
why-no-goal = A partir de {$cell} não há casa livre a { $points ->
        [one] {$points} passo
       *[other] {$points} passos
    } ou menos.
why-no-cell = Essa casa não existe neste mapa.
why-same-cell = Um movimento termina noutra casa.
why-too-far = Fica a { $steps ->
        [one] {$steps} passo
       *[other] {$steps} passos
    }; tem {$points}.
why-foreign-camp = {$cell} é acampamento de outro; só pode passar.
why-occupied = Há um membro em {$cell}; só pode passar.
why-camp-used = Já construiu este acampamento.
why-not-near = Um membro seu tem de ter parado em {$cell} neste outono, e o que se moveu tem de estar lá ou ao lado.
why-no-site = {$cell} não é um local livre para acampamento.
why-few-members = Este acampamento precisa de { $n ->
        [one] {$n} membro
       *[other] {$n} membros
    } nele e à volta; há {$have}.
why-named = Este membro já foi indicado.
why-far-away = Este membro não está no local nem ao lado.
why-no-builder = Só os construtores se instalam.
why-order = Os membros indicam-se por ordem, para que restem bastantes.

## The log

log-center = A peça de preço {$name} vai para o centro.
log-price = A peça de preço {$name} é colocada para: {$wheel}.
log-pile = O centro do próximo ano será {$name}.
log-tile = A peça de mapa {$name} é colocada no lugar {$slot}.
log-token = {$what} em {$cell}.
log-shown = Revelado: {$what}.
log-rows-cleared = As cartas de caça e de cerimónia são descartadas.
log-reshuffled = Os descartes são baralhados: {$action}.
log-ranked = {$seat} é o número {$place} na ordem de jogo.
log-weather-dealt = {$seat} recebe a peça do tempo {$name}.
log-oriented = {$seat} orienta a peça do tempo.
log-arranged = {$seat} coloca os xamãs.
log-year = Começa o ano {$year}.
log-spring = Primavera: todas as peças do tempo rodam.
log-summer = Verão: os cubos sobem ao topo dos pilares.
log-autumn = Outono: as tribos deslocam-se.
log-last = Cada um tem uma última ação.
log-top = Um cubo ({$color}) é colocado no pilar: {$action}.
log-weather-turned = {$seat} roda mais a peça do tempo.
log-harvested = {$seat} recebe os recursos do tempo.
log-gained = {$seat} ganha {$gain}.
log-paid = {$seat} paga um recurso ({$color}).
log-paid-markers = {$seat} paga { $n ->
        [one] {$n} marcador
       *[other] {$n} marcadores
    } ({$color}).
log-painted = {$seat} pinta {$section}.
log-gathered = {$seat} colhe: {$tile}.
log-held = {$seat} leva: {$card}.
log-celebrated = {$seat} celebra uma cerimónia sem carta.
log-caught = {$seat} pesca: {$fish}.
log-hunted = {$seat} caça: {$card}.
log-found = {$seat} encontra: {$animal}.
log-megalith = {$seat} leva um megálito.
log-migrated = Um membro de {$seat} migra para {$cell}.
log-danced = Um xamã de {$seat} vai da posição {$from} para a {$to}.
log-stayed = Um xamã de {$seat} fica na posição {$position}.
log-stepped = {$seat} é o número {$place} na pista de cerimónia.
log-fishing = {$seat} chega à casa {$to} da pista de pesca.
log-footed = {$seat} deixa um cubo ({$color}) na base: {$action}.
log-pillar = {$seat} leva o pilar: {$action}.
log-fishing-paid = A pesca dá a {$seat} {$points} PV e {$dev} desenvolvimento.
log-marched = {$seat} paga um recurso ({$color}) por { $steps ->
        [one] {$steps} passo
       *[other] {$steps} passos
    }.
log-rushed = {$seat} paga um marcador ({$color}) por { $steps ->
        [one] {$steps} passo
       *[other] {$steps} passos
    }.
log-strode = {$seat} paga um ponto de desenvolvimento por um passo.
log-walked = Um membro de {$seat} vai de {$from} para {$to}, { $steps ->
        [one] {$steps} passo
       *[other] {$steps} passos
    }.
log-built = {$seat} constrói em {$cell}: {$camp}.
log-settled = Um construtor de {$seat} instala-se e volta ao tabuleiro.
log-joined = Um novo membro junta-se a {$seat}.
log-turned = {$seat} roda a peça ({$wheel}) {$way}.
log-bought-resource = {$seat} compra um recurso ({$color}).
log-bought-marker = {$seat} compra um marcador ({$color}).
log-sold-resource = {$seat} entrega um recurso ({$color}) por desenvolvimento.
log-sold-marker = {$seat} entrega um marcador ({$color}) por desenvolvimento.
log-passed = {$seat} passa.
log-ended = O jogo acabou; tudo é pontuado.

## A set-up that cannot be played
setup-layout = Este mapa é para outro número de jogadores.
setup-own = Uma forma própria só pode ter letras de a a z, algarismos e - : . (no máximo 80 sinais).
