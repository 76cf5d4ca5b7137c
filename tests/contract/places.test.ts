/**
 * A call touches three places of one name: the contract file, the server domain and the screen's folder. This file reads
 * the sources, so that it also sees calls that no test makes. It does not check what the calls do.
 */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Graph, readGraph } from '../../scripts/check/graph.ts';
import { ROOT } from '../../scripts/process/root.ts';
import type { Endpoint } from '../../src/shared/contract/endpoint.ts';
import { findUses, type Use } from './endpoint-uses.ts';

/** Contract names that have no screen of their own name, and what calls them instead. */
const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  account: 'dialogs of the profile',
  blocks: 'the profile and the quick actions',
  comments: 'a list on the profile',
  doors: 'the doors of the town and the list of surroundings',
  feedback: 'the cancellation on the membership page',
  status: 'a line on the landing page',
  'web-push': 'a group of the preferences',
  wishlist: 'a list of the store',
};

/** Screens that call endpoints of another name: `screen` -> contract names. */
const BORROWED: Readonly<Record<string, readonly string[]>> = {
  'finish-registration': ['login'],
  forum: ['feed', 'moderation'],
  landing: ['status'],
  mail: ['friends'],
  membership: ['feedback'],
  places: ['bell'],
  preferences: ['account', 'web-push'],
  profile: ['account', 'album', 'comments', 'mail'],
  'reset-password': ['login'],
  rewards: ['friends'],
};

/** Endpoints that other programs call. */
const WITHOUT_CLIENT = ['getHealth', 'getLiveness', 'getReadiness', 'receivePayment'];

const NO_ENDPOINTS = ['author', 'bbcode-field', 'endpoint', 'fields', 'index', 'outfit', 'replies', 'sentence'];
/** Files that have calls of another one, which the first page would load with them. */
const PARTS: Readonly<Record<string, string>> = { 'mail-count': 'mail' };
const files = readdirSync(`${ROOT}/src/shared/contract`)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => basename(file, '.ts'))
  .filter((name) => !NO_ENDPOINTS.includes(name));
const names = files.filter((name) => !(name in PARTS));

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Each endpoint as `[contract name, export]`. */
const endpoints: [string, string][] = [];
for (const name of files) {
  const module = (await import(`../../src/shared/contract/${name}.ts`)) as Record<string, unknown>;
  for (const [key, value] of Object.entries(module)) if (isEndpoint(value)) endpoints.push([name, key]);
}

const graph = readGraph(ROOT);
const { implemented, called } = findUses(ROOT, [...graph.files.keys()]);
const screens = readdirSync(`${ROOT}/src/features`);
const screenOf = (file: string): string | null => /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;

describe('a call touches three places of one name', () => {
  it('finds the endpoints, their implementations and their calls', () => {
    expect(endpoints.length).toBeGreaterThan(80);
    expect(implemented.length).toBeGreaterThanOrEqual(endpoints.length);
    expect(called.length).toBeGreaterThan(80);
  });

  it.each(endpoints)('%s: the domain of that name implements %s, and no other file does', (name, key) => {
    const files = filesOf(implemented, name, key);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(new RegExp(`^src/server/domains/${PARTS[name] ?? name}/`));
  });

  it.each(endpoints.filter(([, key]) => !WITHOUT_CLIENT.includes(key)))('%s: the client calls %s', (name, key) => {
    expect(filesOf(called, name, key)).not.toEqual([]);
  });

  it('has no call by the client to an endpoint for other programs', () => {
    expect(called.filter(({ key }) => WITHOUT_CLIENT.includes(key))).toEqual([]);
  });

  it.each(names)('%s has a screen of that name, or is listed as having none', (name) => {
    expect(screens.includes(name)).toBe(!(name in WITHOUT_SCREEN));
  });

  it.each(names.filter((name) => screens.includes(name)))('the screen %s reaches a call of that name', (name) => {
    const callers = new Set(called.filter((use) => use.contract === name).map(({ file }) => file));
    expect([...reachedFrom(graph, name)].some((file) => callers.has(file))).toBe(true);
  });

  it('has no screen that calls endpoints of another name, except for the listed ones', () => {
    const borrowed: Record<string, string[]> = {};
    for (const { file, contract } of called) {
      const screen = screenOf(file);
      if (screen === null || screen === contract) continue;
      borrowed[screen] = [...new Set([...(borrowed[screen] ?? []), contract])].toSorted();
    }
    expect(borrowed).toEqual(BORROWED);
  });
});

const filesOf = (uses: readonly Use[], contract: string, key: string): string[] => [
  ...new Set(uses.filter((use) => use.contract === contract && use.key === key).map(({ file }) => file)),
];

/** The files of a screen and the files below other screens that they import, directly or not. */
function reachedFrom({ files, edges }: Graph, screen: string): Set<string> {
  const reached = new Set([...files.keys()].filter((file) => screenOf(file) === screen));
  for (const file of reached) {
    for (const { from, to } of edges) {
      if (from === file && to !== null && (screenOf(to) ?? screen) === screen) reached.add(to);
    }
  }
  return reached;
}
