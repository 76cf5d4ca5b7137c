/** What administrators do reaches the players of all processes, by any process and without one. Part of cluster.test.ts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import type { Push } from '../shared/realtime/pushes.ts';
import { STARTING_COINS } from '../shared/rules/economy.ts';
import { Program } from './testing/child-process.ts';
import { admin, ClusterPlayer } from './testing/cluster-player.ts';
import type { Cluster } from './testing/cluster.ts';
import { waitForEvent } from './testing/town-fixture.ts';

const BADGE_CREATOR = 8;

export function adminSuite(cluster: () => Cluster): void {
  describe('players of a process', () => {
    it('get what administrators do by a process without a town', async ({ expect, task }) => {
      const attempt = task.result?.retryCount ?? 0;
      const [ria, sam] = (await Promise.all(
        [`Ria_${attempt}`, `Sam_${attempt}`].map((name) => ClusterPlayer.create(cluster(), name)),
      )) as [ClusterPlayer, ClusterPlayer];
      const town = cluster().get('town-2');
      const api = cluster().get('api-1');
      const pushes: Push[] = [];
      const rias = await ria.enter(town, { pushed: (push) => void pushes.push(push) });
      const sams = await sam.enter(town);
      const command = (...argv: string[]): Promise<void> => admin(api, ...argv);
      const pushed = <Part extends keyof Push>(part: Part) =>
        pushes.findLast((push) => push[part] !== undefined)?.[part];

      await command('grant', ria.username, 'coins', '7000');
      await command('badge', ria.username, 'Creator', 'on');
      await command('membership', ria.username, '2');
      await expect
        .poll(() => [pushed('purse')?.coins, pushed('user')?.membership, pushed('user')?.badges])
        .toEqual([STARTING_COINS + 7000, 2, BADGE_CREATOR]);
      const honored = waitForEvent(rias, 'honor_updated');
      await command('grant', ria.username, 'honor', '500');
      expect((await honored)[0]).toBeGreaterThanOrEqual(500);
      const muted = waitForEvent(rias, 'notification_message', (_, __, notice) => notice?.code === 'muted-now');
      await command('mute', ria.username);
      await muted;
      const refused = waitForEvent(rias, 'notification_message');
      rias.emit('chat', 'words');
      expect((await refused)[2]).toMatchObject({ code: 'chat-muted' });
      const renamed = waitForEvent(sams, 'user_updated', (_, user) => JSON.stringify(user).includes('Renamed_'));
      await command('rename', ria.username, `Renamed_${attempt}`);
      await renamed;
      const ended = waitForEvent(rias, 'disconnect');
      await command('delete', `Renamed_${attempt}`);
      await ended;
      await expect(ria.get(cluster().get('api-2'), '/friend/list/online')).rejects.toThrow('401');
    });

    it('get what administrators do with a data folder that no process uses', async ({ expect, task }) => {
      const tim = await ClusterPlayer.create(cluster(), `Tim_${task.result?.retryCount ?? 0}`);
      const tims = await tim.enter(cluster().get('town-2'));
      const api = cluster().get('api-1');
      expect(await tim.get(api, '/friend/list/online')).toEqual([]);
      const ended = waitForEvent(tims, 'disconnect');
      const folder = mkdtempSync(join(tmpdir(), 'promenade-admin-'));
      const program = new Program('cli/admin.ts', ['ban', tim.username], { ...api.env, DATA_DIR: folder });
      expect([await program.waitForExit(), program.stderr]).toEqual([0, '']);
      rmSync(folder, { recursive: true, force: true });
      await ended;
      await expect(tim.get(api, '/friend/list/online')).rejects.toThrow('401');
    });
  });
}
