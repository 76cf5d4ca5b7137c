/** Asks the servers of a PostgreSQL database to run a command, from a machine that reaches nothing else. Owns no state. */
import { sleep } from '../../shared/runtime/timing.ts';
import type { Database } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { runtime } from '../runtime.ts';
import { OperatorText } from '../sentences.ts';
import { type AdminAnswer, type AdminRequest, answerSchema } from './answer.ts';
import { deleteRequest, insertRequest, readRequest, withdrawRequest } from './repo.ts';

/** A server that has just lost its connection listens again within a second or two. */
const TAKE_WAIT_MS = 3000;
const ANSWER_WAIT_MS = 120_000;
const LOOK_EVERY_MS = 50;

/** `by`: name of the process that ran the command. */
export type DatabaseAnswer = AdminAnswer & { by: string };

/** Resolves to null when no server takes the request: it is withdrawn then, and no server will. Throws a DomainError when a server took it and does not answer. */
export async function sendDatabaseRequest(
  db: Database,
  { argv, requestId: id }: AdminRequest,
  { takeWaitMs = TAKE_WAIT_MS, answerWaitMs = ANSWER_WAIT_MS } = {},
): Promise<DatabaseAnswer | null> {
  await insertRequest(db, { id, argv });
  const startMs = runtime.monotonic();
  for (;;) {
    const row = await readRequest(db, id);
    if (row === undefined) return null;
    const { takenBy, answer } = row;
    if (takenBy !== null && answer !== null) {
      await deleteRequest(db, id);
      return { ...answerSchema.parse(JSON.parse(answer)), by: takenBy };
    }
    const waitedMs = runtime.monotonic() - startMs;
    if (takenBy === null && waitedMs > takeWaitMs && (await withdrawRequest(db, id))) return null;
    if (takenBy !== null && waitedMs > answerWaitMs) {
      const problem = `${takenBy} took the command and did not answer; check whether it had its effect before you repeat it`;
      throw new DomainError('unavailable', new OperatorText(problem));
    }
    await sleep(runtime, LOOK_EVERY_MS);
  }
}
