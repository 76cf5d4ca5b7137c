/** An administrator drains a process, whose channels move as a whole. Part of cluster.test.ts. */
import { expect, it } from 'vitest';
import { admin, ClusterPlayer, type Visit } from './testing/cluster-player.ts';
import type { Cluster } from './testing/cluster.ts';
import { waitForEvent } from './testing/town-fixture.ts';

export function drainSuite(cluster: () => Cluster): void {
  it('channels move to another process when theirs drains, and their players with them', async ({ task }) => {
    const [one, two] = [cluster().get('api-1'), cluster().get('api-2')];
    const attempt = task.result?.retryCount ?? 0;
    const names = ['Eli', 'Fay', 'Gus'].map((name) => `${name}_${attempt}`);
    const players = await Promise.all(names.map((name) => ClusterPlayer.create(cluster(), name)));
    const visits: Visit[] = [];
    for (const player of players) visits.push(await player.enterByWay(one));
    const [first] = visits as [Visit];
    expect(new Set(visits.map(({ path }) => path))).toEqual(new Set([first.path]));
    const from = first.path.slice('/t/'.length);
    const asked = waitForEvent(first.client, 'relocate');
    await admin(one, 'cluster', 'drain', from);
    try {
      await asked;
      const there = await players[0]?.enterByWay(one, { channel: first.channel });
      expect(there?.channel).toBe(first.channel);
      expect(there?.path).not.toBe(first.path);
      there?.client.disconnect();
    } finally {
      await admin(two, 'cluster', 'undrain', from);
    }
    for (const visit of visits) visit.client.disconnect();
  });
}
