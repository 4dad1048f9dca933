"""How fast the page is on a phone, and whether it stays so: `make bench-page`.

- `phone`: the browser, held down to what a cheap phone and a poor line can do;
- `weight`: what the first view weighs;
- `opening`: how soon there is something to see, and a card to play;
- `motion`: a whole game by finger, every frame of it;
- `trace`: what the main thread did meanwhile;
- `memory`: what fifty games leave behind;
- `screens`: what axe finds on every screen;
- `deals`: the deals and the opponents, the same each time;
- `report`: all of it for readers, and for programs.
"""
