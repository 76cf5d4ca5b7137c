/**
 * Builds the browser client; `npm start` serves its output, `npm run dev` runs it as middleware of the server. For the page
 * of parts alone, `KIT_SERVER=http://localhost:3000 npx vite` fetches its pictures from a running server.
 */
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import wasm from 'vite-plugin-wasm';
import { chunkGroups } from './scripts/build/chunks.ts';
import { languages, languageUrl } from './scripts/build/languages.ts';
import { slimPackages } from './scripts/build/slim-packages.ts';

const HOSTED = ['/storage', '/avatars', '/emojis', '/ui', '/gltf', '/profile'];
const kitServer = process.env.KIT_SERVER;

export default defineConfig({
  plugins: [languages(), react(), wasm(), tailwind(), slimPackages()],
  experimental: { renderBuiltUrl: languageUrl },
  worker: { format: 'es', plugins: () => [wasm()] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: 'dist/client',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
  ...(kitServer ? { server: { proxy: Object.fromEntries(HOSTED.map((path) => [path, kitServer])) } } : {}),
});
