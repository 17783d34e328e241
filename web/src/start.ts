import { mount } from 'svelte';
import App from './App.svelte';
import type { AppContext } from './app/app-context.ts';
import { registerOffline } from './offline/register.ts';
import { persistSettings } from './app/settings.svelte.ts';
import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';
import { setLanguage, wantedLanguage } from './words/locale.svelte.ts';

/** Starts the page: settings, language, the app, and the service worker. */
export async function start(app: AppContext): Promise<void> {
  const target = document.getElementById('app');
  if (target === null) throw new Error('The page has no element #app.');
  persistSettings();
  await setLanguage(wantedLanguage());
  mount(App, { target, props: { app } });
  registerOffline();
}
