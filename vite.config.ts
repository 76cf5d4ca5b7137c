/** Builds the browser client; `npm start` serves its output, `npm run dev` runs it as middleware of the server. */
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import wasm from 'vite-plugin-wasm';

export default defineConfig({
  plugins: [react(), wasm(), tailwind()],
  worker: { format: 'es', plugins: () => [wasm()] },
  build: { target: 'es2022', assetsInlineLimit: 0, outDir: 'dist/client', emptyOutDir: true },
});
