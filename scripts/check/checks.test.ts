/** Each rule is tested with a repository that follows it and one that violates it. */
import { expect, test } from 'vitest';
import { findBoundaryBreaches } from './boundaries.ts';
import { findClockReads } from './clock.ts';
import { findColliderReads } from './colliders.ts';
import { findEarlyLoads } from './first-screen.ts';
import { type Graph, graphOf, packageOf } from './graph.ts';
import { findLocalPaths } from './local-paths.ts';
import { findOwnEnvironments } from './test-environments.ts';
import { findLooseVersions, findMissingPackages, findRegistryHosts } from './packages.ts';

const repository = (files: Record<string, string>): Graph => graphOf(new Map(Object.entries(files)));

test.each([
  ['shared imports nothing of ours', 'src/shared/a.ts', "import '../net/http.ts'"],
  ['shared runs in browsers', 'src/shared/a.ts', "import 'node:fs'"],
  ['a screen does not import another', 'src/features/mail/a.ts', "import { x } from '../forum/state.ts'"],
  ['types count too', 'src/features/mail/a.ts', "import type { X } from '../forum/state.ts'"],
  ['only the game screen draws the town', 'src/features/mail/a.ts', "import '../../town/town.tsx'"],
  ['screens do not import app', 'src/features/mail/a.ts', "import '../../app/shell.tsx'"],
  ['the client does not import the server', 'src/net/a.ts', "import type { X } from '../server/app.ts'"],
  ['engine takes types of workers alone', 'src/engine/a.ts', "import { api } from '../../workers/core.worker.ts'"],
  ['only the loaders load the core', 'src/town/a.ts', "import wasm from '../../build/core.wasm?url'"],
  ['a domain is imported through its service', 'src/server/domains/mail/service.ts', "import '../players/repo.ts'"],
  ['wire imports no other room of the town', 'src/server/realtime/wire/a.ts', "import type { X } from '../town.ts'"],
  ['channel does not import the town', 'src/server/realtime/channel/a.ts', "import type { X } from '../town.ts'"],
  ['lobby does not import channel', 'src/server/realtime/lobby/a.ts', "import type { X } from '../channel/chat.ts'"],
  ['channel uses no socket.io', 'src/server/realtime/channel/a.ts', "import type { Socket } from 'socket.io'"],
  ['the town imports no domain', 'src/server/realtime/town.ts', "import '../domains/players/repo.ts'"],
  ['only repo.ts contains SQL', 'src/server/domains/mail/service.ts', "db.selectFrom('mail')"],
  ['only routes.ts uses the transport', 'src/server/domains/mail/service.ts', "import type { X } from 'fastify'"],
  ['the product does not use what is for tests', 'src/server/app.ts', "import '../../tests/support/x.ts'"],
  ['the state of the town draws nothing', 'src/town/state/a.ts', "import type { Sprite } from 'pixi.js'"],
  ['the plan of the town knows no painter', 'src/town/plan/a.ts', "import type { X } from '../town.tsx'"],
  ['the core imports nothing outside itself', 'assembly/index.ts', "export { x } from '../src/shared/x'"],
])('boundary: %s', (_, file, text) => {
  const targets = ['src/net/http.ts', 'src/features/forum/state.ts', 'src/town/town.tsx', 'src/app/shell.tsx'];
  const more = [
    'src/server/realtime/town.ts',
    'src/server/realtime/channel/chat.ts',
    'src/server/app.ts',
    'workers/core.worker.ts',
    'src/server/domains/players/repo.ts',
    'src/shared/x.ts',
  ];
  const files = Object.fromEntries([...targets, ...more, 'tests/support/x.ts'].map((name) => [name, '']));
  expect(findBoundaryBreaches(repository({ ...files, [file]: text }))).toHaveLength(1);
});

test.each(['src/net/a.ts', 'src/net/a.test.ts', 'tests/e2e/a.spec.ts'])(
  'boundary: %s does not import a bench',
  (file) => {
    const files = {
      'bench/lib/random.ts': '',
      [file]: `import '${'../'.repeat(file.split('/').length - 1)}bench/lib/random.ts';`,
    };
    expect(findBoundaryBreaches(repository(files))).toContain(
      `${file}: imports bench/lib/random.ts: only bench/ and scripts/ may import the benches`,
    );
  },
);

test('boundary: accepts allowed imports', () => {
  const breaches = findBoundaryBreaches(
    repository({
      'src/shared/x.ts': 'export const x = 1;',
      'src/screens/screens.ts': 'export const openScreen = 1;',
      'src/features/game/a.ts': "import '../../town/town.tsx'; import { openScreen } from '../../screens/screens.ts';",
      'src/town/town.tsx': "import { x } from '../shared/x.ts';",
      'src/engine/core-client.ts': "import type { Api } from '../../workers/core.worker.ts';",
      'workers/core.worker.ts': "import init from '../build/core.wasm?init';",
      'src/server/domains/mail/repo.ts': "import '../players/service.ts'; db.insertInto('mail');",
      'src/server/domains/players/service.ts': '',
      'src/server/domains/mail/mail.test.ts': "import '../players/repo.ts'; import 'fastify';",
      'src/server/domains/players/repo.ts': '',
      'tests/e2e/x.spec.ts': "import '../../src/features/game/a.ts';",
    }),
  );
  expect(breaches).toEqual([]);
});

test('first screen: reports what is loaded too early, with the imports that lead to it', () => {
  const files = {
    'src/app/main.tsx': "import './gate.tsx'; import '../ui/lazy/lazy-part.ts';",
    'src/app/gate.tsx': "const game = () => import('./game.tsx'); import type { Painter } from '../town/paint.ts';",
    'src/app/game.tsx': "import './bar.tsx'; const game = () => import('../features/game/game-screen.tsx');",
    'src/app/bar.tsx': "import '../ui/controls/slider.tsx'; const late = () => import('../ui/overlays/dialog.tsx');",
    'src/features/game/game-screen.tsx': "import '../../town/paint.ts'; import { Sprite } from 'pixi.js';",
    'src/features/mail/mail-screen.tsx': '',
    'src/town/paint.ts': '',
    'src/ui/controls/slider.tsx': '',
    'src/ui/lazy/lazy-part.ts': '',
    'src/ui/overlays/dialog.tsx': '',
  };
  const slider =
    'the town loads src/ui/controls/slider.tsx: src/app/game.tsx > src/app/bar.tsx > src/ui/controls/slider.tsx';
  const pixi = 'the town loads pixi.js: src/features/game/game-screen.tsx > pixi.js';
  expect(findEarlyLoads(repository(files))).toEqual([pixi, slider]);
  const early = { 'src/ui/lazy/lazy-part.ts': "import '../overlays/dialog.tsx'; import { Sprite } from 'pixi.js';" };
  expect(findEarlyLoads(repository({ ...files, ...early }))).toEqual([
    expect.stringMatching(/^the landing page loads src\/ui\/overlays\/dialog\.tsx: /),
    expect.stringMatching(/^the landing page loads pixi\.js: /),
    pixi,
    slider,
  ]);
});

test('packages: requires exact versions and lockfiles without hosts', () => {
  const manifest = { dependencies: { a: '1.2.3', b: '^1.2.3', c: 'latest', d: '1.0.0-rc.1' } };
  expect(findLooseVersions(manifest, 'package.json')).toEqual([
    'package.json: b is "^1.2.3", not one exact version',
    'package.json: c is "latest", not one exact version',
  ]);
  const lockfile = {
    packages: { '': {}, 'node_modules/a': { resolved: 'https://example.org/a.tgz' }, 'node_modules/b': {} },
  };
  expect(findRegistryHosts(JSON.stringify(lockfile), 'lock')).toEqual([
    'lock: node_modules/a names the host it came from',
  ]);
});

test('packages: finds packages of other platforms that the lockfile lacks', () => {
  const optionalDependencies = { 'b-linux': '1.0.0', 'b-win': '1.0.0', 'c-mac': '1.0.0' };
  const packages = {
    '': {},
    'node_modules/a/node_modules/b': { optionalDependencies },
    'node_modules/a/node_modules/b-win': {},
    'node_modules/b-linux': {},
  };
  expect(findMissingPackages(JSON.stringify({ packages }), 'lock')).toEqual([
    'lock: node_modules/a/node_modules/b lacks c-mac',
  ]);
});

test('packages: resolves the names of deep and built-in imports', () => {
  expect(['@a/b/c', 'a/b', 'node:fs/promises'].map(packageOf)).toEqual(['@a/b', 'a', 'node:fs/promises']);
});

test('paths: finds home folders, but not URLs or relative paths', () => {
  const folder = ['', 'home', 'someone', 'x'].join('/');
  expect(findLocalPaths('a.md', `see ${folder}\nfine`)).toEqual([`a.md:1: see ${folder}`]);
  expect(findLocalPaths('a.md', `https://example.org${folder} ./home/x src/home/x /usr/lib/x`)).toEqual([]);
});

test.each([
  ['the wall clock', 'const now = Date.now();'],
  ['a clock as a default', 'export const f = (now = Date.now) => now();'],
  ['today', 'const today = new Date();'],
  ['the monotonic clock', 'const at = performance.now();'],
  ['chance', 'const roll = Math.random();'],
  ['random bytes', "import { createHash, randomBytes } from 'node:crypto';"],
  ['a random id', 'const id = crypto.randomUUID();'],
  ['a timer', 'setTimeout(() => undefined, 5);'],
  ["a promise's timer", "import { setTimeout } from 'node:timers/promises';"],
])('clock: reports %s', (_, text) => {
  expect(findClockReads('src/server/a.ts', `\n${text}`)).toEqual([
    expect.stringMatching(/^src\/server\/a\.ts:2: reads/),
  ]);
});

test.each([
  ['src/app/a.tsx', 1],
  ['src/features/forum/a.ts', 1],
  ['src/state/a.ts', 1],
  ['src/art/a.ts', 0],
  ['src/shared/runtime/runtime.ts', 0],
])('clock: covers the client: %s', (file, count) => {
  expect(findClockReads(file, 'Date.now();')).toHaveLength(count);
});

test('clock: allows time parameters, the runtime object and tests', () => {
  const text =
    "const at = new Date(5); runtime.now(); runtime.setTimeout(f, 5); import { createHash } from 'node:crypto';";
  expect(findClockReads('src/server/a.ts', text)).toEqual([]);
  expect(findClockReads('src/net/a.ts', 'setTimeout(() => undefined, 5);')).toEqual([]);
  expect(findClockReads('src/server/a.test.ts', 'Date.now();')).toEqual([]);
  expect(findClockReads('src/server/runtime.ts', 'setInterval(f, 5);')).toEqual([]);
});

test('test environments: reports a unit test that chooses its own', () => {
  const text = "// @vitest-environment jsdom\nimport 'vitest';";
  expect(findOwnEnvironments('src/net/a.test.ts', text)).toHaveLength(1);
  expect(findOwnEnvironments('src/net/a.test.ts', "import 'vitest';")).toEqual([]);
  expect(findOwnEnvironments('src/net/a.ts', text)).toEqual([]);
});

test('colliders: the core alone reads them', () => {
  const text = 'const rings =\n  location.Colliders.Paths;';
  for (const file of ['src/town/state/a.ts', 'src/server/realtime/a.ts', 'workers/a.ts', 'src/engine/a.ts']) {
    expect(findColliderReads(file, text)).toEqual([`${file}:2: reads colliders; ask the core`]);
  }
  for (const file of [
    'src/engine/core/walking.ts',
    'src/art/town/a.ts',
    'src/engine/a.test.ts',
    'tests/support/a.ts',
  ]) {
    expect(findColliderReads(file, text)).toEqual([]);
  }
});
