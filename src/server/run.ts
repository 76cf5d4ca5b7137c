/** Runs the server process: start, one line with the address, one-line errors for the operator, graceful stop. */
import { createServer, type PromenadeServer, type ServerOptions } from './app.ts';
import { readConfig } from './config/config.ts';
import { ConfigError } from './config/env-readers.ts';
import { createLog, type Log } from './log.ts';
import { runtime } from './runtime.ts';

const HARD_STOP_MS = 10_000;

/** The options that differ between the product and its process tests. */
export type ServerParts = Pick<ServerOptions, 'art' | 'core' | 'dev' | 'hasFirstWalk' | 'passwordCost' | 'root'>;

/** Ends the process with code 1 and one line on standard error when the server cannot start. */
export async function runServer(parts: ServerParts): Promise<void> {
  try {
    await start(parts);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

async function start(parts: ServerParts): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await createServer({ ...parts, config, log });
  try {
    const address = await server.listen();
    log.debug({ address }, 'listening');
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
    runtime.setTimeout(() => process.exit(1), HARD_STOP_MS);
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

/** One line for an error that the operator can fix; the stack for any other error. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? String(error.port) : (process.env.PORT ?? '3000');
  if (code === 'EADDRINUSE') return `PORT ${port} is in use already; stop what uses it or set PORT to another`;
  if (code === 'EACCES' && 'port' in error) return `PORT ${port} may not be used by this user; choose one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${process.env.HOST} is no address of this machine`;
  return error.stack ?? error.message;
}
