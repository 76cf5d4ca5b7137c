/** Whether a process has ended, found out by a connection to its port. Owns no state. */
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { runtime } from '../../runtime.ts';

export interface Probed {
  /** Address for a probe; null: only its machine and port are known. */
  url: string | null;
  machine: string;
  port: number;
}

/** A connection within a network takes much less. */
const PROBE_MS = 300;

/** Name of this machine; containers have their own. */
export const machineName = (): string => hostname();

/**
 * True when the machine of the process answers that nobody listens on its port. False for all else: a process on another machine whose
 * address is unknown, one that is frozen or busy, a network that is cut.
 */
export function isRefused({ url, machine, port }: Probed): Promise<boolean> {
  if (url === null && machine !== machineName()) return Promise.resolve(false);
  const address = url === null ? { host: '127.0.0.1', port } : addressOf(url);
  return new Promise((resolve) => {
    const socket = connect(address);
    const end = (isDead: boolean): void => {
      cancel();
      socket.destroy();
      resolve(isDead);
    };
    const cancel = runtime.setTimeout(() => end(false), PROBE_MS);
    socket.on('connect', () => end(false));
    socket.on('error', (error) => end('code' in error && error.code === 'ECONNREFUSED'));
  });
}

function addressOf(url: string): { host: string; port: number } {
  const { hostname: host, port, protocol } = new URL(url);
  return { host, port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port) };
}
