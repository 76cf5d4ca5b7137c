/**
 * Runs one of the administrator's commands: by the running server, or in this process on the idle data folder under its lock.
 */
import { randomUuid } from '../../shared/runtime/runtime.ts';
import type { Config } from '../config/config.ts';
import { lockDataFolder } from '../db/data-folder.ts';
import { openDatabase } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { runtime } from '../runtime.ts';
import { OperatorText } from '../sentences.ts';
import { runCommand } from './commands.ts';
import { openIdleContext } from './idle-context.ts';
import { type AdminRequest, sendAdminRequest } from './socket.ts';

/** Resolves to the text to print. Rejects with a DomainError or a ConfigError, whose message is the line to print. */
export async function runAdmin(config: Config, argv: readonly string[]): Promise<string> {
  const request = { argv: [...argv], requestId: randomUuid(runtime) };
  const answer = await sendAdminRequest(config.dataDir, request);
  if (answer === null) return await runAlone(config, request);
  if (!answer.ok) throw new DomainError('bad-request', new OperatorText(answer.text));
  return answer.text;
}

async function runAlone(config: Config, { argv, requestId }: AdminRequest): Promise<string> {
  const lock = lockDataFolder(config.dataDir);
  try {
    const database = await openDatabase(config);
    try {
      const { context, close } = await openIdleContext(config, database.db);
      try {
        return await runCommand(context, argv, requestId);
      } finally {
        await close();
      }
    } finally {
      await database.close();
    }
  } finally {
    lock.release();
  }
}
