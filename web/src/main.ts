import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/forms.css';
import './styles/tables.css';
import App from './App.svelte';
import { startLanguage } from './language/words.svelte';
import { reloadOnce, startOffline } from './shell/offline';
import { route, startRouter } from './shell/router.svelte';
import { startSettings } from './shell/settings.svelte';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the game.');

startSettings();
startRouter();
if (route().page === 'start') void import('./start/StartPage.svelte').catch(() => undefined); // at the same time as the words
// No top-level await: the modules with the words import this one, and would wait for it for ever.
void startLanguage().then(
  () => {
    mount(App, { target: place });
    startOffline();
  },
  () => {
    // Without a catalogue there are no words in other languages.
    if (!reloadOnce())
      place.textContent = 'Tilewright could not be loaded. Check your connection, then reload the page.';
  },
);
