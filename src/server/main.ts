/** The server's process: reads the environment, starts everything, prints one line, and stops gracefully when told to. */
import { readConfig } from './config.ts';
import { createServer, type PromenadeServer } from './app.ts';
import { ConfigError } from './env-readers.ts';
import { createLog, type Log } from './log.ts';
import { fixtureArtHost } from './testing/art-fixture.ts';

const HARD_STOP_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await createServer({ config, log, dev: process.argv.includes('--dev'), art: fixtureArtHost });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw error;
  }
  stopOnSignals(server, log);
  process.stdout.write(`Promenade is running at ${config.publicUrl}\n`);
}

function stopOnSignals(server: PromenadeServer, log: Log): void {
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), HARD_STOP_MS).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** One line for what an operator can put right; the whole error for anything else. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? error.port : process.env.PORT;
    return `Port ${port} is in use already; stop what uses it or set PORT to another`;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EACCES') {
    return `PORT ${process.env.PORT} may not be used by this user; choose one above 1023`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
