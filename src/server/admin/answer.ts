/** Runs a request of the command line in a server. Shared by the socket and the database line. */
import * as z from 'zod/mini';
import { DomainError } from '../domain-error.ts';
import type { Log } from '../log.ts';
import { runCommand } from './commands.ts';
import type { AdminContext } from './context.ts';

export const requestSchema = z.object({ argv: z.array(z.string()), requestId: z.string() });
export type AdminRequest = z.infer<typeof requestSchema>;
export const answerSchema = z.object({ ok: z.boolean(), text: z.string() });
export type AdminAnswer = z.infer<typeof answerSchema>;

export const FAILED: AdminAnswer = { ok: false, text: 'The command failed; see the log.' };

/** Logs the name of the command, never its arguments and answer: they have names, addresses and links. Does not reject. */
export async function answerOf(
  { argv, requestId }: { argv: readonly string[]; requestId: string },
  context: AdminContext,
  log: Log,
): Promise<AdminAnswer> {
  log.info({ command: argv[0] }, 'admin command');
  try {
    return { ok: true, text: await runCommand(context, argv, requestId) };
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, text: error.message };
    log.error({ err: error }, 'an admin command failed');
    return FAILED;
  }
}
