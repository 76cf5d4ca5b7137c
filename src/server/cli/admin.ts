/**
 * `npm run admin -- ...`: sends the command to the running server, or runs it on the idle data folder under its lock.
 */
import { HELP, runCommand } from '../admin/commands.ts';
import { openIdleContext } from '../admin/idle-context.ts';
import { type AdminRequest, sendAdminRequest } from '../admin/socket.ts';
import { type Config, readConfig } from '../config/config.ts';
import { lockDataFolder } from '../db/data-folder.ts';
import { openDatabase } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { ConfigError } from '../config/env-readers.ts';
import { randomUuid } from '../../shared/runtime/runtime.ts';
import { runtime } from '../runtime.ts';
import { OperatorText } from '../sentences.ts';

async function main(argv: readonly string[]): Promise<void> {
  if (argv.length === 0 || argv[0] === '--help') {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  const config = readConfig(process.env);
  const request = { argv: [...argv], requestId: randomUuid(runtime) };
  const answer = await sendAdminRequest(config.dataDir, request);
  if (answer === null) {
    process.stdout.write(`${await runAlone(config, request)}\n`);
    return;
  }
  if (!answer.ok) throw new DomainError('bad-request', new OperatorText(answer.text));
  process.stdout.write(`${answer.text}\n`);
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

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = error instanceof DomainError || error instanceof ConfigError;
  const text = error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
