/** Mails that the API promises are sent by a process with jobs, also by one that starts later. Part of cluster.test.ts. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'vitest';
import { callWorld } from './testing/cluster-calls.ts';
import { ClusterPlayer } from './testing/cluster-player.ts';
import type { Cluster } from './testing/cluster.ts';

/** A process with jobs starts, and reads what is promised. */
const SENT_MS = 30_000;

export function mailsSuite(cluster: () => Cluster): void {
  it('a mail that was promised while no process with jobs ran is sent by the next one, once', async ({
    expect,
    task,
  }) => {
    const name = `nell_${task.result?.retryCount ?? 0}`;
    await ClusterPlayer.create(cluster(), name);
    const jobs = cluster().get('jobs-1');
    await jobs.end('SIGTERM');
    const email = `${name}@example.org`;
    for (const api of ['api-1', 'api-2'].map((one) => cluster().get(one))) {
      const { status } = await callWorld(api, 'POST', '/game-api/forgot-password', { email });
      expect(status).toBe(200);
    }
    await jobs.start();
    const outbox = join(jobs.dataDir, 'outbox');
    const mails = async (): Promise<string[]> => {
      const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'));
      const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
      return texts.filter((text) => text.includes(`To: ${email}`));
    };
    await expect.poll(async () => (await mails()).length, { timeout: SENT_MS }).toBe(2);
    const links = (await mails()).map((text) => /token=3D(\S+)/.exec(text)?.[1]);
    expect(new Set(links).size).toBe(2);
  });
}
