import { mount } from 'svelte';
import App from './App.svelte';
import type { House } from './house.ts';
import { keepOffline } from './offline/register.ts';
import { keepSettings } from './settings.svelte.ts';
import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';
import { speak, wantedLanguage } from './words/words.svelte.ts';

/** Opens the house in the page. */
export async function start(house: House): Promise<void> {
  const target = document.getElementById('house');
  if (target === null) throw new Error('The page has no element #house.');
  keepSettings();
  await speak(wantedLanguage());
  mount(App, { target, props: { house } });
  keepOffline();
}
