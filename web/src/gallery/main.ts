import { mount } from 'svelte';
import '../style/tokens.css';
import '../style/fonts.css';
import '../style/base.css';
import * as games from '../../../games/catalogue.ts';
import { catalogueOf } from '../../../games/catalogue-of.ts';
import Gallery from './Gallery.svelte';

mount(Gallery, {
  target: document.getElementById('app')!,
  props: { app: { catalogue: catalogueOf(games) } },
});
