/** Builds the browser client; `npm start` serves its output, `npm run dev` runs it as middleware of the server. */
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import wasm from 'vite-plugin-wasm';
import { chunkGroups } from './scripts/build/chunks.ts';
import { languages, languageUrl } from './scripts/build/languages.ts';
import { slimPackages } from './scripts/build/slim-packages.ts';

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
});
