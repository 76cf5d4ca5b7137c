/** Rounds of load, backup, kill and restore on a server process: nothing that was acknowledged before a backup is lost. */
import { afterAll, expect, it } from 'vitest';
import { BackupRehearsal } from '../testing/backup-rehearsal.ts';
import { runOwnCommand } from '../testing/own-command.ts';
import { PASSWORD } from '../testing/test-server.ts';

const ROUNDS = 3;
const TIMEOUT_MS = 120_000;

const rehearsal = new BackupRehearsal({
  run: (argv, dataDir) => runOwnCommand(argv, { env: { DATA_DIR: dataDir } }),
  loadMs: 0,
});

afterAll(() => rehearsal.close());

it('a restored backup has every write that was acknowledged before its moment', { timeout: TIMEOUT_MS }, async () => {
  const acknowledged: string[] = [];
  for (let index = 0; index < ROUNDS; index += 1) {
    const round = await rehearsal.round();
    expect(round).toMatchObject({ missing: [], drifted: 0 });
    expect(round.acknowledged.length).toBeGreaterThan(0);
    expect(round.later).toBeGreaterThan(0);
    acknowledged.push(...round.acknowledged);
  }
  const url = await rehearsal.startRestored();
  for (const name of [acknowledged.at(0), acknowledged.at(-1)]) {
    const reply = await fetch(`${url}/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@example.org`, password: PASSWORD }),
    });
    expect(reply.status).toBe(200);
  }
});
