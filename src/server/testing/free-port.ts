/** For tests: ports of this machine that were free at the time of the call. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Below the ports that systems give to outgoing connections. */
const LASTING = { first: 20_000, count: 12_000 };
let next = (process.pid * 40) % LASTING.count;

/** A port that no outgoing connection takes while its server is away. */
export async function lastingPort(host = '127.0.0.1'): Promise<number> {
  for (let tries = 0; tries < LASTING.count; tries += 1) {
    const port = LASTING.first + next;
    next = (next + 1) % LASTING.count;
    if (await isFree(port, host)) return port;
  }
  throw new Error('no port is free');
}

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
