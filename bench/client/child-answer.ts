/** Messages of a child process, with a time limit: a bench must end with a reason when a child fails. */
import type { ChildProcess } from 'node:child_process';
import { within } from './within.ts';

/** The child's next message. Rejects when the child has ended or ends before, and after `limitMs`. */
export async function answerOf<Message>(child: ChildProcess, what: string, limitMs: number): Promise<Message> {
  const { promise, resolve, reject } = Promise.withResolvers<Message>();
  const onMessage = (message: unknown): void => resolve(message as Message);
  const onExit = (): void => {
    const cause = child.signalCode ?? `code ${child.exitCode}`;
    reject(new Error(`${what}: the process has ended (${cause})`));
  };
  child.once('message', onMessage);
  child.once('exit', onExit);
  if (child.exitCode !== null || child.signalCode !== null) onExit();
  try {
    return await within(limitMs, what, promise);
  } finally {
    child.off('message', onMessage);
    child.off('exit', onExit);
  }
}
