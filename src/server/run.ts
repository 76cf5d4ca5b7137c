/** Runs the server process: start, one line with the address, one-line errors for the operator, graceful stop. */
import { createServer, type PromenadeServer, type ServerOptions } from './app.ts';
import { readConfig } from './config/config.ts';
import { ConfigError } from './config/env-readers.ts';
import { createLog, type Log } from './log.ts';
import { sleep } from '../shared/runtime/timing.ts';
import { runtime } from './runtime.ts';

/** `EX_SOFTWARE` of sysexits.h: an error of the server's own. The supervisor of the process starts it again. */
const EXIT_DEFECT = 70;
/** Of the stop itself: moving the players to other processes takes up to six seconds. */
const HARD_STOP_MS = 10_000;

/** The options that differ between the product and its process tests. */
export type ServerParts = Pick<
  ServerOptions,
  'art' | 'core' | 'dev' | 'hasFirstWalk' | 'passwordCost' | 'root' | 'routes'
>;

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
  const stopped = { isTaken: false };
  const onDatabaseTaken = (): void => {
    stopped.isTaken = true;
    process.kill(process.pid, 'SIGTERM');
  };
  const server = await createServer({ ...parts, config, log, onDatabaseTaken });
  try {
    const address = await server.listen();
    log.debug({ address }, 'listening');
  } catch (error) {
    await server.close();
    throw error;
  }
  endInOrder(server, { log, drainS: config.drainS, stopped });
  process.stdout.write(`Promenade is running at ${config.publicUrl}\n`);
}

interface StopOptions {
  log: Log;
  /** Seconds for proxies to notice that `/readyz` answers 503. */
  drainS: number;
  /** Whether another server has the database: this one does not wait for proxies, and ends with an error. */
  stopped: { readonly isTaken: boolean };
}

/** Further signals are ignored: a launcher may send the same one twice. */
function endInOrder(server: PromenadeServer, { log, drainS, stopped }: StopOptions): void {
  let isStopping = false;
  /** `code` is that of a stop without an error. */
  const stop = async (code: number): Promise<void> => {
    runtime.setTimeout(() => process.exit(code === 0 ? 1 : code), HARD_STOP_MS);
    try {
      await server.close();
      process.exit(code);
    } catch (error) {
      log.error({ err: error }, 'stopping failed');
      process.exit(code === 0 ? 1 : code);
    }
  };
  const stopOn = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal, drainS }, 'stopping');
    server.stopping();
    if (drainS > 0 && !stopped.isTaken) await sleep(runtime, drainS * 1000);
    await stop(stopped.isTaken ? 1 : 0);
  };
  // What failed is unknown, and so is what else is wrong: players are moved or informed as at any stop, then the process ends.
  const endAfter = (event: string) => (error: unknown) => {
    log.fatal({ err: error, event }, 'a defect of the server: it stops');
    process.exitCode = EXIT_DEFECT;
    if (isStopping) return;
    isStopping = true;
    server.stopping();
    void stop(EXIT_DEFECT);
  };
  process.on('uncaughtException', endAfter('uncaughtException'));
  process.on('unhandledRejection', endAfter('unhandledRejection'));
  process.on('SIGTERM', (signal) => void stopOn(signal));
  process.on('SIGINT', (signal) => void stopOn(signal));
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
