/**
 * One hostile client of the attacks bench, in a process of its own: a thousand acts a second from one address. It reads
 * no answers. Communicates over IPC.
 */
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { FEATURE_WALKS } from '../../src/shared/realtime/events.ts';
import { LOCATION_SLUG, VIEW_COUNT } from '../../src/shared/rules/town.ts';
import { FrameClient } from '../lib/frame-client.ts';

export type Attack =
  | 'connections'
  | 'half-open connections'
  | 'unknown events'
  | 'unknown namespaces'
  | 'chat'
  | 'looks'
  | 'walks'
  | 'lists'
  | 'avatars'
  | 'sign-ins'
  | 'malformed addresses'
  | 'slow bodies';
export type AttackerOrder = { attack: Attack; port: number; key: string; username: string } | 'stop';

const FROM = '127.200.0.1';
/** `sockets` are the connections that it keeps, a limit of its own process. */
const PACE = { actsASecond: 1000, tickMs: 10, sockets: 2000 } as const;
const SKIN_TONES = 23;
const LOOK_PERIOD = 10;

let order: Exclude<AttackerOrder, 'stop'> | null = null;
let timer: NodeJS.Timeout | undefined;
let acts = 0;
let client: FrameClient | null = null;
const sockets = new Set<Socket>();
const newAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 100 });
let agent = newAgent();

process.on('disconnect', () => process.exit(0));
process.on('message', (message: AttackerOrder) => {
  clearInterval(timer);
  // Also ends the calls that wait.
  agent.destroy();
  agent = newAgent();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  if (message === 'stop') {
    client?.close();
    client = null;
    return;
  }
  order = message;
  const began = performance.now();
  acts = 0;
  timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * PACE.actsASecond;
    for (; acts < due; acts++) act(message);
  }, PACE.tickMs);
});

function act({ attack, username }: Exclude<AttackerOrder, 'stop'>): void {
  switch (attack) {
    case 'connections':
      return open('GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: localhost\r\n\r\n', 200);
    case 'half-open connections':
      return open('GET / HTTP/1.1\r\nHost: local', null);
    case 'slow bodies':
      return open(
        'POST /auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
        null,
      );
    case 'unknown events':
      return player().emit('no such event', acts);
    case 'unknown namespaces':
      return player().sendText('40/nowhere,');
    case 'chat':
      return player().emit('chat', `flood ${acts}`);
    case 'walks':
      return player().emit('head', 0, 8000, 5000, acts % 144, 15);
    case 'looks':
      player().emit('update_character');
      return call('POST', '/customization/skinTone', { skinTone: acts % SKIN_TONES });
    case 'lists':
      return call('GET', `/friend/list?page=${acts}&limit=50`);
    case 'avatars':
      // A new look must be drawn again.
      if (acts % LOOK_PERIOD === 0) call('POST', '/customization/skinTone', { skinTone: acts % SKIN_TONES });
      return call('GET', `/avatars/${username}/${acts % VIEW_COUNT}.webp?v=${acts}`);
    case 'sign-ins':
      return call('POST', '/auth/sign-in/email', { email: `${username}@example.org`, password: `wrong-${acts}` });
    case 'malformed addresses':
      return call('GET', '/%E0%A4%A');
  }
}

/** The hostile player's connection; a new one when the server has ended the last. */
function player(): FrameClient {
  if (client !== null) return client;
  const { port, key } = order ?? { port: 0, key: '' };
  const opened = new FrameClient({
    port,
    from: FROM,
    auth: { serverSessionKey: key, location: LOCATION_SLUG, features: [FEATURE_WALKS] },
    onText: () => undefined,
    onBinary: () => undefined,
    onClose: () => {
      if (client === opened) client = null;
    },
  });
  client = opened;
  return opened;
}

/** A connection that says `text`; it is closed after `forMs`, or kept. */
function open(text: string, forMs: number | null): void {
  if (sockets.size >= PACE.sockets) return;
  const socket = connect({ port: order?.port ?? 0, host: '127.0.0.1', localAddress: FROM });
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => sockets.delete(socket));
  socket.write(text);
  if (forMs !== null) setTimeout(() => socket.destroy(), forMs);
}

function call(method: string, path: string, body?: object): void {
  const { port, key } = order ?? { port: 0, key: '' };
  const headers = {
    'x-session-key': key,
    origin: `http://localhost:${port}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const sent = request({ agent, host: '127.0.0.1', port, localAddress: FROM, method, path, headers }, (response) => {
    response.resume();
  });
  sent.on('error', () => undefined);
  sent.end(body === undefined ? undefined : JSON.stringify(body));
}
