# Hints, reviews and levels; and what matters in a position, game by game.

## Why
hint-gains = Promete mais { $points } pontos: { $gain }.
hint-gains-but = Promete mais { $points } pontos ({ $gain }), mas menos { $less } ({ $cost }).
hint-costs = Custa { $less } pontos: { $cost }.
hint-even = Leva a quase o mesmo.
hint-only = Não há mais nada a fazer.

## Levels
level-pebble = Seixo
level-pebble-about = Um principiante simpático que deixa escapar muito.
level-flint = Sílex
level-flint-about = Já jogou algumas vezes e ainda falha coisas.
level-boulder = Rochedo
level-boulder-about = Escolhe o que parece melhor no momento.
level-cairn = Cairn
level-cairn-about = Pensa um pouco à frente.
level-menhir = Menir
level-menhir-about = Pensa à frente.
level-dolmen = Dólmen
level-dolmen-about = O mais forte: pensa muito tempo.

## Features
feature-wood = madeira
feature-stone = pedra
feature-fur = peles
feature-bone = osso
feature-tools = ferramentas
feature-hunger = fome na próxima refeição
feature-larder = comida guardada
feature-memory = animais na memória
feature-range = alcance
feature-transport = transporte
feature-tool-making = fabrico de ferramentas
feature-hands = braços para as rondas seguintes
feature-beds = camas livres
feature-idle = membros ainda em casa
feature-land = terras ao alcance
feature-progress = progresso nos objetivos
feature-goals = objetivos a solo
feature-danger = perigo de perder
feature-night = o que a noite vai custar
feature-food = comida
feature-gear = ferramentas
feature-skill = habilidades dos grupos
feature-people = pessoas
feature-wounds = ferimentos
feature-daylight = cartas restantes do dia
feature-plan = o plano para as cartas abertas
feature-trail = cartas pedidas no cemitério
feature-guard = a guarda
feature-fight = a luta final
feature-ideas = ideias no cavalete
feature-knowledge = pontos de desenvolvimento
feature-resources = recursos
feature-colors = cores diferentes
feature-markers = marcadores de ação
feature-nets = rendimento de pesca futuro
feature-members = membros no mapa
feature-map = achados ao alcance
feature-steps = movimento
feature-collections = conjuntos iniciados
feature-rites = cerimônias que vão crescer
feature-order = ordem de jogo
feature-tracks = pegadas
feature-cards = cartas de ação
feature-guess = a chance de nomear o tesouro
feature-lore = peças vistas
feature-way = a chance de sair
feature-tempo = o que o turno ainda permite
