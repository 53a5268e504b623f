import { mount } from 'svelte';

import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { listenForExplanations } from './lib/tip.svelte';
import { words } from './lib/words.svelte';
import { sheet } from './sheet/sheet';
import './theme.css';

settings.apply();
listenForExplanations(document);

// The drawings are part of the page, so that they follow theme and seat; nobody reads them aloud.
const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
svg.setAttribute('width', '0');
svg.setAttribute('height', '0');
svg.setAttribute('aria-hidden', 'true');
svg.classList.add('sheet');
svg.innerHTML = `<defs>${sheet}</defs>`;
document.body.prepend(svg);

const app = document.getElementById('app');
if (app !== null) void words.use(settings.saved.language).then(() => mount(App, { target: app }));
