## The tutorial: the first year for two, step by step

lesson-welcome = Conduz uma tribo por cinco anos de pré-história: primavera, verão, outono e inverno. Ganha quem tiver mais pontos, e eles vêm de pinturas, cestos, peixes, caçadas, cerimónias, acampamentos e megálitos. Aqui joga o primeiro ano; Iska joga consigo.
lesson-tent = A sua peça do tempo deu-lhe estes recursos; roda em cada primavera e dá outros. Na sua tenda há também membros à espera de sair. Tem sete cubos de cinco cores, e cada ação custa alguns.
lesson-wheel = Esta roda diz os preços. Cada ação tem uma peça que mostra que cores pede agora; no centro está a peça do ano. À volta erguem-se seis pilares, um por ação.
lesson-paint = Na primavera joga-se à vez: uma ação, ou passar. Comece pela sua gruta. O veado da linha de baixo custa hoje um cubo cinzento. Uma secção de uma linha vale um ponto no fim, três valem seis, e secções vizinhas rendem logo.
lesson-foot = Depois de cada ação mais um recurso vai para a base do seu pilar. Um pilar tem dois lugares; quando ambos estão ocupados, ninguém pode voltar a fazer a ação este ano. Deixe aqui o seu segundo cubo cinzento.
lesson-gather = Iska caçou uma pegada. Cada pegada volta a render quando se encontra outra do mesmo animal. Você vai colher: o mel custa azul, e esta peça traz também um ponto de desenvolvimento, um trocado que serve para tudo.
lesson-plan = Agora pense adiante. No verão os cubos da base sobem ao topo e tornam-se marcadores, e cada cor paga a sua própria ação. O vermelho paga a coleta, e já há um marcador vermelho neste pilar. Junte um vermelho.
lesson-migrate = Iska pescou. A sua tribo também deve andar: a migração leva membros da tenda para o acampamento inicial. Envie um; outro já lá está à espera.
lesson-pay = Um membro custa um recurso de uma cor que a peça da migração mostra: vermelho, amarelo ou branco. Pague o branco; o vermelho vai servir no outono.
lesson-last-foot = E um recurso para a base deste pilar. Deixe o amarelo.
lesson-pass = Iska passou. Resta-lhe um cubo vermelho, que guarda para o outono: um recurso por usar nunca se perde. Passe também.
lesson-pillar = Verão! Todos os cubos subiram. Por ordem inversa cada um leva um pilar: Iska escolheu a pesca. Leve a coleta com os seus dois marcadores vermelhos, como planeado.
lesson-summer = No verão as seis ações vêm uma depois da outra, pagas com marcadores da sua cor. Uma coleta custa dois marcadores vermelhos, seja qual for. Leve o ovo: mel e ovo são um par de cestos, e um par completo paga dois marcadores.
lesson-ceremony = Aqui estão: um marcador amarelo e um azul. O amarelo paga uma cerimónia de valor 1. Esta carta dá agora um ponto de desenvolvimento, e no fim um ponto por cada membro seu em rocha.
lesson-shamans = Depois de uma cerimónia de verão os seus xamãs podem mover-se de graça; na primavera cada xamã movido custaria um recurso. Estão bem assim: deixe-os ficar. Por ter sido a primeira à fogueira este ano, a sua tribo também abre a ordem de jogo no próximo.
lesson-fish = Com o marcador azul pesca. O lúcio de valor 1 avança-o uma casa na pista de pesca.
lesson-track = Depois das ações a pista de pesca paga a cada um a melhor recompensa alcançada, em cada verão de novo. Você e Iska têm um ponto cada. Pescar cedo rende durante anos.
lesson-autumn = Outono: os seus membros andam pelo território. Para isso cubos tornam-se passos, tantos quantos a peça do centro diz. Um cubo vermelho vale dois passos este ano.
lesson-walk = Dois passos, a repartir como quiser. Dois dos seus membros estão no acampamento inicial. Faça andar um deles.
lesson-megalith = Só acontece algo onde alguém para. A um passo ergue-se um megálito que é de quem chegar primeiro, e vale 2 pontos. Pare lá.
lesson-site = Resta um passo para o outro membro. Mesmo ao lado do megálito há um local para acampamento. Pare lá.
lesson-camp = Um acampamento precisa de membros na sua casa e à volta. Tem lá dois: construa um acampamento para dois, com um ponto, um ponto de desenvolvimento e um novo membro para a tribo.
lesson-over = Já ninguém se pode mover. Termine a sua vez; Iska fica onde está este ano.
lesson-winter = No inverno tudo se prepara sozinho: novas cartas e peixes, uma nova peça do centro com novos preços, e novos cubos nos pilares. A ordem de jogo segue as cerimónias, por isso volta a começar.
lesson-harvest = Nova primavera: a sua peça do tempo rodou. Com pontos de desenvolvimento podia rodá-la mais. Receba o que ela dá.
lesson-end = Foi um ano inteiro; seguem-se mais quatro. Vigie os preços, semeie os cubos que quer colher no verão, e mande a sua gente para longe. “O que posso fazer aqui?” explica cada pergunta. Continue contra um robô, ou volte mais tarde.
