/**
 * One hostile client of the attacks bench, in a process of its own: a thousand acts a second from one address. It counts
 * the answers and reads none. Communicates over IPC.
 */
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { FEATURE_WALKS } from '../../src/shared/realtime/events.ts';
import { PAGE_MAX } from '../../src/shared/rules/limits.ts';
import { LOCATION_SLUG, VIEW_COUNT } from '../../src/shared/rules/town.ts';
import { FrameClient } from '../lib/frame-client.ts';
import type { AttackerOrder, AttackerReport } from './attacker.ts';

const FROM = '127.200.0.1';
/** `sockets` are the connections that it keeps, a limit of its own process. */
const PACE = { actsASecond: 1000, tickMs: 10, sockets: 4000 } as const;
const SKIN_TONES = 23;
const LOOK_PERIOD = 10;
/** How long a connection stays that is opened to be closed. */
const OPENED_MS = 200;
const UPGRADE =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n';
/** A header of proxies: the caller counts as one from outside. */
const FROM_OUTSIDE = { 'x-forwarded-for': '203.0.113.5' };

let order: Exclude<AttackerOrder, 'stop'> | null = null;
let timer: NodeJS.Timeout | undefined;
let acts = 0;
let replies: AttackerReport['replies'] = {};
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
    process.send?.({ acts, replies } satisfies AttackerReport);
    client?.close();
    client = null;
    return;
  }
  order = message;
  const began = performance.now();
  acts = 0;
  replies = {};
  timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * PACE.actsASecond;
    for (; acts < due; acts++) act(message);
  }, PACE.tickMs);
});

function act(message: Exclude<AttackerOrder, 'stop'>): void {
  const { attack, username } = message;
  switch (attack) {
    case 'polling-connections':
      return open('GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: localhost\r\n\r\n', OPENED_MS);
    case 'websockets':
      return open(UPGRADE, null);
    case 'half-headers':
      return open('GET / HTTP/1.1\r\nHost: local', null);
    case 'silent-connections':
      return open('', null);
    case 'slow-bodies':
      return open(
        'POST /auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
        null,
      );
    case 'reconnects':
      player().emit('clock', acts);
      if (acts % LOOK_PERIOD === 0) client?.close();
      return;
    case 'unknown-events':
      return player().emit('no such event', acts);
    case 'unknown-namespaces':
      return player().sendText('40/nowhere,');
    case 'acknowledgements':
      return player().sendText(`43${acts}[]`);
    case 'chat':
      return player().emit('chat', `flood ${acts}`);
    case 'walk-changes':
      return player().emit('head', 0, 8000, 5000, acts % 144, 15);
    case 'games':
      return player().emit('match_score', { gameId: 'none', from: 0, swaps: [[0, 1]] }, { score: 1, combo: 1 });
    case 'looks':
      player().emit('update_character');
      return call('POST', '/customization/skinTone', { skinTone: acts % SKIN_TONES });
    case 'avatars':
      // A new look must be drawn again.
      if (acts % LOOK_PERIOD === 0) call('POST', '/customization/skinTone', { skinTone: acts % SKIN_TONES });
      return call('GET', `/avatars/${username}/${acts % VIEW_COUNT}.webp?v=${acts}`);
    default:
      return callOnce(message);
  }
}

/** The attacks that are a call each. */
function callOnce({ attack, username }: Exclude<AttackerOrder, 'stop'>): void {
  switch (attack) {
    case 'sessions':
      return call('GET', '/session');
    case 'status':
      return call('GET', '/game-api/status');
    case 'metrics':
      return call('GET', '/metrics', undefined, FROM_OUTSIDE);
    case 'lists':
      return call('GET', `/friend/list?page=${1 + (acts % PAGE_MAX)}&limit=50`);
    case 'far-pages':
      return call('GET', `/forum/all?page=${PAGE_MAX - (acts % PAGE_MAX)}&sort=top&search=lantern`);
    case 'unknown-avatars':
      return call('GET', `/avatars/Nobody_${acts}/town.webp`);
    case 'sign-ins':
      return call('POST', '/auth/sign-in/email', { email: `${username}@example.org`, password: `wrong-${acts}` });
    case 'registrations': {
      const name = `Farm_${acts}`;
      const password = 'lantern-light-1';
      const account = { username: name, email: `${name}@example.org`, password, confirmPassword: password, gender: 0 };
      return call('POST', '/game-api/register', account);
    }
    case 'reset-mails':
      return call('POST', '/game-api/forgot-password', { email: `${username}@example.org` });
    default:
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

function call(method: string, path: string, body?: object, more: Record<string, string> = {}): void {
  const { port, key } = order ?? { port: 0, key: '' };
  const headers = {
    'x-session-key': key,
    origin: `http://localhost:${port}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...more,
  };
  const count = (reply: string): void => void (replies[reply] = (replies[reply] ?? 0) + 1);
  const sent = request({ agent, host: '127.0.0.1', port, localAddress: FROM, method, path, headers }, (response) => {
    count(String(response.statusCode));
    response.resume();
  });
  sent.on('error', () => count('no answer'));
  sent.end(body === undefined ? undefined : JSON.stringify(body));
}
