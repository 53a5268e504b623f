### The interface in Portuguese. The words of games come from their own files.

## Everywhere

tagline = grandes jogos numa mesa de pedra
site = Dolmen
home = Início
explanation = Explicação
close = Fechar
settings = Definições
rules = Regras
rule = Regra { $clause }
rule-of = { $what }: regra { $clause }
content = Proveniência
game = Jogo
play = Jogar
join = Entrar
watch = Assistir
send = Enviar
reload = Recarregar
new-table = Nova mesa

## Home

home-title = Sente-se à mesa de pedra
home-lead = Jogos de tabuleiro com cada regra aplicada e explicada. Jogue a sós, contra robôs, com amigos num só aparelho, ou à distância. Basta um nome.
home-new = Começar um jogo
home-mine = As minhas mesas
home-mine-none = Ainda não está em nenhuma mesa.
home-open = Mesas com lugar livre
home-open-none = Nenhuma mesa espera jogadores.
home-watch = Assistir
home-watch-none = Nenhum jogo público em curso.
home-join = Entrar por ligação
join-link = Ligação de convite ou mesa
players = { $min } a { $max } jogadores
your-name = O seu nome
name-go = Sou eu
your-turn = É a sua vez
go-on = Continuar
open-seat = lugar livre
state-open = à espera de jogadores
state-playing = em curso
state-over = terminada
state-closed = fechada
state-frozen = parada após uma falha; o registo foi guardado
table-differs = Este jogo foi jogado com as regras número { $rules }. Com o número { $here }, que este servidor tem, teria corrido de outro modo a partir da entrada { $entry } do seu registo. Nada se perdeu: quem gere o servidor pode deixar-vos acabá-lo com o programa de então.
table-differs-pack = Este jogo foi jogado com outro conteúdo do que o deste servidor, por isso não continua aqui. Nada se perdeu: quem gere o servidor pode deixar-vos acabá-lo com o conteúdo de então.
table-differs-rules = Este jogo foi jogado com as regras número { $rules }, e este servidor tem o número { $here }. Nada se perdeu: quem gere o servidor pode deixar-vos acabá-lo com o programa de então.
table-differs-what = Ali lê-se “{ $written }”; seria “{ $other }”.
recovery-new = Anote este código: ele traz as suas mesas para outro aparelho.
recovery-noted = Anotado
home-bring = Abrir um registo
bring-note = Um registo guardado aqui ou noutro lugar é verificado linha a linha e pode depois ser revisto e partilhado.
bring-file = Ficheiro do registo
record-bad = Este registo não é válido. Linha { $line }: { $what }

## New table

how-many = Quem joga?
n-players = { $n ->
        [one] a sós
       *[other] { $n } jogadores
    }
seat-number = Lugar { $n }
seat-me = Eu
seat-me-too = Eu também
seat-guest = Um amigo neste aparelho
seat-open = Alguém por convite
seat-bot = Um robô
kind-of-bot = Tipo de robô
programs = Programas deste servidor
program-about = Um programa deste servidor, não um dos nossos robôs.
guest-name = Nome do amigo
list-it = Mostrar esta mesa a todos na entrada
open-note = O jogo começa quando o último lugar for ocupado. Receberá uma ligação para enviar.
options = Opções
seed = Número para sorteios repetíveis
seed-random = ao acaso
own-text = um texto seu
create-start = Começar o jogo
create-wait = Abrir a mesa
bot-random = Errante
bot-one-step = Coletor
bot-greedy = Coletor
bot-ismcts = Ancião
allow-hints = Pode-se pedir dicas
bot-pebble = Seixo
bot-pebble-about = Um principiante simpático que deixa passar muito.
bot-flint = Sílex
bot-flint-about = Já jogou algumas vezes e ainda falha.
bot-boulder = Rochedo
bot-boulder-about = Toma o que parece melhor no momento.
bot-cairn = Moledro
bot-cairn-about = Olha um pouco mais longe.
bot-menhir = Menir
bot-menhir-about = Vê longe e leva o seu tempo.
bot-dolmen = Dólmen
bot-dolmen-about = O mais forte: pensa muito.

## Waiting room

room-waits = O jogo começa quando todos estiverem sentados.
sit-here = Sentar aqui
sit-too = Sentar aqui também
invite = Envie esta ligação a quem vai jogar
copy = Copiar
copied = Copiado
fill = Dar os lugares livres a robôs e começar
leave = Sair da mesa
connecting = A caminho da mesa …
connecting-note = Nada se perde; o servidor guarda a mesa.
table-trouble = Esta mesa não pode ser mostrada

## The table

table-title = Mesa
table-tools = Ferramentas da mesa
pane-board = Tabuleiro
pane-shared = Comum
pane-mine = Meu
pane-others = Outros
pane-seats = Jogadores
panes = Partes da mesa
prompt = A sua decisão
parts = Já escolhido
part-away = Voltar atrás: { $part }
back = Voltar
back-title = Voltar atrás na última decisão
redo = Refazer
always-pass = Passar sempre
always-pass-note = Sempre que lhe perguntam se quer reagir, responde-se «passar» passado um instante, como se tivesse pensado. Clique de novo para decidir por si.
why-not = Porque não?
not-allowed = Não permitido: { $reason }
ask-back = Pedir aos outros para voltar
proposal = { $n ->
        [one] { $who } pede para desfazer a última decisão
       *[other] { $who } pede para desfazer as últimas { $n } decisões
    }
proposal-waits = À espera dos outros
agree = Concordo
disagree = Não
answer-for = Responder por
lit-places = { $n ->
        [one] { $n } lugar iluminado na mesa
       *[other] { $n } lugares iluminados na mesa
    }
waiting = Um momento …
thinking = { $n ->
        [one] { $who } está a pensar …
       *[other] { $who } estão a pensar …
    }
decides = decide
away = ausente agora
resigned = desistiu
lost = A religar, nada se perdeu
forecast = O que vem aí
piece-dim = fora de uso
boards = Tabuleiros
zoom-in = Ampliar
zoom-out = Reduzir
zoom-fit = Mostrar tudo
board-open = Abrir o tabuleiro de { $who }
board-close = Fechar o tabuleiro de { $who }
cover-turn = É a vez de { $who }
cover-title = A mesa está coberta
cover-others = Outra pessoa
next-is = A seguir: { $who }
pass-on = Passar o aparelho a { $who }
cover-now = Cobrir a mesa
hand-over = Passe o aparelho a { $who }.
i-am = Sou { $who }
log = Registo
log-earlier = Antes
log-empty = Ainda nada aconteceu.
show-on-table = Mostrar na mesa
chat = Conversa
chat-empty = Ainda ninguém disse nada.
chat-say = Dizer algo
list = A mesa em texto
menu = Mais
leave-note = Pode fechar esta página a qualquer momento; o seu lugar fica guardado.
share-game = Aceito partilhar esta partida, depois de terminada, como dados abertos
share-note = Sem nomes, e só se todos à mesa aceitarem: { $n } de { $all } até agora.
resign = Desistir
resign-sure = Desistir de vez? Um robô continua no seu lugar.
resign-yes = Sim, desistir
resign-no = Não, continuar
commitment = Selo de todos os sorteios, fixado antes do primeiro:
hint = Dica
hint-thinks = A pensar …
hint-none = Nada se destaca aqui.
hint-expects = cerca de { $points } pontos no fim, { $chance } % de esperança
plan = Plano
plan-title = O seu plano: só você o vê
plan-steps = Passos do plano
plan-changes = O que o plano custa e traz
plan-points = Pontos
plan-draw = Aqui há um sorteio que ninguém conhece ainda. Se fosse:
plan-if = Se: { $what }
plan-waits = Aqui decidiria { $who }.
plan-others = Deixá-los jogar como poderiam
plan-others-did = Os outros jogam
plan-do = { $n ->
        [one] Fazer: { $n } decisão
       *[other] Fazer: { $n } decisões
    }
plan-close = Voltar à mesa
plan-dropped = O passo { $n } ({ $what }) já não é possível: { $reason }
plan-stopped = A decisão { $n } já não é possível, por isso nada foi feito. { $reason }

## Rever

replay = Rever
replay-ply = Decisão { $n } de { $of }
replay-told = Jogado com as regras número { $rules }, hoje { $here }. Mostra-se o que foi contado no fim: toda a história, e a mesa no começo de cada ronda.
timeline = Linha do tempo
to-start = Ao início
to-end = Ao fim
step-back = Uma decisão atrás
step-on = Uma decisão à frente
turn-back = Uma vez atrás
turn-on = Uma vez à frente
round-back = Uma ronda atrás
round-on = Uma ronda à frente
film-run = Passar
film-stop = Pausa
look-with = Visto por
look-all = todos: tudo revelado
look-none = alguém que assiste
share = Copiar a ligação
branch = Jogar a partir daqui
branch-title = Jogar a partir daqui
branch-note = { $n ->
        [one] Uma mesa nova começa depois de { $n } decisão deste jogo. O que foi sorteado fica; o que vem é sorteado de novo.
       *[other] Uma mesa nova começa depois de { $n } decisões deste jogo. O que foi sorteado fica; o que vem é sorteado de novo.
    }
branch-go = Abrir a mesa

## Aprender

what = O que posso fazer aqui?
what-none = Esta pergunta explica-se a si mesma.
what-rules = Ler mais:
learn = Aprender { $title } (cerca de { $n } minutos)
learn-on = Continuar a lição
learn-first = Este jogo é novo para si?
lesson = Lição
lesson-step = Lição, passo { $n } de { $of }
lesson-choose = É a sua vez: escolha «{ $what }».
lesson-instead = Nesta lição: escolha «{ $what }». Depois poderá experimentar tudo.
lesson-first-next = Nesta lição: leia primeiro isto e depois escolha Seguinte.
lesson-first-free = A lição terminou: escolha primeiro como continuar.
lesson-lost = A partida seguiu outro caminho que não o da lição. Pode continuar livremente, ou recomeçar a lição na primeira página.
lesson-free = Continuar livremente contra robôs
lesson-leave = Sair da mesa
lesson-stay = Continuar a lição
lesson-end = Terminar a lição
lesson-back = Anterior
lesson-show = Mostre-me
lesson-next = Seguinte

## Result

over = O jogo terminou
result = Resultado
result-open = Ver a pontuação
wins = { $n ->
        [one] { $who } vence
       *[other] { $who } vencem em conjunto
    }
nobody-wins = Ninguém vence
score = Pontuação por origem
points-from = Pontos de
rank = lugar { $n }
total = Total
play-again = Jogar de novo
record = Guardar o registo do jogo
rematch = Desforra, com lugares rodados
rematch-go = Para a desforra
score-chart = Pontos por origem, em barras
curve-of = Ao longo das rondas
curve-points = Pontos, se tivesse acabado ali
seed-title = Sorteios honestos
seed-good = A semente corresponde ao seu selo; os { $draws } sorteios resultam dela e as { $decisions } decisões são permitidas.
seed-none = A semente não foi publicada; as decisões são permitidas, os sorteios possíveis.
seed-given = Os primeiros { $n } sorteios vêm do jogo que este continua.
seed-is = Semente, publicada no fim:
review = Análise
review-open = Analisar o jogo
review-thinks = A rever o jogo …
review-note = Um robô forte diz como variaram as hipóteses e que decisões contaram.
review-chances = Hipóteses de ganhar ao longo do jogo
review-points = Pontos esperados ao longo do jogo
review-turnings = As decisões que mais mudaram
review-chose = Escolhido: { $what } (cerca de { $points } pontos, { $chance } %).
review-better = Melhor: { $what } (cerca de { $points } pontos, { $chance } %).
review-go = Rever
review-none = Nenhuma decisão se destaca: bem jogado.

## Rules and content

rules-lead = Nas nossas palavras. As decisões sobre pontos obscuros têm um Q no número.
rules-search = Procurar nas regras
rules-found = { $n ->
        [one] { $n } cláusula
       *[other] { $n } cláusulas
    }
content-title = O que há na caixa e de onde vem
content-lead = Os livros de regras mostram muito em imagens. O que está escrito é impresso, o que segue de exemplos é deduzido, o resto fomos nós que desenhámos e leva um pequeno lápis no jogo.
content-which = Mostrar
content-all = tudo
content-search = Procurar
content-found = { $n ->
        [one] { $n } elemento
       *[other] { $n } elementos
    }
provenance-printed = impresso
provenance-deduced = deduzido
provenance-designed = nosso

## Settings

settings-look = Aparência
settings-you = Você
setting-language = Língua
setting-theme = Tema
theme-auto = como o aparelho
theme-light = claro
theme-dark = escuro
theme-contrast = alto contraste
setting-motion = Movimento
motion-auto = como o aparelho
motion-full = as peças voam
motion-none = nada se move
setting-sound = Sons discretos
setting-keys = Teclas simples como atalhos
setting-cover = Cobrir a mesa entre as pessoas neste aparelho
cover-auto = onde há mãos escondidas
cover-always = sempre
cover-never = nunca
recovery-lead = Um código de recuperação leva-o, com as suas mesas, a outro aparelho. Um novo anula o antigo.
recovery-make = Criar um código de recuperação
recovery-have = Código de recuperação de outro aparelho
recovery-use = Ser essa pessoa
setting-pace = Ritmo dos outros
pace-calm = calmo: uma decisão após a outra
pace-brisk = vivo
pace-instant = imediato

## Keys

keys = Teclas
key-tab = ir de elemento em elemento
key-next = lugar iluminado seguinte ou anterior
key-enter = escolher o que está focado
key-number = escolher uma opção numerada
key-undo = voltar atrás
key-redo = refazer
key-why = porque não?
key-what = o que posso fazer aqui?
key-lesson = passo seguinte da lição
key-options = listar os lugares iluminados
key-log = registo
key-chat = conversa
key-list = a mesa em texto
key-board = para o tabuleiro
key-mine = para os jogadores
key-zoom = ampliar, reduzir, mostrar tudo
key-pan = mover o tabuleiro
key-skip = saltar os voos
key-escape = fechar o que está aberto
key-help = esta lista
key-hint = dica
key-plan = plano, ou voltar à mesa
key-replay = ao rever: uma decisão, com Shift uma vez, por página uma ronda

## What can go wrong

fault-unknown = Algo correu mal ({ $code }). Nada foi alterado.
fault-unreachable = Não se chega ao servidor. As suas mesas estão lá a salvo; tente de novo daqui a pouco.
fault-version = O programa foi renovado. Recarregue a página; nada se perde.
fault-over = O jogo terminou.
fault-no-such-seat = Esse lugar não existe aqui.
fault-not-asked = Não é a sua vez de decidir.
fault-stale = A mesa mudou entretanto. Veja e escolha de novo.
fault-unknown-choice = Essa escolha não existe.
fault-not-legal = As regras não o permitem.
fault-nothing-to-undo = Não há nada seu para desfazer.
fault-nothing-to-redo = Não há nada para refazer.
fault-barrier-drawn = Algo foi sorteado desde então: só se pode voltar se os outros concordarem.
fault-barrier-revealed = Algo foi revelado desde então: só se pode voltar se os outros concordarem.
fault-barrier-decided = Outra pessoa decidiu desde então: só se pode voltar se os outros concordarem.
fault-interrupted = Outra pessoa vem antes; nada foi feito.
fault-sealed = Os sorteios desta mesa são feitos noutro lugar.
fault-bad-message = O servidor não entendeu. Recarregue a página.
fault-too-large = É demasiado longo.
fault-bad-name = Este nome não serve. Use 1 a 24 caracteres comuns.
fault-bad-text = Este texto não pode ser enviado.
fault-bad-setup = Não se pode jogar assim.
fault-bad-seat = Esse lugar não existe.
fault-bad-bot = Esse robô não existe.
fault-no-person = Diga primeiro o seu nome.
fault-bad-token = Este aparelho já não é conhecido. Diga o seu nome ou use um código.
fault-bad-code = Este código não é válido.
fault-no-such-game = Esse jogo não existe.
fault-no-such-language = Falta esta língua.
fault-no-such-table = Essa mesa não existe. Verifique a ligação.
fault-no-such-path = Não há nada aqui.
fault-not-yours = Esse lugar é de outra pessoa.
fault-not-host = Só quem abriu a mesa o pode fazer.
fault-not-invited = Precisa da ligação de convite desta mesa.
fault-not-watchable = Não se pode assistir a esta mesa.
fault-no-open-seat = Não há lugar livre.
fault-not-started = O jogo ainda não começou.
fault-already-started = O jogo já começou.
fault-not-over = O jogo ainda não terminou.
fault-no-proposal = Já não há pergunta.
fault-too-often = Foi muito rápido. Espere um momento.
fault-too-many = Atingiu-se um limite deste servidor. Tente mais tarde.
fault-frozen = Esta mesa parou após uma falha; o registo foi guardado.
fault-outdated = Este jogo foi jogado com outras regras do que as deste servidor; o seu registo foi guardado.
fault-slow = A ligação era lenta demais e refaz-se.
fault-restart = O servidor reinicia. Nada se perde.
fault-bad-origin = Esta página vem de um endereço errado.
fault-storage = O servidor não consegue escrever no disco neste momento. Nada foi alterado; tente de novo daqui a pouco.
fault-internal = O servidor cometeu um erro. Nada foi alterado.

## Campanhas e o que ainda não se conta

campaign = Campanha
campaign-won = { $n ->
    [0] nenhum nível ganho
    [one] 1 nível ganho
   *[other] { $n } níveis ganhos
  }
level-won = ganho
level-tried = tentado, ainda não ganho
level-new = ainda não jogado
spoilers-hidden = { $n ->
    [one] Uma entrada pertence a uma parte da caixa que ainda não encontrou.
   *[other] { $n } entradas pertencem a partes da caixa que ainda não encontrou.
  }
spoilers-show = Mostrar mesmo assim
# People who are away, and time
setting-notify = Avisar-me no ambiente de trabalho quando for a minha vez
notify-refused = Este navegador não permite avisos aqui. O título e o ícone da página dizem quando é a sua vez.
proposal-bot = { $who } está ausente. Um robô deve jogar até ao regresso?
clock-late = O tempo para esta decisão acabou.
clock-minutes = { $n ->
    [one] Falta um minuto para esta decisão.
   *[other] Faltam { $n } minutos para esta decisão.
    }
clock-hours = { $n ->
    [one] Falta uma hora para esta decisão.
   *[other] Faltam { $n } horas para esta decisão.
    }
clock-days = { $n ->
    [one] Falta um dia para esta decisão.
   *[other] Faltam { $n } dias para esta decisão.
    }
stand-in-mine = Um robô joga por si.
stand-in = joga um robô
program-replaced = o seu programa falha; joga o nosso robô
take-back = Retomar o meu lugar
absent = { $who } está ausente há muito tempo.
let-bot-play = Deixar um robô jogar
clock = Tempo para decidir
clock-none = sem limite
clock-m10 = dez minutos por decisão
clock-m60 = uma hora por decisão
clock-m480 = oito horas por decisão
clock-m1440 = um dia por decisão
clock-m4320 = três dias por decisão
clock-d1 = até ao fim do dia seguinte
clock-d3 = até ao fim do terceiro dia
fault-not-absent = Este lugar não está ausente há tempo suficiente.
fault-no-stand-in = Nenhum robô joga por este lugar.
fault-stand-in = Um robô joga por si. Retome primeiro o seu lugar.
fault-bad-clock = Este limite de tempo não é possível.
webhook = Chamar este endereço quando esperam por mim e não estou
webhook-keep = Guardar
webhook-note = Para serviços de mensagens e domótica: uma mensagem JSON curta, no máximo uma vez por decisão. Deixe vazio para nada.
webhook-kept = Guardado.
webhook-left-out = Este endereço não respondeu e fica de lado por mais { $n ->
    [one] um minuto.
   *[other] { $n } minutos.
    } Guarde-o de novo para tentar já.
fault-bad-webhook = Este endereço não pode ser usado. Tem de começar por https:// ou http:// e levar à internet aberta.
pass-round = Passar nesta ronda
pass-round-note = Assim que for a sua vez, passa o resto da ronda. Só você sabe.
answer-forced = Responder por mim quando não há escolha
answer-forced-note = As perguntas com uma só resposta são respondidas por si após um momento.
fault-no-hints = Esta mesa joga-se sem dicas.
fault-record-format = não é um registo que se possa ler.
fault-record-cut = Este registo está incompleto: falta o fim.
fault-record-chain = a cadeia de resumos está quebrada; esta linha ou uma anterior foi alterada.
fault-record-decision = esta decisão é desconhecida ou não é permitida aqui.
fault-record-digest = uma ronda começa noutra posição do que diz o registo.
fault-record-seed = a semente não corresponde ao seu selo.
fault-record-draw = este sorteio não resulta da semente.
fault-record-end = o fim não corresponde à partida.
fault-record-rules = Este registo foi jogado com regras diferentes das deste programa.
fault-record-pack = Este registo foi jogado com conteúdo diferente do deste programa.
fault-record-setup = A preparação deste registo não pode ser jogada.
fault-no-tutorial = Este jogo não tem lição.
