/**
 * What knip counts as unused. `npm run check` runs it twice: over everything (files, exports, types and packages that
 * nothing uses), and with `--production` (files and exports that only tests use). Patterns that end with "!" belong to
 * the product and its tools; the others only to the tests.
 */
import process from 'node:process';
import type { KnipConfig } from 'knip';

const IS_PRODUCTION = process.argv.includes('--production');

/** Test files and their helpers. A helper may export what only tests use. */
const TEST_FILES = ['**/*.{test,suite}.{ts,tsx}', '**/*-{suite,fixture}.{ts,tsx}', '**/{testing,fixtures}/**'];

const config: KnipConfig = {
  entry: [
    'src/app/{main,kit/kit}.tsx!',
    'src/features/*/screen.ts!',
    // The build reads them by their names.
    'src/languages/*/*.ts!',
    'src/server/main.ts!',
    'src/server/cli/*.ts!',
    'src/art/cli.ts!',
    // The registry finds them by their folders.
    'src/art/locations/*/location.ts!',
    // Workers and processes, which are started by their address.
    'src/**/*-worker.ts!',
    'workers/*.worker.ts!',
    'bench/**/*.{worker,page}.ts!',
    'bench/{browser,server,colyseus,simulate}/*-process.ts!',
    'bench/lib/caller-thread.ts!',
    'src/server/testing/*-process.ts',
    // A program of its own, see CONTRIBUTING.md.
    'src/server/testing/write-snapshot.ts',
    'tests/support/server/{redirect-providers,test-server-main}.ts',
    // One value that tests iterate over; the product imports its endpoints one by one.
    'src/shared/contract/index.ts!',
    'assembly/index.ts!',
    'assembly/navigation/index.ts!',
    'assembly/match3/daily/index.ts!',
    'assembly/paint/index.ts!',
    'assembly/walking/index.ts!',
    // Entry points of the package `promenade-core`.
    'src/engine/package/{index,compose,match3}.ts!',
    'scripts/*.{ts,mjs}!',
    'bench/run.ts!',
    // Knip leaves vite.config.ts out of its production run.
    'scripts/build/{chunks,languages,slim-packages}.ts!',
    // Started by its address.
    'scripts/test/flaky-reporter.ts!',
    'vite.{config,sw.config}.ts',
  ],
  project: [
    '{src,workers,assembly,scripts,bench}/**/*.{ts,tsx,mjs,css}!',
    'tests/**/*.{ts,tsx}',
    ...TEST_FILES.map((pattern) => `!${pattern}!`),
  ],
  // An exported type may serve as documentation of its own file. A test may import a value that its file uses.
  ignoreExportsUsedInFile: IS_PRODUCTION ? true : { interface: true, type: true },
  // Commands that scripts/launch.mjs starts by name.
  // The font is named by its file in src/ui/styles/arabic.css.
  ignoreDependencies: IS_PRODUCTION
    ? []
    : ['@biomejs/biome', '@fontsource-variable/baloo-bhaijaan-2', 'assemblyscript', 'oxlint', 'oxlint-tsgolint'],
};

export default config;
