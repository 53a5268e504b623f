import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// Where the server listens while the client is being worked on.
const server = process.env.DOLMEN_SERVER ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // Nothing is inlined: the page is served under a policy that allows no inline code or data fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
});
