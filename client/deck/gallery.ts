/**
 * Every face and every state on one page, for the eye. Run `npm run dev` and open
 * /deck/gallery.html; add ?theme=dark, ?palette=four or safe, ?letters=cyrillic, ?w=60,
 * ?still to hold every motion at its beginning.
 */
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const wish = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset.theme = wish.get('theme') ?? 'light';
root.dataset.palette = wish.get('palette') ?? 'two';
if (wish.has('still')) root.dataset.still = '';

mount(Gallery, {
  target: document.body,
  props: {
    letters: wish.get('letters') === 'cyrillic' ? 'cyrillic' : 'latin',
    widths: wish.getAll('w').map(Number),
    only: wish.get('only') ?? '',
  },
});
