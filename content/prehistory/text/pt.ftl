game-title = Prehistory
