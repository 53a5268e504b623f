# Paleo em português.

## Words of the game
plain = { $words }
group = Grupo { $n }
group-led = Grupo { $n } ({ $leaders })
leader = { $who }
food = comida
wood = madeira
stone = pedra
strength = força
perception = perceção
craft = habilidade
skull = caveira
tile = peça do fresco
hearts = corações
wounds = ferimentos
held = sobre esta carta
no-card = nenhuma carta
no-option = nenhuma opção
no-tool = nenhuma ferramenta
story-designed = Criação nossa: não conhecemos o valor impresso
tool-torch = tocha
tool-hand-axe = biface
tool-spear = lança
tool-fur = pele
tool-clothing = roupa
tool-tent = tenda
tool-talisman = talismã
tool-root = raiz curativa
tool-raft = jangada
tool-rope = corda
tool-spear-thrower = propulsor
back-forest = floresta
back-river = rio
back-mountain = montanha
back-camp = lareira
back-red = verso vermelho
back-snow = neve
back-coldforest = floresta fria
back-dream = sonho
back-secret = segredo { $n }
back-with = { $back } ({ $symbol })
symbol-new = vindo do acampamento
symbol-mammoth = mamute
symbol-cave = gruta
symbol-wolf = lobo
symbol-figure = vulto
symbol-hand = mão branca
symbol-paw = pata
symbol-trail = trilho
symbol-spiral = espiral
symbol-herd = manada
symbol-island = ilha
symbol-shell = concha
tag-wolf = lobos
tag-person = pessoas
tag-paw = patas
tag-animal = animais
tag-mammoth = mamutes
tag-hand = mãos brancas
tag-warrior = guerreiros
module-mammoth-hunters = Caçadores de mamutes
module-a-new-world = Uma terra nova
module-wolf-territory = Terra de lobos
module-the-go-between = A intermediária
module-long-winter = Longo inverno
module-fever = Febre
module-the-white-bull = O touro branco
module-the-great-river = O grande rio
module-white-hands = O ataque das Mãos Brancas
module-the-beast = A Besta

## The lobby
option-level = Nível
option-level-I = I: mamutes e uma terra nova
option-level-II = II: lobos e a intermediária
option-level-III = III: inverno e febre
option-level-IV = IV: lobos e o touro branco
option-level-V = V: mamutes e o grande rio
option-level-VI = VI: terra nova e Mãos Brancas
option-level-VII = VII: intermediária, inverno e a Besta
option-level-free = Módulos à escolha
option-first = Primeiro módulo (nível livre)
option-second = Segundo módulo (nível livre)
option-third = Terceiro módulo (nível livre)
option-first-A = A: Caçadores de mamutes
option-first-B = B: Uma terra nova
option-first-C = C: Terra de lobos
option-first-D = D: A intermediária
option-first-E = E: Longo inverno
option-first-F = F: Febre
option-first-G = G: O touro branco
option-first-H = H: O grande rio
option-first-I = I: O ataque das Mãos Brancas
option-second-A = A: Caçadores de mamutes
option-second-B = B: Uma terra nova
option-second-C = C: Terra de lobos
option-second-D = D: A intermediária
option-second-E = E: Longo inverno
option-second-F = F: Febre
option-second-G = G: O touro branco
option-second-H = H: O grande rio
option-second-I = I: O ataque das Mãos Brancas
option-third-none = Nenhum
option-third-A = A: Caçadores de mamutes
option-third-B = B: Uma terra nova
option-third-C = C: Terra de lobos
option-third-D = D: A intermediária
option-third-E = E: Longo inverno
option-third-F = F: Febre
option-third-G = G: O touro branco
option-third-H = H: O grande rio
option-third-I = I: O ataque das Mãos Brancas
option-third-J = J: A Besta
option-fourth = Quarto módulo (nível livre)
option-fourth-none = Nenhum
option-fourth-A = A: Caçadores de mamutes
option-fourth-B = B: Uma terra nova
option-fourth-C = C: Terra de lobos
option-fourth-D = D: A intermediária
option-fourth-E = E: Longo inverno
option-fourth-F = F: Febre
option-fourth-G = G: O touro branco
option-fourth-H = H: O grande rio
option-fourth-I = I: O ataque das Mãos Brancas
option-fourth-J = J: A Besta
option-fifth = Quinto módulo (nível livre)
option-fifth-none = Nenhum
option-fifth-A = A: Caçadores de mamutes
option-fifth-B = B: Uma terra nova
option-fifth-C = C: Terra de lobos
option-fifth-D = D: A intermediária
option-fifth-E = E: Longo inverno
option-fifth-F = F: Febre
option-fifth-G = G: O touro branco
option-fifth-H = H: O grande rio
option-fifth-I = I: O ataque das Mãos Brancas
option-fifth-J = J: A Besta
option-sixth = Sexto módulo (nível livre)
option-sixth-none = Nenhum
option-sixth-A = A: Caçadores de mamutes
option-sixth-B = B: Uma terra nova
option-sixth-C = C: Terra de lobos
option-sixth-D = D: A intermediária
option-sixth-E = E: Longo inverno
option-sixth-F = F: Febre
option-sixth-G = G: O touro branco
option-sixth-H = H: O grande rio
option-sixth-I = I: O ataque das Mãos Brancas
option-sixth-J = J: A Besta
option-seventh = Sétimo módulo (nível livre)
option-seventh-none = Nenhum
option-seventh-A = A: Caçadores de mamutes
option-seventh-B = B: Uma terra nova
option-seventh-C = C: Terra de lobos
option-seventh-D = D: A intermediária
option-seventh-E = E: Longo inverno
option-seventh-F = F: Febre
option-seventh-G = G: O touro branco
option-seventh-H = H: O grande rio
option-seventh-I = I: O ataque das Mãos Brancas
option-seventh-J = J: A Besta
option-eighth = Oitavo módulo (nível livre)
option-eighth-none = Nenhum
option-eighth-A = A: Caçadores de mamutes
option-eighth-B = B: Uma terra nova
option-eighth-C = C: Terra de lobos
option-eighth-D = D: A intermediária
option-eighth-E = E: Longo inverno
option-eighth-F = F: Febre
option-eighth-G = G: O touro branco
option-eighth-H = H: O grande rio
option-eighth-I = I: O ataque das Mãos Brancas
option-eighth-J = J: A Besta
option-ninth = Nono módulo (nível livre)
option-ninth-none = Nenhum
option-ninth-A = A: Caçadores de mamutes
option-ninth-B = B: Uma terra nova
option-ninth-C = C: Terra de lobos
option-ninth-D = D: A intermediária
option-ninth-E = E: Longo inverno
option-ninth-F = F: Febre
option-ninth-G = G: O touro branco
option-ninth-H = H: O grande rio
option-ninth-I = I: O ataque das Mãos Brancas
option-ninth-J = J: A Besta
option-tenth = Décimo módulo (nível livre)
option-tenth-none = Nenhum
option-tenth-A = A: Caçadores de mamutes
option-tenth-B = B: Uma terra nova
option-tenth-C = C: Terra de lobos
option-tenth-D = D: A intermediária
option-tenth-E = E: Longo inverno
option-tenth-F = F: Febre
option-tenth-G = G: O touro branco
option-tenth-H = H: O grande rio
option-tenth-I = I: O ataque das Mãos Brancas
option-tenth-J = J: A Besta
option-start = Início
option-start-gentle = Suave: três pessoas por grupo, 7 de comida
option-start-normal = Normal
option-start-hard = Difícil: uma caveira desde o início
option-groups = Grupos (três para um primeiro jogo; se forem menos do que as pessoas, várias lideram um em conjunto)
option-groups-usual = Um por jogador, dois a solo
option-groups-1 = Um
option-groups-2 = Dois
option-groups-3 = Três
option-groups-4 = Quatro
source-painting = Peças do fresco
source-skulls = Caveiras
reason-painted = O fresco está completo
reason-beast = A Besta foi vencida
reason-skulls = Cinco caveiras: a tribo está perdida
reason-emptied = Nada resta para explorar

## The table
fact-day = Dia { $n }
fact-over = Fim
fact-deal = Distribuem-se as cartas
fact-missions = Noite: missões
fact-night-cards = Noite: cartas dos grupos
fact-daytime = De dia
fact-painting = Fresco { $n } de { $max }
fact-skulls = Caveiras { $n } de { $max }
fact-calm = A Besta está calma
fact-enraged = A Besta está furiosa
fact-modules = Módulos: { $list }
place-day = Hoje
group-asleep = a dormir
group-choosing = ainda a escolher uma carta
tile-missing = ainda falta uma peça do fresco
skull-missing = lugar para uma caveira
place-night = Noite
place-painting = Fresco
place-skulls = Caveiras
place-missions = Missões
place-secrets = Segredos
place-guard = Guerreiros de guarda
place-waiting = À espera
place-deed = Em curso
place-camp = Acampamento
place-rack = Bancada
place-reserve = Reserva de ferramentas
place-hidden = Descarte oculto
place-discard = Descarte aberto
place-graveyard = Cemitério
place-people = Pessoas
place-tools = Ferramentas
place-placed = Cartas junto do grupo
place-deck = Baralho
hidden-pile = cartas descartadas viradas para baixo
pile-people = pessoas por vir
pile-dreams = sonhos
pile-ideas = ideias
in-supply = { $n } na reserva geral
can-help = pode ajudar
could-help = poderiam ajudar: { $groups }
helps = { $group } ajuda
with-help = com { $groups }
deed-of = { $group }: { $deed } ({ $card })
lacks = falta { $n } de { $skill }
rolled = dados: mais { $n } de { $skill }
note-hunger = { $people } pessoas, { $food } de comida: { $unfed } { $unfed ->
    [one] passa
   *[other] passam
} fome esta noite
note-fed = { $people } pessoas, { $food } de comida: todos comem ({ $unfed } com fome)
note-met = { $card }: pode cumprir-se esta noite
note-due = { $card }: ainda não se pode cumprir

## O que as coisas podem
tool-gives = +{ $n } { $skill }
tool-shields = anula { $n ->
    [one] um ferimento
   *[other] até { $n } ferimentos
}
tool-heals = cura { $n ->
    [one] um ferimento
   *[other] até { $n } ferimentos
} antes ou depois de uma ação
tool-wards = ignora o perigo revelado, mesmo depois dos dados
tool-once = descarta-se ao usar
tool-stays = fica ao usar
tool-idle = nada faz por si; algumas cartas pedem-na
card-symbol = símbolo: { $what }
card-space = espaço para { $n } { $what }
card-brings = traz: { $what }
card-tokens = põe { $n } { $what } na bancada
card-option = { $deed }: { $terms }
card-hostile = { $deed } (hostil): { $terms }
card-extra = { $deed } (ação adicional): { $terms }
card-night = { $deed } (à noite): { $terms }
place-recap = O que os versos escondem
recap-forest = Floresta: sobretudo madeira e comida
recap-river = Rio: sobretudo comida e peles
recap-mountain = Montanha: sobretudo pedra e peles
recap-camp = Lareira: fabricar, encontrar pessoas, sonhos e ideias

## Terms of options
need-skill = { $n } de { $skill }
need-dice = { $n } { $n ->
    [one] dado
   *[other] dados
}
need-have = com { $what }
need-guard = um guerreiro de guarda
need-calm = só com a Besta calma
need-enraged = só com a Besta furiosa
need-grave = { $n } { $tag } no cemitério
need-tiles = { $n } peças do fresco
need-eased = menos força por cada uma das { $tag } destruídas, nunca abaixo de { $n }
need-help = com a opção de ajuda de uma carta revelada
cost-resource = pagar { $n } { $what }
cost-any = pagar { $n } recursos à escolha
cost-tool = descartar { $n } { $what }
cost-held = retirar { $n } desta carta
cost-person = sacrificar { $who }
cost-discard = descartar { $n } { $n ->
    [one] carta
   *[other] cartas
} do baralho
gain-stuff = +{ $n } { $what }
gain-secret = segredo { $n }
gain-person = +{ $n } { $n ->
    [one] pessoa
   *[other] pessoas
}
gain-dream = +{ $n } { $n ->
    [one] sonho
   *[other] sonhos
}
gain-idea = +{ $n } { $n ->
    [one] ideia
   *[other] ideias
}
gain-make = fabricar até { $n } { $n ->
    [one] objeto
   *[other] objetos
}
gain-heal = curar { $n }
gain-skull = { $n } { $n ->
    [one] caveira
   *[other] caveiras
}
gain-remove-skull = retirar { $n } { $n ->
    [one] caveira
   *[other] caveiras
}
gain-tile = { $n } { $n ->
    [one] peça
   *[other] peças
} do fresco
gain-wounds = { $n } { $n ->
    [one] ferimento
   *[other] ferimentos
} numa pessoa
gain-wounds-each = { $n } { $n ->
    [one] ferimento
   *[other] ferimentos
} em cada grupo
gain-forced-discard = perder { $n } { $n ->
    [one] carta
   *[other] cartas
} do baralho
gain-lose = perder { $n } { $what }
gain-lose-any = perder { $n } { $n ->
    [one] recurso
   *[other] recursos
}
gain-lose-tool = perder { $n } { $n ->
    [one] ferramenta
   *[other] ferramentas
}
gain-lose-person = perder { $n } { $n ->
    [one] pessoa
   *[other] pessoas
}
gain-guard-wounds = { $n } { $n ->
    [one] ferimento
   *[other] ferimentos
} no primeiro guerreiro
gain-guard-heal = curar { $n } ao primeiro guerreiro
gain-ease = o combate final pede menos { $n } de força
gain-ward = o perigo é ignorado
gain-enrage = a Besta enfurece-se
gain-win = vitória
gain-destroy = esta carta é destruída
gain-nothing = a salvo
on-miss = se os dados não forem cumpridos: { $what }
preview-reds = { $n } { $n ->
    [one] verso vermelho
   *[other] versos vermelhos
} no topo: { $n } { $n ->
    [one] ferimento
   *[other] ferimentos
}

## Questions
ask-wait = Um momento
    .help = Outra pessoa decide agora, ou tudo acontece por si. Pode observar e combinar o que fazer a seguir.
ask-scout = Escolha uma carta pelo verso, ou durma mais cedo
    .help = Escolha uma das suas três cartas de cima pelo verso: floresta, rio, montanha ou lareira dão uma ideia do que lá está, e vermelho é perigo. Em vez disso pode descartar o baralho todo e dormir: é seguro, mas não rende nada.
ask-floor = Aja, ajude, ignore, ou espere pelos outros
    .help = Use a sua carta revelada para uma só coisa: uma ação dela, ajudar outro grupo, ou ignorá-la, a não ser que seja um perigo. A ordem é livre: combinem, e espere se outros devem ir primeiro.
ask-more = Mais alguma coisa antes do fim do turno?
    .help = Todas as cartas deste turno foram usadas. Cartas em jogo podem oferecer ações adicionais; use-as agora ou termine o turno.
ask-secret = { $group } encontra { $card }: e agora?
    .help = Um segredo resolve-se logo como uma carta revelada: escolha uma das suas ações. Quem ajudou continua a ajudar, e outros podem juntar-se.
ask-failed = { $group }: os dados foram demais ({ $card }); o que sofrer?
    .help = Os dados não chegaram: nada foi pago, mas as cartas de quem ajudou foram gastas. Segue-se uma ação hostil; escolha a que dói menos.
ask-gather-own = { $group }: { $deed } ({ $card }); comece, espere ajuda ou volte atrás
    .help = As capacidades das suas pessoas e ferramentas, e de quem ajuda, somam-se e só se mostram, não se gastam. Comece quando bastar, espere por ajuda, ou volte atrás.
ask-gather-other = { $group } pede ajuda: { $deed } ({ $card })
    .help = Outro grupo prepara uma ação, e a sua carta pode ajudar: as suas pessoas, capacidades e ferramentas juntam-se. Ajudar gasta a sua carta deste turno, mas pode partilhar ferimentos e recompensas. Se preferir não ajudar, diga-o, e ninguém espera por si.
ask-night-own = { $group } trata de { $card }: { $deed }; quem paga?
    .help = De noite, uma missão ou carta noturna exige o seu, e qualquer um pode pagar. Comece quando estiver decidido; o seu grupo paga o que ninguém prometeu.
ask-night-other = { $group } trata de { $card }: { $deed }; quer pagar?
    .help = Outro grupo trata de uma missão ou carta noturna. Pode prometer pagar uma parte com as suas ferramentas, pois de noite todos se ajudam, ou recusar.
ask-meet = { $group }: os dados foram lançados para { $deed } ({ $card }); use ferramentas ou desista
    .help = Os dados aumentaram o que a ação pede. Ferramentas de uso único ainda podem cobrir a falta; nada é entregue antes de o grupo que age o dizer, e se desistir nada é pago.
ask-hurt = { $group } sofre { $n } { $n ->
    [one] ferimento
   *[other] ferimentos
} numa só pessoa: quem?
    .help = Todos os ferimentos de uma carta vão para uma só pessoa; um a mais do que os corações é a morte e uma caveira. Descartar uma pele anula um ferimento, e roupa até três.
ask-hurt-spread = { $group } sofre { $n } { $n ->
    [one] ferimento
   *[other] ferimentos
} de versos vermelhos: quem recebe o próximo?
    .help = Cada verso vermelho descartado como custo fere uma vez. Estes ferimentos podem ir para pessoas diferentes, também de quem ajuda e concorda.
ask-heal = { $group } cura até { $n } { $n ->
    [one] ferimento
   *[other] ferimentos
}
    .help = Tire ferimentos às suas pessoas, ou às de quem ajuda, um a um. Uma pessoa sem ferimentos aguenta o próximo perigo.
ask-gain = { $group } ganha { $n } { $what }: para quem?
    .help = O que se ganhou vai para o depósito comum ou para um grupo; algumas cartas também o podem guardar. O que está no depósito serve a todos.
ask-grant-person = { $group }: a quem se junta a pessoa?
    .help = Uma nova pessoa junta-se a um grupo que participou e traz uma ferramenta. Mais pessoas têm mais capacidades, mas cada uma come todas as noites.
ask-grant-dream = { $group }: quem sonha?
    .help = Um sonho vai, por ver, para cima de um baralho e será uma das suas próximas cartas. Os sonhos costumam ser bondosos.
ask-room = A bancada está cheia: que ideia cede lugar a { $card }?
    .help = A bancada não tem lugar para a nova ideia. Escolha a que vai para o cemitério; as ferramentas que já tem ficam consigo.
ask-make = { $group } fabrica até { $n } { $n ->
    [one] objeto
   *[other] objetos
}
    .help = Fabrique ferramentas da bancada, cada uma pelo preço inteiro. As ferramentas dão capacidades, e algumas fazem falta à noite.
ask-spend = { $group } paga { $n } { $n ->
    [one] recurso
   *[other] recursos
} à escolha
    .help = A ação pede recursos à escolha do depósito comum. Pense na noite: cada pessoa precisa de uma comida.
ask-lose = { $group } perde { $n } { $n ->
    [one] recurso
   *[other] recursos
}: quais?
    .help = É preciso entregar algo do depósito comum; você escolhe o quê. Guarde o que as missões e a refeição desta noite vão pedir.
ask-forfeit = { $group } perde { $n } { $n ->
    [one] ferramenta
   *[other] ferramentas
}: quais?
    .help = O seu grupo perde ferramentas; você escolhe quais. Vão para a reserva; podem fazer-se outras enquanto houver na bancada.
ask-part = { $group } perde { $n } { $n ->
    [one] pessoa
   *[other] pessoas
}: quem?
    .help = Uma pessoa parte para sempre e põe-se uma caveira; cinco caveiras perdem o jogo. A última de um grupo é substituída por uma nova.
ask-missions = Noite: cada missão exige o seu
    .help = Todos comeram uma comida; agora cada missão exige o seu, por qualquer ordem. Pague o que está sob a lua, ou sofra a pena, muitas vezes uma caveira.
ask-night-cards = Noite: as cartas noturnas dos grupos
    .help = As cartas com lua que estão nos grupos tratam-se como missões. Pegue numa depois da outra até acabar.

## Offers
do-chance = o acaso decide
do-pick = { $group }: tirar { $back }
do-sleep = { $group }: dormir já, descartando todo o baralho
do-begin = { $group }: { $deed } ({ $card })
do-begin-hostile = { $group }: sofrer «{ $deed }» ({ $card })
do-ignore = { $group }: ignorar { $card }
do-offer = { $group }: oferecer a { $to } ajuda para «{ $deed }»
do-attend = { $group }: ajudar { $card }
do-extra = { $deed } ({ $card })
do-settle = { $card }: { $deed }
do-join = { $group }: juntar-se
do-use = { $group }: usar { $what }
do-pledge = { $group }: pagar { $what }
do-yield = sacrificar { $card }
do-ward = { $group }: usar o talismã
do-cure = { $group }: usar a raiz curativa
do-go = começar
do-withdraw = voltar atrás
do-give-up = desistir
do-spend = entregar { $what }
do-lose = perder { $what }
do-shield = { $group }: { $what } contra os ferimentos
do-suffer = { $card } fica ferido
do-heal = curar { $card }
do-give = para { $group }
do-stow = pôr sobre { $card }
do-keep = para o depósito
do-make = fabricar { $card }
do-scrap = { $card } sai
do-stop = já chega
do-done = { $group }: mais nada
do-decline = { $group }: nada da nossa parte

## The log
say-dawn = Nasce o dia { $n }
say-slept = { $group } deita-se mais cedo
say-revealed = { $group } revela { $card }
say-placed = { $card } vem para { $group }
say-joined = { $card } junta-se a { $group }
say-offered = { $group } oferece ajuda a { $to }
say-began = { $group } atira-se a { $card }: { $deed }
say-withdrew = { $group } repensa { $card }
say-helping = { $group } vai ajudar { $to }
say-helped = { $group } gasta a sua carta para ajudar { $to }
say-declined = { $group } não acrescenta nada ao que { $to } prepara
say-pledged = { $group } acrescenta { $what }
say-yielded = { $group } sacrificaria { $card }
say-went = { $group }: { $deed } ({ $card })
say-rolled = O dado pede mais { $n } de { $skill }
say-missed = { $group } falha com { $card }
say-ignored = { $group } ignora { $card }
say-warded = { $card } passa ao lado de { $group }
say-spent = { $group } paga { $what }
say-used = { $group } gasta { $what }
say-paid = { $n } { $what } pago
say-lost = { $n } { $what } perdido
say-gained = { $n } { $what } ganho
say-lost-tool = { $group } perde { $what }
say-received = { $group } recebe { $what }
say-stowed = Uma unidade fica em { $card }
say-hid = { $group } descarta uma carta oculta: { $back }
say-destroyed = { $card } é destruída
say-shielded = { $group } dá { $what } contra ferimentos
say-wounded = { $group }: { $card } sofre { $n } { $n ->
    [one] ferimento
   *[other] ferimentos
}
say-died = { $group }: { $card } morre
say-healed = { $group }: { $card } sara
say-skull = Uma caveira: já { $n }
say-skull-removed = Retira-se uma caveira: restam { $n }
say-painted = O fresco cresce: { $n }
say-dreamed = { $group } sonha
say-inspired = Novo na bancada: { $card }
say-scrapped = { $card } sai da bancada
say-found = { $group } descobre um segredo: { $card }
say-cured = { $group } trata os ferimentos
say-guard-wounded = O primeiro guerreiro sofre { $n } { $n ->
    [one] ferimento
   *[other] ferimentos
}
say-guard-fell = { $card } cai no seu posto
say-guard-healed = O primeiro guerreiro recupera: { $n } { $n ->
    [one] ferimento
   *[other] ferimentos
} por sarar
say-eased = A Besta tem um ponto fraco: menos { $n } de força
say-enraged = A Besta está furiosa
say-night = Cai a noite
say-fed = Comem todos os { $people } ({ $unfed } com fome)
say-hungry = De { $people } pessoas, { $unfed } { $unfed ->
    [one] passa
   *[other] passam
} fome
say-won-painting = O fresco está completo: a tribo venceu
say-won-beast = A Besta foi vencida: a tribo venceu
say-lost-skulls = Cinco caveiras: a tribo está perdida
say-lost-empty = Não resta nenhuma carta: a tribo está perdida

## Refusals
why-chance = Ninguém decide isso
why-no-group = Esse grupo não existe
why-not-yours = { $group } é liderado por outra pessoa
why-not-you = Não lhe cabe decidir agora
why-not-asked = Não é isso que se pergunta agora
why-few-cards = O baralho não tem mais cartas
why-picked = Este grupo já escolheu
why-asleep = Um grupo a dormir não faz nada
why-resolved = Este grupo já usou a sua carta
why-danger = Um perigo não se ignora
why-after-dice = Depois dos dados ninguém se junta nem volta atrás
why-no-help-symbol = A carta revelada não oferece ajuda
why-nothing-to-help = Não há carta para ajudar
why-offered = Isso já foi oferecido
why-no-talisman = Este grupo não tem talismã
why-no-danger = Não há perigo a afastar
why-no-root = Este grupo não tem raiz curativa
why-no-wounds = Ninguém aqui está ferido
why-not-done = Este grupo ainda tem uma carta aberta, ou nada mais a fazer
why-not-helping = Esse grupo não participa
why-no-shield = Isso não anula ferimentos
why-no-tool = Falta: { $what }
why-no-person = Essa pessoa não está nestes grupos
why-not-healed = Essa pessoa não tem ferimentos a curar
why-no-space = Isso não pode ficar aí
why-new-idea = A ideia nova fica; outra tem de sair
why-not-on-rack = Isso não está na bancada
why-rack-empty = Já não há na bancada: { $what }
why-settled = Essa carta não está por resolver
why-store = No depósito falta { $what }
why-spend-order = Os recursos entregam-se por ordem: comida, depois madeira, depois pedra
why-any = O depósito tem poucos recursos
why-deck = O baralho tem poucas cartas para descartar
why-mood = A Besta não está nesse estado
why-tiles = Faltam peças ao fresco
why-grave = Há poucas dessas cartas no cemitério
why-guard = Nenhum guerreiro está de guarda
why-have = Nenhum participante tem: { $what }
why-victim = O próprio grupo tem de sacrificar: { $what }
why-held = Há pouco sobre a carta
why-skill = Falta { $n } de { $skill }, mesmo com toda a ajuda possível
why-owner = O grupo que tem { $what } tem de participar
why-no-option = A carta não tem essa opção
why-other-time = Essa opção é para outro momento
why-hostile-full = Outra ação hostil pode ser cumprida por completo
why-not-attended = Essa carta não pode ser ajudada
why-no-extra = Não é uma ação adicional em jogo
why-fought = O combate já foi tentado neste turno
why-joined = Esse grupo já participa
why-not-once = Essa ferramenta é permanente e conta por si
why-roll-first = Primeiro os dados
why-roll-unmet = Os dados ainda pedem mais
why-not-needed = Isso não ajudaria agora
why-not-due = Isso não é pedido
why-leader = Cabe ao grupo ativo decidir
why-other-first = Outra ação está em curso

## Titles of cards
card-roe-deer = Corça
card-stand-of-timber = Bosque alto
card-fallen-trunk = Tronco caído
card-berry-bushes = Arbustos de bagas
card-mushroom-hollow = Covão dos cogumelos
card-honey-tree = Árvore do mel
card-boar-in-the-brush = Javali no mato
card-healing-herbs = Ervas que curam
card-fishing-shallows = Baixio de pesca
card-beaver-lodge = Toca de castores
card-watering-place = Bebedouro
card-flightless-bird = Ave que não voa
card-reed-bank = Margem de juncos
card-slippery-ford = Vau escorregadio
card-scree-slope = Encosta de cascalho
card-flint-seam = Veio de sílex
card-ibex = Íbex
card-marmot-burrows = Tocas de marmotas
card-high-lookout = Vigia do alto
card-rockfall = Queda de pedras
card-campfire = Fogueira
card-talk-by-the-fire = Conversa à fogueira
card-evening-dance = Dança da noite
card-workplace = Lugar de trabalho
card-tale-telling = Serão de contos
card-resting-place = Lugar de descanso
card-viper = Víbora
card-cave-bear = Urso das cavernas
card-storm = Tempestade
card-thorn-hedge = Sebe de espinhos
card-hyenas = Hienas
card-quiet-cave = Gruta sossegada
card-full-bellies = Barrigas cheias
card-new-courage = Nova coragem
card-warm-embers = Brasas mornas
card-ancestor-guide = Guia dos antepassados
card-flash-of-insight = Lampejo
card-green-path = Caminho verde
card-white-stone = Pedra branca
card-guardian-spirit = Espírito guardião
card-root-woman = Mulher das raízes
card-the-great-hunt = A grande caçada
card-the-painter = Quem pinta
card-clothing = Roupa
card-talisman = Talismã
card-rope = Corda
card-spear-thrower = Propulsor
card-snare-line = Linha de laços
card-drying-rack = Secador
card-poultice = Cataplasma
card-pigments = Pigmentos
card-fat-prey = Boa presa
card-mammoth-bull = Mamute macho
card-mammoth-cow = Mamute fêmea
card-young-mammoth = Mamute jovem
card-mammoth-tracks = Rastos de mamute
card-stampede = Debandada
card-charging-mammoth = Mamute em carga
card-pit-trap = Fosso
card-scavengers = Necrófagos
card-boneyard = Campo de ossos
card-a-new-world = Uma terra nova
card-tent = Tenda
card-unknown-valley = Vale desconhecido
card-cave-mouth = Boca da gruta
card-cave-lion = Leão das cavernas
card-smooth-wall = Parede lisa
card-people-on-the-ridge = Gente na crista
card-icy-wind = Vento gelado
card-old-forest = Floresta velha
card-wide-stream = Ribeiro largo
card-biting-flies = Moscas que picam
card-sheltered-terrace = Terraço abrigado
card-howling-in-the-dark = Uivos no escuro
card-gray-wolf = Lobo cinzento
card-lead-wolf = Chefe da matilha
card-she-wolf = Loba
card-wolf-den = Covil de lobos
card-gnawed-carcass = Carcaça roída
card-paw-prints = Pegadas
card-sharpened-stakes = Estacas afiadas
card-weak-herd = Manada fraca
card-night-terror = Terror noturno
card-wolf-cub = Lobinho
card-bone-hoard = Monte de ossos
card-leaders-pelt = Pele do chefe
card-neighbors = Vizinhos
card-darca = Darca
card-strange-footprints = Pegadas estranhas
card-rival-hunters = Caçadores rivais
card-barter-place = Lugar de troca
card-darcas-kin = Os parentes de Darca
card-feast-of-two-tribes = Festim de duas tribos
card-stolen-stores = Provisões roubadas
card-ambush = Emboscada
card-sick-child = Criança doente
card-cave-of-hands = Gruta das mãos
card-lost-in-fog = Perdidos no nevoeiro
card-grateful-healer = Curandeira grata
card-hall-of-hands = Sala das mãos
card-oath-of-friendship = Juramento de amizade
card-deep-frost = Geada funda
card-snowfield = Campo de neve
card-snow-hare = Lebre branca
card-reindeer-herd = Manada de renas
card-frozen-lake = Lago gelado
card-blizzard = Nevão
card-avalanche = Avalanche
card-bare-wood = Mata nua
card-hollow-tree = Árvore oca
card-hungry-lynx = Lince faminto
card-ice-cave = Gruta de gelo
card-winter-fire = Fogo de inverno
card-white-silence = Silêncio branco
card-hidden-cache = Esconderijo
card-blue-chamber = Câmara azul
card-great-antlers = Grandes hastes
card-fever-in-the-camp = Febre no acampamento
card-fever = Febre
card-willow-bark = Casca de salgueiro
card-bitter-roots = Raízes amargas
card-old-healer = Velho curandeiro
card-foul-water = Água choca
card-carrion-birds = Aves de carniça
card-sweat-lodge = Cabana de suor
card-burial-rite = Rito fúnebre
card-cave-of-voices = Gruta das vozes
card-delirium = Delírio
card-healers-lore = Saber de curandeira
card-voices = Vozes
card-fever-vision = Visão de febre
card-shadow-of-the-white-bull = A sombra do touro branco
card-ahab = Ahab
card-white-bull-sighted = Touro branco à vista
card-blood-trail = Rasto de sangue
card-lone-mammoth = Mamute solitário
card-enraged-mammoth = Mamute furioso
card-mud-wallow = Lamaçal
card-yew-grove = Bosque de teixos
card-broken-tusks = Presas partidas
card-trampled-camp = Acampamento pisado
card-rock-shelter = Abrigo na rocha
card-cliff-drive = Batida à falésia
card-reckless-charge = Carga louca
card-the-white-bull = O touro branco
card-ahab-avenged = Ahab vingado
card-ivory = Marfim
card-rising-water = A água sobe
card-raft = Jangada
card-rapids = Rápidos
card-broad-water = Rio largo
card-island = Ilha
card-driftwood = Madeira à deriva
card-flood = Cheia
card-salmon-run = Subida do salmão
card-giant-catfish = Siluro gigante
card-raft-builders = Fazedores de jangadas
card-landslip = Deslizamento
card-waterfall = Cascata
card-sea-shore = Beira-mar
card-beyond-the-rapids = Para lá dos rápidos
card-bird-island = Ilha das aves
card-open-sea = Mar alto
card-raid-at-dusk = Assalto ao anoitecer
card-white-hand-scout = Batedor das Mãos Brancas
card-white-hand-raiders = Saqueadores das Mãos Brancas
card-war-leader = Chefe de guerra
card-training-ground = Campo de treino
card-watch-fire = Fogo de vigia
card-captive = Cativo
card-enemy-camp = Acampamento inimigo
card-the-beast = A Besta
card-paw = Pata
card-clawed-tree = Árvore arranhada
card-torn-carcass = Carcaça rasgada
card-lair = Antro
card-watchers = Vigias
card-stake-pit = Fosso de estacas
card-roar = Rugido
card-it-strikes = Ela ataca
card-weak-spot = Ponto fraco
card-hoard-in-the-lair = Tesouro do antro
card-hunter = Caçador
card-warrior = Guerreiro
card-gatherer = Coletora
card-scout = Batedor
card-worker = Operário
card-inventor = Inventora
card-torch = Tocha
card-hand-axe = Biface
card-spear = Lança

## Options of cards
deed-hunt = caçar
deed-fell = abater
deed-twigs = gravetos
deed-split = rachar
deed-branches = ramos
deed-pick = colher
deed-graze = petiscar
deed-sort = escolher
deed-taste = provar
deed-smoke-out = fumigar
deed-grab = agarrar
deed-fight = lutar
deed-gored = corneado
deed-dig = cavar
deed-chew = mascar
deed-weir = represa de pesca
deed-by-hand = à mão
deed-catch = apanhar
deed-sticks = paus
deed-ambush = emboscar
deed-small-game = caça miúda
deed-eggs = ovos
deed-cut = cortar
deed-listen = escutar
deed-cross-with-care = atravessar com cuidado
deed-fall-in = cair à água
deed-carry = carregar
deed-pick-up = apanhar do chão
deed-knap = talhar
deed-chip = lascar
deed-stalk = espreitar
deed-droppings = seguir as fezes
deed-snare = armar laços
deed-watch-clouds = ver as nuvens
deed-spot-smoke = avistar fumo
deed-dodge = desviar-se
deed-hit = atingido
deed-make = fabricar
deed-welcome = acolher
deed-think = pensar
deed-dream = sonhar
deed-rest = descansar
deed-step-back = recuar
deed-seize = agarrar firme
deed-bitten = mordido
deed-kill = matar
deed-mauled = dilacerado
deed-shelter = abrigar-se
deed-lash-down = amarrar
deed-soaked = encharcado
deed-struck = fulminado
deed-cut-through = abrir caminho
deed-scratched = arranhado
deed-drive-off = afugentar
deed-robbed = roubado
deed-explore = explorar
deed-peek = espiar
deed-feast = banquetear
deed-bite = uma dentada
deed-rise = erguer-se
deed-sleep = dormir
deed-doze = dormitar
deed-follow = seguir
deed-invent = inventar
deed-walk = caminhar
deed-look = olhar
deed-carve = esculpir
deed-learn = aprender
deed-track = rastrear
deed-paint = pintar
deed-sketch = esboçar
deed-craft = fabricar
deed-offer = oferecer
deed-starve-the-spirits = deixar os espíritos à fome
deed-watch = observar
deed-read = ler os rastos
deed-leap-aside = saltar para o lado
deed-stand = aguentar
deed-trampled = espezinhado
deed-bring-down = derrubar
deed-flee = fugir
deed-tossed = projetado
deed-chase = perseguir
deed-gather = recolher
deed-freeze = gelar
deed-scout = fazer de batedor
deed-forage = respigar
deed-go-deep = ir ao fundo
deed-edge = ficar à entrada
deed-fire = fazer fogo
deed-clawed = arranhado a fundo
deed-share-food = partilhar comida
deed-trade = trocar
deed-wrap-up = agasalhar-se
deed-bridge = fazer ponte
deed-fish = pescar
deed-smoke = fazer fumo
deed-stung = picado
deed-settle = instalar-se
deed-pack-broken = matilha vencida
deed-attack = ataque
deed-throw-meat = atirar carne
deed-feed = alimentar
deed-search = revistar
deed-take-over = tomar o lugar
deed-skin = esfolar
deed-lie-in-wait = ficar à espreita
deed-fence = paliçada
deed-milk = ordenhar
deed-stay-calm = manter a calma
deed-panic = pânico
deed-it-leaves = vai-se embora
deed-trophy = troféu
deed-wear = vestir
deed-go-between = a intermediária
deed-gifts = presentes
deed-feud = contenda
deed-persuade = persuadir
deed-face-down = fazer frente
deed-pay-off = pagar a paz
deed-brawl = rixa
deed-food-for-goods = comida por bens
deed-furs-for-goods = peles por bens
deed-ask = pedir
deed-oath = jurar
deed-loss = perda de víveres
deed-loss-of-gear = perda de ferramentas
deed-talk = conversar
deed-beaten = espancado
deed-cure = curar
deed-care = cuidar
deed-infection = contágio
deed-enter = entrar
deed-find-the-way = achar o caminho
deed-wander = vaguear
deed-honor-her = honrá-la
deed-take-roots = levar raízes
deed-wonder = maravilhar-se
deed-exchange-gifts = trocar presentes
deed-join = juntar-se
deed-big-fire = grande fogueira
deed-dress-warmly = vestir roupa quente
deed-trap = armar armadilha
deed-great-drive = grande batida
deed-ice-fishing = pesca no gelo
deed-cross = atravessar
deed-huddle = aconchegar-se
deed-frostbite = queimaduras de frio
deed-outrun = correr mais
deed-buried = soterrado
deed-reach-in = meter a mão
deed-break-up = desfazer
deed-signal = dar sinal
deed-cold = frio
deed-lost-hours = horas perdidas
deed-repair = reparar
deed-take = levar
deed-use = usar
deed-medicine = remédio
deed-broth = caldo
deed-death = morte
deed-worsens = o mal piora
deed-nurse = velar o doente
deed-peel = descascar
deed-treat = tratar
deed-filter = filtrar
deed-sick = doente
deed-pecked = bicado
deed-build = construir
deed-mourn = chorar os mortos
deed-mark-the-grave = marcar a campa
deed-root = dar uma raiz
deed-endure = suportar
deed-collapse = cair por terra
deed-answer = responder
deed-paint-in-trance = pintar em transe
deed-wake = acordar
deed-ahab-keeps-watch = Ahab fica de vigia
deed-spears = lanças
deed-torches = tochas
deed-observe = espreitar de longe
deed-lead-on = ir à frente
deed-ahabs-sacrifice = o sacrifício de Ahab
deed-make-spear = fazer uma lança
deed-collect = juntar
deed-chips = lascas
deed-warn = avisar
deed-losses = perdas
deed-hurt = ferido
deed-drive = fazer batida
deed-survey = perscrutar
deed-hold-back = conter
deed-let-ahab = deixar Ahab
deed-ahabs-end = o fim de Ahab
deed-honor-him = honrá-lo
deed-talisman = talismã
deed-on-the-raft = na jangada
deed-dam = dique
deed-flood = inundação
deed-ride = descer os rápidos
deed-portage = levar por terra
deed-crash = naufrágio
deed-land = aportar
deed-haul = puxar
deed-bank-up = fazer aterro
deed-swept = arrastado
deed-spear = arpoar
deed-land-it = tirá-lo da água
deed-dragged-under = puxado para o fundo
deed-great-raft = grande jangada
deed-run = correr
deed-climb = trepar
deed-fall = queda
deed-put-out = fazer-se ao largo
deed-shells = conchas
deed-mark-the-rock = marcar a rocha
deed-steer = governar
deed-drift-back = voltar à deriva
deed-arm = armar-se
deed-barricade = barricada
deed-guard-falls-back = a guarda recua
deed-raid = assalto
deed-spot-first = ver primeiro
deed-skirmish = escaramuça
deed-wounded = ferimento
deed-beat = bater
deed-guard = a guarda aguenta
deed-plunder = pilhagem
deed-duel = duelo
deed-drill = treinar
deed-light = acender
deed-free = libertar
deed-storm = tomar de assalto
deed-steal = furtar
deed-bait = isco
deed-fire-and-bait = fogo e isco
deed-strike-back = ripostar
deed-raked = rasgado
deed-torn = despedaçado
deed-study = estudar
deed-strip-bark = tirar a casca
deed-scraps = restos
deed-creep-past = passar de mansinho
deed-caught = apanhado
deed-steady = ficar firme
deed-parry = aparar
deed-paint-it = pintá-lo
deed-remember-it = lembrá-lo
deed-loot = levar o saque
deed-final-fight = combate final

## A set-up that cannot be played
setup-modules = Nenhum módulo pode estar em jogo duas vezes: escolha módulos diferentes.
setup-guards = Só um módulo com guarda pode estar em jogo: substitua um deles.
