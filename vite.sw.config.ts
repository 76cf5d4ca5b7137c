/** Builds the service worker beside the finished client: one file without a hash, which changes with every build. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const OUTPUT = 'dist/client';
// The page names every file it starts with by content.
const build = createHash('sha256')
  .update(readFileSync(`${OUTPUT}/index.html`))
  .digest('hex')
  .slice(0, 12);

export default defineConfig({
  define: { BUILD_ID: JSON.stringify(build) },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: OUTPUT,
    emptyOutDir: false,
    lib: { entry: 'workers/service.worker.ts', formats: ['iife'], name: 'serviceWorker', fileName: () => 'sw.js' },
  },
});
