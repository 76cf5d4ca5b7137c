/** The server's logger: pino, one JSON line for each event, without credentials. */
import { type BaseLogger, type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from './request-id.ts';

export type Log = Logger;

/** The part of the logger that the town uses. */
export type TownLog = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

const SECRET_PATHS = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-session-key"]',
  'res.headers["set-cookie"]',
  'headers.cookie',
  'headers.authorization',
  'headers["x-session-key"]',
];

/** Writes to `destination`, standard output when absent. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    redact: { paths: SECRET_PATHS, censor: '[secret]' },
    serializers: { req: describeRequest },
    mixin,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Lines of a call name it. Those of its own logger do already. */
function mixin(_line: object, _level: number, logger: Logger): object {
  const reqId = currentRequestId();
  return reqId === undefined || logger.bindings().reqId !== undefined ? {} : { reqId };
}

/** Method, path without its query (it may hold a token) and the caller's address. */
function describeRequest(request: { method?: string; url?: string; ip?: string; id?: unknown }) {
  return { id: request.id, method: request.method, path: request.url?.split('?')[0], address: request.ip };
}
