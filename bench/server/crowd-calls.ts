/** HTTP calls of the crowd bench's clients, each from an address of its own, as players at home are. */
import { Agent, request } from 'node:http';

export function addressOf(index: number): string {
  return `127.${1 + (index >> 14)}.${(index >> 7) & 127}.${1 + (index & 127)}`;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64, keepAliveMsecs: 5000 });

export interface Caller {
  port: number;
  index: number;
  /** Session key. */
  key: string;
}

/** Calls `done` with the milliseconds, or null for a failure. */
export function callAs(
  { port, index, key }: Caller,
  [method, path, body]: readonly [method: string, path: string, body?: object],
  done: (ms: number | null) => void,
): void {
  const began = performance.now();
  const sent = request(
    {
      agent,
      host: '127.0.0.1',
      port,
      localAddress: addressOf(index),
      method,
      path,
      headers: {
        'x-session-key': key,
        origin: `http://localhost:${port}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    },
    (response) => {
      response.resume();
      response.on('end', () => {
        done((response.statusCode ?? 500) >= 400 ? null : performance.now() - began);
      });
    },
  );
  sent.on('error', () => done(null));
  sent.end(body === undefined ? undefined : JSON.stringify(body));
}
