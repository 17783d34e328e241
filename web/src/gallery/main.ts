import { mount } from 'svelte';
import '../style/tokens.css';
import '../style/fonts.css';
import '../style/base.css';
import { credits } from '../../../games/registry.ts';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')!, props: { credits } });
