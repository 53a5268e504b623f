### Doggerland em português: as palavras do livro de regras

## Goods

resource-wood = madeira
resource-stone = pedra
resource-fur = pele
resource-bone = osso
resource-tool = ferramenta
resource-fruit = fruta
resource-meat = carne
amount-wood = { $n ->
        [one] { $n } madeira
       *[other] { $n } madeiras
    }
amount-stone = { $n ->
        [one] { $n } pedra
       *[other] { $n } pedras
    }
amount-fur = { $n ->
        [one] { $n } pele
       *[other] { $n } peles
    }
amount-bone = { $n ->
        [one] { $n } osso
       *[other] { $n } ossos
    }
amount-tool = { $n ->
        [one] { $n } ferramenta
       *[other] { $n } ferramentas
    }
amount-fruit = { $n ->
        [one] { $n } fruta
       *[other] { $n } frutas
    }
amount-meat = { $n ->
        [one] { $n } carne
       *[other] { $n } carnes
    }
amount-scarcity = { $n } de escassez
nothing = nada

## Animals

animal-horse = cavalo
animal-reindeer = rena
animal-bison = bisão
animal-mammoth = mamute
the-horse = o cavalo
the-reindeer = a rena
the-bison = o bisão
the-mammoth = o mamute

## People

member-hunter = caçador-coletor
member-shaman = Xamã
member-chief = Chefe
member-guest-hunter = caçador-coletor branco
member-guest-chief = Chefe branco
rival-red = rival vermelho
rival-pink = rival rosa
rival-blue = rival azul

## Land

tile-centre = primeiro acampamento
tile-wood = madeira
tile-stone = pedra
tile-fruit = frutas
tile-shell = conchas
tile-small-game = caça de pequeno porte
tile-horse = terra do cavalo
tile-reindeer = terra da rena
tile-bison = terra do bisão
tile-mammoth = terra do mamute
direction-north = norte
direction-east = leste
direction-south = sul
direction-west = oeste

## Abilities, habitats, crafts

ability-range = alcance de movimento
ability-transport = capacidade de transporte
ability-tools = fabricação de ferramentas
habitat-simple = habitação simples
habitat-prestigious = habitação prestigiosa
habitat-makeshift = habitação improvisada
craft-statuette = estatueta
craft-necklace = colar

## The shaman's hut

shaman-perfect-painting = pintar perfeitamente
shaman-long-journey = longa viagem
shaman-menhir = Menir
shaman-alignment = Pedra Cerimonial
shaman-dolmen = Dólmen
shaman-first-player = 1º jogador
shaman-move-village = mover o vilarejo
shaman-trade = comércio
shaman-twins = gêmeos

## Common objectives

objective-O01 = pelo menos 10 membros, contando Chefe e Xamã
objective-O02 = pelo menos 5 ações feitas na cabana da Xamã
objective-O03 = habitações que valham pelo menos 9 pontos
objective-O04 = um animal pintado de cada espécie
objective-O05 = as três habilidades no nível máximo
objective-O06 = pelo menos 5 peças de artesanato
objective-O07 = os três tipos de megálito
objective-O08 = um nascimento, um megálito, um animal pintado de estação quente, um de estação fria, um artesanato e uma habitação prestigiosa

## Solo objectives

objective-SO01 = pelo menos 4 habitações prestigiosas
objective-SO02 = as três habilidades no nível máximo
objective-SO03 = pelo menos 2 dos 3 megálitos
objective-SO04 = 6 habitações construídas
objective-SO05 = pelo menos 5 ações da Xamã
objective-SO06 = pelo menos 4 cavalos ou renas pintados
objective-SO07 = pelo menos 3 bisões ou mamutes pintados
objective-SO08 = pelo menos 10 membros, contando Chefe e Xamã
objective-SO09 = pelo menos 9 animais de grande porte caçados
objective-SO10 = pelo menos 4 estatuetas
objective-SO11 = pelo menos 4 colares

## Solo events

event-E01 = Tempo ameno
event-E01-text = Programar não custa pele nesta rodada. Em estação quente, ganhe 1 fruta em vez disso.
event-E02 = Caçador andarilho
event-E02-text = Um caçador-coletor branco trabalha para você nesta rodada. Ele não precisa de lugar nem de comida.
event-E03 = Chefe visitante
event-E03-text = Um Chefe branco trabalha para você nesta rodada como segundo Chefe. O limite continua sendo dois artesanatos e duas pinturas.
event-E04 = Mercadores viajantes
event-E04-text = Antes de programar, troque até três vezes dois recursos por um. Ferramentas não.
event-E05 = Afloramento de sílex
event-E05-text = Ganhe 2 pedras.
event-E06 = Árvores derrubadas pelo vento
event-E06-text = Ganhe 2 madeiras.
event-E07 = Baleia encalhada
event-E07-text = Ganhe 2 carnes e 1 osso.
event-E08 = Fartura de frutas
event-E08-text = Cada coleta em uma peça de frutas gera 2 frutas a mais. A capacidade de transporte ainda limita.
event-E09 = Talhador habilidoso
event-E09-text = Se fabricar ferramentas nesta rodada, pegue 2 a mais.
event-E10 = Espíritos bondosos
event-E10-text = A oferenda da Xamã é grátis nesta rodada. Um megálito ainda é pago.
event-E11 = Trilhas conhecidas
event-E11-text = Seu alcance de movimento aumenta em 1 nesta rodada.
event-E12 = Pouco apetite
event-E12-text = 3 dos seus membros não precisam de comida nesta rodada.
event-E13 = Caverna iluminada
event-E13-text = Uma pintura não tem custo de programação nesta rodada.
event-E14 = Órfão no acampamento
event-E14-text = Se sobrar um lugar depois de abrigar os recém-nascidos, um caçador-coletor do seu suprimento se junta a você.
event-E15 = Bom curtume
event-E15-text = Cada caçada de animal de grande porte rende 1 pele a mais, além da capacidade de transporte.
event-E16 = Manadas nervosas
event-E16-text = Cada animal migra 1 peça a mais.
event-E17 = Manadas paradas
event-E17-text = Nenhum animal migra nesta rodada. Os rivais migram, e a seta de prioridade gira.
event-E18 = Ventos instáveis
event-E18-text = A seta de prioridade gira um quarto a mais antes da migração, e cada rival anda 1 peça a mais.
event-E19 = Novo vale
event-E19-text = Depois da revelação, coloque até 2 peças de terreno a mais ao lado de qualquer peça.
event-E20 = Nevasca
event-E20-text = Programar uma expedição custa 1 pele a mais.
event-E21 = Mofo
event-E21-text = Perca toda a comida da tigela 3 e metade das frutas da tigela 2, arredondando para cima.
event-E22 = Pontas quebradas
event-E22-text = Perca metade das suas ferramentas, arredondando para cima.
event-E23 = Febre
event-E23-text = Um dos seus caçadores-coletores não pode ser alocado nesta rodada. Ele come mesmo assim.
event-E24 = Presas mortais
event-E24-text = Depois de cada caçada de animal de grande porte com exatamente o mínimo de membros, um caçador-coletor do grupo é perdido.
event-E25 = Abrigo queimado
event-E25-text = Uma habitação simples construída volta ao suprimento geral; sem nenhuma, perca 2 madeiras. Membros sem lugar partem no final da rodada.
event-E26 = Ladrões noturnos
event-E26-text = Perca uma peça de artesanato ou 3 recursos que não sejam comida, à sua escolha.
event-E27 = Intrusos
event-E27-text = A peça de recurso não exaurida mais próxima do seu vilarejo é exaurida. Um animal nela vai para os rivais.
event-E28 = Refeições difíceis
event-E28-text = Em estação fria, cada carne vale só 1 comida. Em estação quente, perca 2 frutas antes da refeição.
event-E29 = Neblina
event-E29-text = Seu alcance de movimento diminui em 1 nesta rodada, com mínimo de 1.
event-E30 = Espíritos silenciosos
event-E30-text = Sua Xamã não pode usar a cabana nesta rodada. Outros trabalhos são permitidos.

## Phrases for goods and places

bowl = tigela { $n }
good-in-bowl = { $good } da tigela { $n }
tile-value = { $tile } ×{ $n }
tile-at = { $tile } ({ $cell })
tile-with-animal = { $animal } em { $tile }
craft-name = { $kind } { $id }
panel-name = { $animal }, linha { $line }, { $id }
line-top = de cima
line-middle = do meio
line-bottom = de baixo
couple-hunters = dois caçadores-coletores
couple-chief-hunter = Chefe e caçador-coletor
couple-shaman-hunter = Xamã e caçador-coletor
couple-chief-shaman = Chefe e Xamã
count-hunter = { $n ->
        [one] { $n } caçador-coletor
       *[other] { $n } caçadores-coletores
    }
designed = Criação nossa: o valor impresso só é conhecido como imagem.

## Orders: what was programmed

order-build = construir uma habitação ({ $who })
order-craft = artesanato: { $craft } ({ $who })
order-birth = um nascimento ({ $couple })
order-expedition = uma expedição para { $cell } ({ $party })
order-paint = pintar na linha { $line } ({ $who })
order-train = habilidade: { $ability } ({ $who })
order-rite = a Xamã: { $rite }

## Options of the table

option-mode = partida
option-mode-full = oito rodadas
option-mode-short = variante curta, seis rodadas
option-mode-easy = solo, fácil
option-mode-normal = solo, médio
option-mode-hard = solo, difícil
option-arrow = borda da seta de Prioridade de Migração
option-centre = seta da peça central
option-arrow-random = ao acaso
option-arrow-north = norte
option-arrow-east = leste
option-arrow-south = sul
option-arrow-west = oeste
option-centre-random = ao acaso
option-centre-north = norte
option-centre-east = leste
option-centre-south = sul
option-centre-west = oeste
option-first = 1º jogador
option-first-random = ao acaso
option-first-seat1 = lugar 1
option-first-seat2 = lugar 2
option-first-seat3 = lugar 3
option-first-seat4 = lugar 4

## Where points come from, and how a game ends

source-members = membros
source-habitats = habitações
source-crafts = artesanato
source-megaliths = megálitos
source-objectives = objetivos
source-paintings = pinturas
source-frescoes = linhas de pintura
source-scarcity = escassez
source-solo-objectives = objetivos cumpridos
reason-rounds = A última estação terminou.
reason-scarcity = Escassez demais: a tribo se perdeu.
reason-resigned = Você desistiu.

## Questions

ask-program = Programe uma ação ou passe
    .help = Coloque agora membros para uma ação, ou passe e fique de fora até a próxima rodada; tudo se realiza depois, na fase 3. Algumas ações custam logo uma ferramenta ou uma pele, e cada uma que faltar pode ser trocada por uma escassez, que tira 2 pontos no fim.
ask-who-build = Construir habitação: quem vai ao local de construção?
    .help = Envie um membro ao local de construção: custa 1 ferramenta agora, e mais 1 pele no frio. Você escolhe a habitação e paga a madeira e a pedra ao resolver; com o Chefe ela custa 1 madeira a menos.
ask-who-craft = Artesanato { $craft }: quem faz?
    .help = Ponha um membro nesta peça de artesanato; custa 1 ferramenta, e ninguém mais pode pegá-la nesta rodada. Você paga o que ela pede ao resolver; um segundo artesanato na rodada só é possível se o Chefe fizer um dos dois.
ask-who-paint = Pintar { $animal }: quem pinta?
    .help = Ponha um membro num animal livre da pintura; pintar custa 1 ferramenta, e mais 1 pele no frio. Ao resolver, você precisa de um animal dessa espécie na memória coletiva, senão a ação se perde.
ask-who-train = Quem vai para: { $ability }?
    .help = Qualquer membro pode trabalhar numa habilidade, e agora isso não custa nada; cada habilidade é usada no máximo uma vez por rodada. O preço do nível seguinte é pago ao resolver, e a habilidade sobe no máximo um nível.
ask-who-twins = Gêmeos: quem acompanha a Xamã?
    .help = Os gêmeos exigem a Xamã e mais um membro, um caçador-coletor ou o Chefe. Ao resolver e pagar a oferenda, chegam dois recém-nascidos, se o seu suprimento os tiver.
ask-torch = Caverna iluminada: esta é a pintura sem custo?
    .help = O evento da rodada permite programar uma pintura sem ferramenta nem pele. Diga sim para usá-lo nesta, ou não para guardá-lo para outra pintura da rodada.
ask-mark = Pintar perfeitamente: escolha o espaço da ficha de Xamã
    .help = Sua ficha de Xamã reserva para você esse animal livre da pintura. Ao resolver, você pode pôr até dois cubos nele, um por animal da espécie na memória coletiva.
ask-party-gather = Expedição para { $tile }: quem vai coletar?
    .help = Escolha quem vai: no máximo 3 componentes, em que um caçador-coletor, a Xamã e uma ferramenta contam 1 cada e o Chefe conta 2. A coleta é o que a peça mostra vezes a Maestria do grupo, e cada membro traz conforme sua capacidade de transporte.
ask-party-hunt = Expedição para { $tile }: quem caça { $animal }?
    .help = Uma caçada exige Maestria (1 por caçador ou ferramenta, 2 pelo Chefe) e membros suficientes: 2 e 1 para um cavalo, 3 e 2 para uma rena, 6 e 3 para um bisão, 8 e 4 para um mamute. As ferramentas levadas são gastas, e a Xamã não caça animais de grande porte.
ask-valley = Novo vale: escolha um espaço para mais uma peça ou pare
    .help = O evento permite pôr até mais duas peças em espaços livres ao lado da terra. Escolha um espaço, ou pare quando quiser.
ask-resolve = Resolva suas ações na ordem que quiser: qual é a próxima?
    .help = Realize suas ações programadas na ordem que quiser; o que uma traz pode pagar a seguinte. Você pode deixar o resto sem resolver, mas uma Xamã que espera em vão custa 1 de escassez.
ask-raise = Qual habitação você constrói, e onde?
    .help = Uma habitação simples tem 3 lugares e 1 ponto por 1 madeira e 1 pedra; uma prestigiosa tem 1 lugar e 3 pontos por 1 madeira, 1 pedra e 1 osso. Uma habitação improvisada pode ser coberta, desde que sobrem lugares para seus membros.
ask-load = O que vocês levam para casa?
    .help = O grupo achou mais do que pode carregar: cada membro leva conforme sua capacidade de transporte. Escolha o que vem para casa; o resto fica.
ask-remember = A memória coletiva está cheia: qual animal você esquece?
    .help = Sua memória coletiva guarda dois animais, e cada um se pinta uma vez. Escolha qual dá lugar ao novo, ou deixe o novo partir.
ask-knap = Fabricação de ferramentas: melhorar, fabricar ou ambos
    .help = Você pode subir a fabricação um nível com pedra, fabricar ferramentas uma vez, ou ambos em qualquer ordem. Fabrica-se no seu nível ou abaixo: 2 pedras dão 3, depois 1 pedra e 1 madeira dão 4, depois 1 pedra e 1 osso dão 5.
ask-offer = Qual oferenda para a Xamã ({ $rite })?
    .help = Essa ação da Xamã custa uma oferenda: 1 madeira, 1 osso ou 1 pele. Se você não a realizar, a Xamã volta sem marca e você recebe 1 de escassez.
ask-place-token = Longa viagem: escolha a peça para a ficha de Xamã
    .help = Ponha a ficha em qualquer peça, por longe que seja, sem vilarejo, megálito ou ficha de adversários. Na próxima rodada só você pode mandar uma expedição para lá, a qualquer distância.
ask-place-megalith = Escolha a peça para o megálito ({ $rite })
    .help = Ele fica numa peça ao seu alcance, sem vilarejo, megálito ou ficha de adversários. Vale 6, 8 ou 10 pontos, e os adversários nunca mais podem mandar uma expedição para essa peça.
ask-cubes = Pintar perfeitamente: um cubo ou dois?
    .help = Com dois animais da espécie na memória coletiva, você pode pintar um cubo ou dois, empilhados numa só pintura. Os dois contam na linha; um animal guardado pode ser pintado depois.
ask-give = Comércio: o que você dá?
    .help = Dê dois recursos quaisquer para receber um, quantas vezes quiser; ferramentas não se trocam. Pare quando bastar.
ask-give-traders = Mercadores viajantes: o que você dá?
    .help = Dê dois recursos quaisquer para receber um, até três vezes; ferramentas não se trocam. Pare quando bastar.
ask-receive = Comércio: o que você recebe em troca?
    .help = Pelos dois que deu, receba um recurso qualquer, menos ferramenta. A comida vai para sua tigela: fruta na primeira, carne na segunda.
ask-feed = Alimente sua tribo
    .help = Cada membro, menos os recém-nascidos, precisa de 1 comida; uma fruta vale 1 e uma carne vale 2. Quem fica com fome custa 1 de escassez, e depois toda a comida avança uma tigela à direita, onde acaba estragando.
ask-meal = Escolha o que é comido entre a comida que duraria
    .help = Escolha o que se come da comida que duraria; a última tigela dá o resto, porque estraga de qualquer modo. Uma refeição alimenta todos se a comida bastar.
ask-village = Mova seu vilarejo até 2 peças ou fique
    .help = Mova até 2 peças pela terra, seja qual for seu alcance de movimento, para ficar perto do que vai precisar. Você não pode parar onde um adversário tem vilarejo, megálito ou ficha.
ask-wander = A Xamã guia: mova seu vilarejo até 2 peças agora ou fique
    .help = A Xamã permite ao seu vilarejo mover até 2 peças já, além do movimento do final da rodada. Onde há um rival ele não pode parar.
ask-outfit = Variante curta: pegue mais { $n } entre pele, pedra, madeira e osso
    .help = Na variante curta cada tribo começa mais rica: pegue recursos entre pele, pedra, madeira e osso, à vontade. Pense no custo das suas primeiras ações.
ask-outfit-ability = Variante curta: pague um nível de uma habilidade, ou não
    .help = Você pode pagar agora um nível de uma habilidade, pelo preço normal. Se recusar, fica com os recursos.
ask-event = { $event }: você aceita?
    .help = O evento da rodada é oferecido a você: aceite e ele age, ou recuse. Depois os rivais fazem o que a carta diz.
ask-shelter = Abrigo queimado: qual habitação simples queima?
    .help = Uma das suas habitações simples queima e volta ao suprimento geral; escolha qual. Membros sem lugar partem depois da refeição.
ask-thieves = { $n ->
        [one] Ladrões noturnos: uma peça de artesanato ou mais { $n } recurso
       *[other] Ladrões noturnos: uma peça de artesanato ou { $n } recursos
    }
    .help = Entregue uma das suas peças de artesanato, ou 3 recursos que não sejam comida. Escolha o que fará menos falta.
ask-trespass = Intrusos: qual das peças mais próximas é exaurida?
    .help = A peça de recurso mais próxima do seu vilarejo é exaurida, e se houver várias à mesma distância você escolhe. Um animal que esteja nela vai para os rivais.
ask-orphan = Órfão no acampamento: a criança se junta a você?
    .help = Há um lugar livre: um caçador-coletor pode se juntar a você, vindo do seu suprimento. A criança não come nesta rodada, mas come a partir da próxima.
ask-wait = Nada a decidir
    .help = Outra pessoa decide agora, ou a partida acabou. Você pode olhar a mesa e ler o registro.

## Parts chosen so far

part-party = grupo: { $party }
part-mastery = Maestria { $n }
part-mastery-need = Maestria { $n } de { $need }
part-members-need = membros { $n } de { $need }
part-components = componentes { $n } de { $max }
part-yield = gera { $goods }
part-load = carrega { $n }
part-cost = custa { $goods }
part-free = sem custo
part-distance = { $n ->
        [one] { $n } peça de distância
       *[other] { $n } peças de distância
    }
part-room = espaço para mais { $n }
part-left = restam: { $goods }
part-given = dado: { $goods }
part-trades-left = { $n ->
        [one] mais { $n } troca
       *[other] mais { $n } trocas
    }
part-need = comida necessária: { $n }
part-eaten = comido até agora: { $n }
part-actions = { $n ->
        [one] falta { $n } ação
       *[other] faltam { $n } ações
    }
part-chief-saves = o Chefe economiza 1 madeira
part-idle = em casa: { $party }

## Options: buttons and targets

label-build = Construir habitação
label-craft = Criar { $craft }
label-birth = Nascimento: { $couple }
label-expedition = Expedição para { $tile }
label-paint = Pintar { $panel }
label-train = Melhorar { $ability }
label-train-tools = Fabricação de ferramentas
label-rite = Xamã: { $rite }
label-pass = Passar nesta rodada
label-resign = Desistir
label-send = Enviar: { $who }
label-bring = Levar uma ferramenta
label-mark = Ficha em { $panel }
label-do-build = Construir habitação ({ $who })
label-do-craft = Concluir { $craft }
label-do-birth = O nascimento
label-do-gather = Coletar: { $tile }
label-do-hunt = Caçar { $animal }: { $tile }
label-do-paint = Pintar { $panel }
label-do-train = Melhorar { $ability }
label-do-train-tools = Fabricação de ferramentas
label-do-rite = Xamã: { $rite }
label-rest = Deixar o resto sem resolver
label-raise-ground = Construir: { $habitat }, espaço livre
label-raise-cover = Construir: { $habitat }, sobre uma improvisada
label-take = Pegar { $good }
label-forget = Esquecer { $animal }
label-improve = Melhorar { $ability }
label-make = { $n ->
        [one] Fabricar { $n } ferramenta
       *[other] Fabricar { $n } ferramentas
    }
label-offer = Oferecer { $good }
label-place-token = Ficha em { $tile }
label-place-megalith = Megálito em { $tile }
label-place-valley = Nova peça em { $cell }
label-place-trespass = Exaurir { $tile }
label-cubes-once = Um cubo
label-cubes-twice = Dois cubos
label-give = Dar { $good }
label-receive = Pegar { $good }
label-feed = Servir esta refeição
label-rearrange = Montar a refeição
label-eat = Comer { $good }
label-move = Mover para { $tile }
label-stay = Ficar
label-accept = Aceitar
label-decline = Recusar
label-torch-yes = Sim, à luz de tochas
label-torch-no = Não, pagar o custo
label-burn-ground = A habitação em espaço próprio
label-burn-cover = A habitação sobre uma improvisada
label-lose = Perder { $craft }
label-discard = Perder { $good }
label-done = Pronto
label-done-party = Enviar a expedição
label-done-load = Levar para casa
label-done-trade = Sem mais trocas
label-done-outfit = Sem melhoria
label-done-valley = Sem mais peças
label-other = { $name }

## Previews: what it costs and brings

preview-cost = custa { $goods }
preview-later = depois custa { $goods }
preview-scarcity = { $n } de escassez pelo que falta
preview-loses = uma escassez a mais: você perderia a partida
preview-gain = rende { $goods }
preview-yield = gera até { $goods }
preview-carry = { $n } podem ser carregados
preview-distance = { $n ->
        [one] a { $n } peça de distância
       *[other] a { $n } peças de distância
    }
preview-journey = pela longa viagem
preview-points = { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
preview-beds = lugares { $old } → { $new }
preview-no-slot = { $n ->
        [0] não resta espaço de habitação: a construção será perdida
        [one] suas construções dividem { $n } espaço: a que não achar lugar é perdida
       *[other] suas construções dividem { $n } espaços: a que não achar lugar é perdida
    }
preview-level = { $old } → { $new }
preview-needs = exige { $mastery } de Maestria e { $members } membros
preview-mastery = Maestria { $old } → { $new }
preview-remembered = { $animal } está na memória coletiva
preview-not-remembered = ainda não está na memória coletiva
preview-newborn = { $n ->
        [one] { $n } recém-nascido
       *[other] { $n } recém-nascidos
    }
preview-homeless = { $n ->
        [one] { $n } recém-nascido sem lugar
       *[other] { $n } recém-nascidos sem lugar
    }
preview-exhausts = a peça é exaurida
preview-half = a peça fica meio exaurida
preview-wasted-shaman = a Xamã espera em vão: 1 de escassez
preview-undone = { $n ->
        [one] { $n } ação não resolvida
       *[other] { $n } ações não resolvidas
    }
preview-meal = come { $goods }
preview-behind = fica para trás: { $goods }
preview-spoils = estraga: { $goods }
preview-hut = você pega a cabana de 1º jogador
preview-cannot-pay = você ainda não pode pagar

## The log

log-arrow-set = A seta de Prioridade de Migração começa na borda { $edge }.
log-centre-set = A seta da peça central aponta para: { $edge }.
log-first = { $seat } é o 1º jogador.
log-objective-set = Objetivo: { $objective }.
log-goal-dropped = Este objetivo é substituído: { $objective }.
log-tile-laid = Novo terreno: { $tile }.
log-craft-shown = Novo artesanato: { $craft }.
log-fresco-turned = Uma peça de pintura é revelada: { $animals }.
log-card-turned = A carta da rodada: { $event }.
log-gained = { $seat } ganha { $goods }.
log-paid = { $seat } gasta { $goods }.
log-scarce = { $seat } recebe { $n } de escassez.
log-round-hot = Rodada { $n }: estação quente.
log-round-cold = Rodada { $n }: estação fria.
log-programmed = { $seat } programa: { $order }.
log-passed = { $seat } passa.
log-resigned = { $seat } desiste.
log-resolved = { $seat } resolve: { $order }.
log-skipped = { $seat } não resolve: { $order }.
log-built = { $seat } constrói: { $habitat }.
log-crafted = { $seat } cria { $craft }.
log-born = { $n ->
        [one] { $seat } tem um recém-nascido.
       *[other] { $seat } tem { $n } recém-nascidos.
    }
log-gathered = { $seat } coleta em { $cell }.
log-exhausted-half = { $cell } fica meio exaurida.
log-exhausted-fully = { $cell } fica exaurida.
log-hunted = { $seat } caça { $animal } em { $cell }.
log-remembered = { $seat } guarda { $animal } na memória coletiva.
log-forgotten = { $seat } esquece { $animal }.
log-painted = { $n ->
        [one] { $seat } pinta { $panel }.
       *[other] { $seat } pinta { $panel } perfeitamente, { $n } cubos.
    }
log-improved = { $seat }: { $ability } sobe para o nível { $n }.
log-made = { $n ->
        [one] { $seat } fabrica { $n } ferramenta.
       *[other] { $seat } fabrica { $n } ferramentas.
    }
log-offered = { $seat } oferece { $goods } à Xamã.
log-token-placed = { $seat } sonha com { $cell }: uma ficha de Xamã fica ali.
log-token-returned = A ficha de Xamã de { $seat } deixa { $cell }.
log-hut-taken = { $seat } pega a cabana de 1º jogador.
log-traded = { $seat } troca { $given } por { $got }.
log-megalith = { $seat } ergue um megálito em { $cell }: { $rite }.
log-migrated = Migração: { $animal }, de { $from } para { $to }.
log-arrow-turned = A seta de Prioridade de Migração agora está na borda { $edge }.
log-fed = { $seat } come { $goods }.
log-hungry = { $n ->
        [one] { $seat } come { $goods }; { $n } membro fica com fome.
       *[other] { $seat } come { $goods }; { $n } membros ficam com fome.
    }
log-spoiled = { $seat }: a comida envelhece, { $goods } estraga.
log-aged = { $seat }: a comida passa para a tigela à direita.
log-housed = { $n ->
        [one] { $seat }: { $n } recém-nascido encontra lugar.
       *[other] { $seat }: { $n } recém-nascidos encontram lugar.
    }
log-newborns-lost = { $n ->
        [one] { $seat }: { $housed } abrigado, { $n } recém-nascido perdido por falta de lugar.
       *[other] { $seat }: { $housed } abrigado, { $n } recém-nascidos perdidos por falta de lugar.
    }
log-objective-reached = { $seat } completa um objetivo por { $n } pontos: { $objective }.
log-spawned = Surge em { $cell }: { $animal }.
log-village-moved = { $seat } move o vilarejo de { $from } para { $to }.
log-hut-passed = A cabana de 1º jogador passa para { $seat }.
log-event-accepted = { $event }: { $text }
log-event-declined = { $event }: recusado.
log-rival-placed = Em { $cell }: { $rival }.
log-rival-moved = De { $from } para { $to }: { $rival }.
log-taken = Os rivais pegam { $animal } em { $cell }.
log-rivals-forgot = Os rivais esquecem { $animal }.
log-rivals-painted = Os rivais pintam { $panel }.
log-craft-discarded = Os rivais descartam { $craft }.
log-crafts-shuffled = As peças de artesanato descartadas são embaralhadas de novo.
log-goal-marked = Objetivo cumprido: { $objective }.
log-goal-lost = Objetivo perdido: { $objective }.
log-guest-came = { $seat } recebe: { $who }, por esta rodada.
log-guest-left = { $seat }: o { $who } vai embora.
log-burnt = Uma habitação simples de { $seat } queima.
log-craft-lost = { $seat } perde { $craft }.
log-died = Um caçador-coletor de { $seat } morre na caçada.
log-departed = { $n ->
        [one] { $n } membro sem lugar deixa { $seat }.
       *[other] { $n } membros sem lugar deixam { $seat }.
    }
log-joined = Um órfão se junta a { $seat }.

## Why not

why-not-now = Não é isso que se pede agora.
why-not-your-turn = É a vez de { $seat }.
why-over = A partida acabou.
why-chance = Isso é sorteado, ninguém escolhe.
why-not-home = Nenhum { $who } em casa.
why-craft-not-open = Não está à vista na área de artesanato: { $craft }.
why-craft-taken = Um membro de { $seat } já está em { $craft }.
why-craft-limit = Você já programou um artesanato nesta rodada; o segundo exige o Chefe, que não está em casa.
why-craft-twice = No máximo dois artesanatos por rodada.
why-chief-only = Uma segunda vez na mesma rodada exige o Chefe.
why-birth-done = Você já programou um nascimento nesta rodada; só um é permitido.
why-no-couple = É preciso ter ambos em casa: { $couple }.
why-reserve-empty = { $n ->
        [one] Seu suprimento tem { $n } caçador-coletor, já prometido.
       *[other] Seu suprimento tem { $n } caçadores-coletores, todos já prometidos.
    }
why-no-tile = Não há terreno em { $cell }.
why-too-far = { $cell } está a { $distance } peças; seu alcance de movimento é { $n }.
why-unreachable = Nenhum caminho de peças leva a { $cell }.
why-village = O vilarejo de { $seat } está em { $cell }.
why-megalith = Um megálito de { $seat } está em { $cell }.
why-token = Uma ficha de Xamã de { $seat } está em { $cell }.
why-camp = Uma expedição de { $seat } está em { $cell }.
why-own-camp = Sua expedição já está em { $cell }.
why-rival = Em { $cell } está: { $rival }.
why-exhausted = { $cell } está exaurida.
why-empty = Não há nada para coletar ou caçar em { $cell }.
why-hunt-mastery = Caçar { $animal } exige { $need } de Maestria, a expedição tem { $n }: acrescente uma ferramenta ou um caçador-coletor.
why-hunt-members = Caçar { $animal } exige { $need } membros, a expedição tem { $n }.
why-hunt-too-strong = Caçar { $animal } exige { $need } de Maestria e { $members } membros; você pode enviar no máximo { $n } de Maestria e { $most } membros.
why-shaman-hunts = A Xamã não caça animais de grande porte.
why-components = Uma coleta tem no máximo { $max } componentes; seriam { $n }.
why-no-tools = Você não tem mais ferramentas para levar.
why-party-empty = Uma expedição tem pelo menos um membro.
why-party-order = O grupo é montado em ordem: Chefe, Xamã, caçadores-coletores, ferramentas. Volte para mudar.
why-panel-closed = Esse espaço de pintura não está revelado.
why-panel-held = Alguém já está pintando esse espaço.
why-panel-painted = Esse espaço já está pintado.
why-paint-limit = Você já tem uma pintura nesta rodada; a segunda exige o Chefe, que não está em casa.
why-paint-twice = No máximo duas pinturas por rodada.
why-ability-max = Habilidade já no nível máximo: { $ability }.
why-ability-used = Habilidade já usada nesta rodada: { $ability }.
why-shaman-away = Sua Xamã não está em casa.
why-rite-taken = A Xamã de { $seat } ocupa esse espaço.
why-rite-blocked = Uma Xamã rival bloqueia esse espaço nesta rodada.
why-rite-done = Ação já feita; cada ação da Xamã só se faz uma vez por partida.
why-rite-silent = Os espíritos estão em silêncio: a cabana não pode ser usada nesta rodada.
why-rite-absent = Esta partida não tem esse espaço na cabana.
why-no-free-panel = Nenhum espaço livre para sua ficha.
why-no-mate = Gêmeos exigem outro membro em casa: caçador-coletor ou Chefe.
why-not-mate = Só um caçador-coletor ou o Chefe acompanha a Xamã.
why-guest-parent = Os visitantes brancos não têm filhos.
why-not-programmed = Você não programou isso.
why-cannot-pay = Custa { $cost }; você tem { $have }.
why-not-remembered = Falta { $animal } na sua memória coletiva.
why-no-ground = Todos os espaços sem habitação improvisada estão ocupados.
why-no-cover = Não resta habitação improvisada para cobrir.
why-cover-beds = Restariam { $n } lugares para { $members } membros.
why-not-yielded = Não há mais { $good } para pegar aqui.
why-load-order = Os recursos são pegos em ordem; você pode voltar.
why-load-full = É preciso carregar tudo o que der: mais { $n }.
why-load-enough = O grupo carrega tudo o que pode: já pode ir para casa.
why-no-animal = Este animal não está aqui para ser esquecido: { $animal }.
why-once-a-round = Só uma vez por rodada.
why-level = Sua fabricação de ferramentas está no nível { $n }.
why-offering = A Xamã aceita { $goods }.
why-not-owned = Você não tem { $good }.
why-no-tool-trade = Ferramentas não podem ser trocadas.
why-village-far = O vilarejo se move no máximo 2 peças, sem atravessar lacunas.
why-meal-order = A comida é escolhida em ordem; você pode voltar.
why-meal-enough = Nada supérfluo é comido.
why-must-feed = É preciso alimentar a tribo enquanto houver comida.
why-solo-only = Só no modo solo.
why-not-yours = Não é sua: { $craft }.
why-begun = Você começou a entregar recursos: continue.
why-not-nearest = { $cell } não está entre as peças não exauridas mais próximas.
why-not-a-cell = Nenhuma peça pode ser colocada em { $cell }.
why-outfit-goods = Só pele, pedra, madeira e osso.
why-outfit-enough = Os recursos da variante curta já foram pegos: agora um nível de uma habilidade, ou pronto.
why-finish = É preciso terminar isto primeiro.
why-fever = Seu último caçador-coletor em casa está com febre nesta rodada.
why-no-place = Nenhuma peça ao alcance pode receber o megálito.
why-village-here = Seu vilarejo já está ali.
why-no-food-lost = Comida não é levada, só outros recursos.
why-thieves-order = Não restariam recursos suficientes: comece pelos primeiros.
why-thieves-enough = Os ladrões já têm o bastante: diga que está pronto.
why-passed = Você passou nesta rodada.

## The bar above

fact-round = rodada { $n } de { $max }
fact-season-hot = estação quente
fact-season-cold = estação fria
fact-phase-setup = preparação
fact-phase-card = os rivais
fact-phase-program = fase 1: programação
fact-phase-discover = fase 2: revelação
fact-phase-resolve = fase 3: resolução
fact-phase-migrate = fase 4: migração
fact-phase-end = fase 5: final da rodada
fact-over = fim da partida
fact-turn = { $seat } decide
fact-pile = { $n ->
        [one] { $n } peça no estoque
       *[other] { $n } peças no estoque
    }

## Places

place-land = Doggerland
place-cell = { $cell }
place-edge = borda { $edge }
place-supply = suprimento de animais
place-track = rodadas
place-round-hot = rodada { $n }, quente
place-round-cold = rodada { $n }, fria
place-wall = a pintura da caverna
place-wall-line = linha { $line }
place-panel = { $animal }, linha { $line }
place-hut = a cabana da Xamã
place-rite = { $rite }
place-market = área de artesanato
place-site = local de construção de habitações
place-objectives = objetivos
place-board = a tribo de { $seat }
place-homes = habitações
place-slot = espaço de habitação { $n }
place-people = em casa
place-parents = nascimento
place-newborns = recém-nascidos
place-abilities = habilidades
place-ability = { $ability }
place-bowls = tigelas
place-bowl = tigela { $n }
place-stores = recursos
place-memory = memória coletiva
place-crafts = artesanatos
place-reserve = suprimento
place-rivals = os rivais
place-rivals-memory = memória coletiva dos rivais
place-card = carta da rodada

## Pieces

piece-tile = { $tile }
piece-village = vilarejo de { $seat }
piece-megalith = { $rite } de { $seat }
piece-token = ficha de Xamã de { $seat }
piece-member = { $who } de { $seat }
piece-tools = ferramentas levadas
piece-cube = cubo de { $seat }
piece-rival-cube = cubo dos rivais
piece-arrow = seta de Prioridade de Migração
piece-marker = anel de Marcador de Rodada
piece-first = cabana de 1º jogador
piece-fresco = { $animal }
piece-fresco-pile = peças de pintura viradas para baixo
piece-craft = { $craft }
piece-craft-pile = pilha de artesanato
piece-land-pile = estoque de terreno
piece-objective = { $objective }
piece-habitat = { $habitat }
piece-habitat-pile = pilha de peças de habitação, este lado à vista: { $habitat }
piece-offering = oferenda, à escolha: { $goods }
piece-good = { $good }
piece-scarcity = escassez
piece-newborn = recém-nascido de { $seat }
piece-level = nível { $n }
piece-rival-shaman = Xamã rival
piece-card = { $event }: { $text }
piece-reserve = caçadores-coletores no suprimento
badge-arrow = os animais vão para: { $edge }
badge-value = valor { $n }
badge-half = meio exaurida
badge-exhausted = exaurida
badge-mastery = Maestria { $n }
badge-members = membros { $n }
badge-points = { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
badge-beds = { $n ->
        [one] { $n } lugar
       *[other] { $n } lugares
    }
badge-cost = { $good }
badge-offering = ou { $good }
badge-award = { $seat }: { $n } pontos
badge-done = cumprido
badge-progress = { $n } de { $max }
badge-event-active = vale nesta rodada
badge-obligatory = obrigatório
badge-rival-move = { $rival }: { $n } { $edge }
badge-limit = no máximo { $n }

## What the end of the round will bring

forecast-hungry = { $n ->
        [one] Falta comida: { $n } membro ficaria com fome.
       *[other] Falta comida: { $n } membros ficariam com fome.
    }
forecast-spoils = Depois da refeição, { $goods } estragaria.
forecast-homeless = { $n ->
        [one] { $n } recém-nascido ainda não tem lugar.
       *[other] { $n } recém-nascidos ainda não têm lugar.
    }
forecast-no-fur = A próxima estação é fria e você não tem peles.
forecast-no-tool = Você não tem ferramentas para a próxima rodada.
forecast-shaman = A ação da Xamã ainda não pode ser paga: { $rite }.
forecast-perfect = Pintar perfeitamente: { $animal } ainda não está na memória coletiva.
forecast-bedless = { $n ->
        [one] { $n } membro sem lugar partirá.
       *[other] { $n } membros sem lugar partirão.
    }
forecast-limit = Mais uma escassez e a partida está perdida.

## A set-up that cannot be played
setup-short = A partida curta é para dois a quatro jogadores.
setup-alone = Sozinho, escolha um nível: fácil, médio ou difícil.
setup-level = Os níveis pertencem ao modo solo.
setup-first = O 1º jogador deve ser um dos que estão à mesa.
