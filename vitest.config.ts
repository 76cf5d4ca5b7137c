/** Unit, property and server tests: Node by default, a DOM for `.test.tsx`. `npm test` runs the browser tests after them. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import wasm from 'vite-plugin-wasm';

const exclude = ['**/node_modules/**', 'tests/e2e/**', 'build/**', 'dist/**', '.cache/**'];

export default defineConfig({
  plugins: [react(), wasm()],
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    exclude,
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: ['**/*.test.ts'] } },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: ['**/*.test.tsx'] } },
    ],
  },
});
