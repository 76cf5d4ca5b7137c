/** What administrators do reaches the players of all processes, by any process and without one. Part of cluster.test.ts. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import type { Push } from '../shared/realtime/pushes.ts';
import { runCommand } from './admin/commands.ts';
import { openIdleContext, readCommandConfig } from './admin/idle-context.ts';
import { openDatabase } from './db/database.ts';
import { STARTING_COINS } from '../shared/rules/economy.ts';
import { Program } from './testing/child-process.ts';
import { admin, ClusterPlayer, isOwnNotice } from './testing/cluster-player.ts';
import type { Cluster } from './testing/cluster.ts';
import { type TestClient, waitForEvent } from './testing/town-fixture.ts';

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
      const refused = waitForEvent(rias, 'notification_message', isOwnNotice);
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

    it('are banned and kicked by a machine that only has the addresses of PostgreSQL and Redis', async ({
      expect,
      task,
    }) => {
      const attempt = task.result?.retryCount ?? 0;
      const [uma, vic] = (await Promise.all(
        [`Uma_${attempt}`, `Vic_${attempt}`].map((name) => ClusterPlayer.create(cluster(), name)),
      )) as [ClusterPlayer, ClusterPlayer];
      const api = cluster().get('api-1');
      const { DATABASE_URL = '', REDIS_URL = '' } = api.env;
      const env = { DATABASE_URL, REDIS_URL };
      const umas = await uma.enter(cluster().get('town-1'));
      const umaEnded = waitForEvent(umas, 'disconnect');
      expect(await uma.get(cluster().get('api-2'), '/friend/list/online')).toEqual([]);
      const folder = join(tmpdir(), `promenade-none-${randomUUID()}`);
      const program = new Program('cli/admin.ts', ['ban', uma.username, 'unkind'], { ...env, DATA_DIR: folder });
      expect([await program.waitForExit(), program.stderr]).toEqual([
        0,
        expect.stringMatching(/^Run by api-[12]\.\n$/),
      ]);
      expect(existsSync(folder)).toBe(false);
      // Others may be starting in tests beside this one: those that do not answer in time are named after it.
      expect(program.stdout).toMatch(/Answered: .*\btown-1\b.* Connection ended by town-1\./);
      await umaEnded;
      await expect(uma.get(cluster().get('api-2'), '/friend/list/online')).rejects.toThrow('401');

      // Where no server runs the command for it, the machine reaches all of them by Redis.
      const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' });
      const config = readCommandConfig({ ...env, DATA_DIR: folder });
      const { context, close } = await openIdleContext(config, database);
      try {
        const vics = await vic.enter(cluster().get('town-2'));
        await expect
          .poll(() => runCommand(context, ['find', vic.username], ''))
          .toMatch(/online, lantern-bay \d+ on town-2$/);
        const vicEnded = waitForEvent(vics, 'disconnect');
        const kicked = await runCommand(context, ['kick', vic.username, 'loud'], '');
        expect(kicked).toMatch(/Answered: .*\btown-2\b.* Connection ended by town-2\./);
        await vicEnded;
        // No other process takes the player for a minute either.
        await expect(vic.enter(cluster().get('town-1'))).rejects.toThrow('You were removed from the town: loud');
        await expect(runCommand(context, ['rename', vic.username, 'Vic_New'], '')).rejects.toThrow('AUTH_SECRET');
        const approve = ['approve', '1', '--coins', '1', '--rarity', '0'];
        await expect(runCommand(context, approve, '')).rejects.toThrow('S3_ENDPOINT or UPLOADS_DIR');
      } finally {
        await close();
        await database.close();
      }
    });

    it('get an announcement in every process, also when they come later', async ({ expect, task }) => {
      const attempt = task.result?.retryCount ?? 0;
      const [wes, xia, yan] = (await Promise.all(
        [`Wes_${attempt}`, `Xia_${attempt}`, `Yan_${attempt}`].map((name) => ClusterPlayer.create(cluster(), name)),
      )) as [ClusterPlayer, ClusterPlayer, ClusterPlayer];
      const [one, two] = [cluster().get('town-1'), cluster().get('town-2')];
      const text = `Rest at ${attempt}`;
      const heardBy = (client: TestClient) =>
        waitForEvent(client, 'notification_message', (_, __, notice) => notice?.code === 'announcement');
      const heard = [heardBy(await wes.enter(one)), heardBy(await xia.enter(two))];
      await admin(cluster().get('api-1'), 'announce', text);
      for (const [, , notice] of await Promise.all(heard)) expect(notice).toMatchObject({ params: { text } });
      const late: string[] = [];
      await yan.enter(two, { noted: (_, __, notice) => void late.push(notice?.code ?? '') });
      await expect.poll(() => late).toContain('announcement');
    });

    it('get what administrators do with a data folder that no process uses', async ({ expect, task }) => {
      const tim = await ClusterPlayer.create(cluster(), `Tim_${task.result?.retryCount ?? 0}`);
      const tims = await tim.enter(cluster().get('town-2'));
      const api = cluster().get('api-1');
      expect(await tim.get(api, '/friend/list/online')).toEqual([]);
      const ended = waitForEvent(tims, 'disconnect');
      const folder = mkdtempSync(join(tmpdir(), 'promenade-admin-'));
      const program = new Program('cli/admin.ts', ['ban', tim.username], { ...api.env, DATA_DIR: folder });
      expect([await program.waitForExit(), program.stderr]).toEqual([
        0,
        expect.stringMatching(/^Run by api-[12]\.\n$/),
      ]);
      rmSync(folder, { recursive: true, force: true });
      await ended;
      await expect(tim.get(api, '/friend/list/online')).rejects.toThrow('401');
    });
  });
}
