/**
 * Runs one of the administrator's commands: by the server of the data folder, else by a server of the PostgreSQL database, else in this
 * process, under the lock of the data folder where there is one.
 */
import { existsSync } from 'node:fs';
import { randomUuid } from '../../shared/runtime/runtime.ts';
import type { Environment } from '../config/env-readers.ts';
import { type DataFolderLock, lockDataFolder } from '../db/data-folder.ts';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { runtime } from '../runtime.ts';
import { OperatorText } from '../sentences.ts';
import type { AdminAnswer, AdminRequest } from './answer.ts';
import { runCommand } from './commands.ts';
import { sendDatabaseRequest } from './database-request.ts';
import { type CommandConfig, openIdleContext, readCommandConfig } from './idle-context.ts';
import { sendAdminRequest } from './socket.ts';

/**
 * Resolves to the text to print. `say` gets a line about who ran the command, where that is not obvious. Rejects with a DomainError or a
 * ConfigError, whose message is the line to print.
 */
export async function runAdmin(
  env: Environment,
  argv: readonly string[],
  say: (line: string) => void,
): Promise<string> {
  const config = readCommandConfig(env);
  const request = { argv: [...argv], requestId: randomUuid(runtime) };
  const answer = await sendAdminRequest(config.dataDir, request);
  return answer === null ? await runWithoutSocket(config, request, say) : textOf(answer);
}

function textOf(answer: AdminAnswer): string {
  if (!answer.ok) throw new DomainError('bad-request', new OperatorText(answer.text));
  return answer.text;
}

async function runWithoutSocket(
  config: CommandConfig,
  request: AdminRequest,
  say: (line: string) => void,
): Promise<string> {
  const lock = lockOwnFolder(config);
  try {
    const database = await openDatabase(config);
    try {
      if (database.kind === 'sqlite') return await runHere(config, database, request);
      const answer = await sendDatabaseRequest(database.db, request);
      say(answer === null ? 'No server answered: the command runs here, on the database.' : `Run by ${answer.by}.`);
      return answer === null ? await runHere(config, database, request) : textOf(answer);
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
}

/** A machine that only has the address of a PostgreSQL database gets no data folder. */
function lockOwnFolder({ databaseUrl, dataDir }: CommandConfig): DataFolderLock | null {
  return databaseUrl !== null && !existsSync(dataDir) ? null : lockDataFolder(dataDir);
}

async function runHere(
  config: CommandConfig,
  { db, kind }: OpenDatabase,
  { argv, requestId }: AdminRequest,
): Promise<string> {
  const { context, close } = await openIdleContext(config, { db, kind });
  try {
    return await runCommand(context, argv, requestId);
  } finally {
    await close();
  }
}
