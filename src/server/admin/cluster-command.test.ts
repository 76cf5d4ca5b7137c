/** The administrator's command about the processes of a world. */
import { expect, it } from 'vitest';
import type { WorldNode } from '../realtime/directory/directory.ts';
import { runCluster } from './cluster.ts';

const NODE: WorldNode = {
  name: 'a',
  path: '/t/a',
  players: 12,
  locations: ['bay'],
  channels: [
    { location: 'bay', number: 1, players: 10 },
    { location: 'bay', number: 3, players: 2 },
  ],
  build: '0.1.0-abcdef0',
  isDraining: false,
  lagMs: 4,
  silentMs: 320,
};

function worldOf(...nodes: WorldNode[]) {
  const drains: [string | null, boolean][] = [];
  const drain = (name: string | null, isDraining: boolean): Promise<void> =>
    Promise.resolve(void drains.push([name, isDraining]));
  return { world: { nodes: () => nodes, drain }, drains };
}

it('lists the processes in columns', async () => {
  const jobs: WorldNode = { ...NODE, name: 'jobs-1', path: null, players: 0, locations: [], channels: [], build: '' };
  const { world } = worldOf(NODE, jobs);
  expect(await runCluster(world, [])).toBe(
    [
      'NODE    STATE    PLAYERS  CHANNELS     BUILD          LAG   LAST SIGN',
      'a       serving  12       1: 10, 3: 2  0.1.0-abcdef0  4 ms  0.3 s ago',
      'jobs-1  no town  0        -            -              4 ms  0.3 s ago',
    ].join('\n'),
  );
});

it('names the locations of channels when there are several', async () => {
  const channels = [{ location: 'hills', number: 1, players: 3 }];
  const { world } = worldOf(NODE, { ...NODE, name: 'b', locations: ['hills'], channels, isDraining: true });
  const [, first, second] = (await runCluster(world, [])).split('\n');
  expect(first).toContain('  bay 1: 10, bay 3: 2  ');
  expect(second).toMatch(/^b +draining +12 +hills 1: 3 /);
});

it('drains a process and takes it back', async () => {
  const { world, drains } = worldOf(NODE);
  expect(await runCluster(world, ['drain', 'a'])).toContain('the 12 who are there move');
  expect(await runCluster(world, ['undrain', 'a'])).toBe('Players are directed to a again.');
  expect(drains).toEqual([
    ['a', true],
    ['a', false],
  ]);
});

it('refuses what is no command, an unknown process and a data folder without a server', async () => {
  const { world, drains } = worldOf(NODE);
  await expect(runCluster(world, ['drain', 'b'])).rejects.toThrow('"b" is none of a');
  for (const args of [['drain'], ['stop', 'a'], ['drain', 'a', 'b']]) {
    await expect(runCluster(world, args)).rejects.toThrow('expected: cluster [drain NODE|undrain NODE]');
  }
  await expect(runCluster(null, [])).rejects.toThrow('no server runs');
  expect(await runCluster(worldOf().world, [])).toContain('REDIS_URL is not set');
  expect(drains).toEqual([]);
});
