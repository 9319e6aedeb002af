import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the game.');

export default mount(App, { target: place });
