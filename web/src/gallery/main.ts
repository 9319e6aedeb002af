import { mount } from 'svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import { chooseLanguage, loadAreas, startLanguage } from '../language/words.svelte';
import Gallery from './Gallery.svelte';

const { theme, motion, language } = Object.fromEntries(new URLSearchParams(location.search));
if (theme) document.documentElement.dataset.theme = theme;
if (motion) document.documentElement.dataset.motion = motion;
await startLanguage();
await loadAreas(['board']);
if (language) await chooseLanguage(language);
mount(Gallery, { target: document.getElementById('app')! });
