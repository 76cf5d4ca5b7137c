/** For tests and benches: HTTP calls to a world through its proxy, each from an address of the caller's own if it names one. */
import { Agent, request } from 'node:http';
import { PASSWORD } from './test-server.ts';

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const LIMIT_MS = 5000;

export interface Caller {
  /** Of the world. */
  url: string;
  /** Address that the connection comes from. */
  from?: string | undefined;
  key?: string | undefined;
}

export interface Answer {
  /** 0: no answer, or not in time. */
  status: number;
  body: Record<string, unknown>;
  text: string;
}

/** Never rejects. */
export function callWorld({ url, from, key }: Caller, method: string, path: string, body?: object): Promise<Answer> {
  return new Promise((resolve) => {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      ...(key !== undefined && { 'x-session-key': key }),
    };
    const lost = (error?: Error): void => resolve({ status: 0, body: {}, text: error?.message ?? '' });
    const options = { method, headers, agent, timeout: LIMIT_MS, ...(from !== undefined && { localAddress: from }) };
    const sent = request(`${url}${path}`, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', lost).on('end', () => {
        resolve({ status: response.statusCode ?? 0, body: bodyOf(text), text });
      });
    });
    sent.on('error', lost).on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.end(payload);
  });
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * Registers and signs in, there by another process if one is given. Rejects when the name or the address is taken: tests that share a
 * player change each other's outcomes. @returns the session key.
 */
export async function newPlayer(caller: Caller, username: string, signInAt = caller): Promise<string> {
  const email = `${username}@example.org`;
  const form = { username, email, password: PASSWORD, confirmPassword: PASSWORD, gender: 1 };
  const registered = await callWorld(caller, 'POST', '/game-api/register', form);
  if (registered.status !== 200) throw new Error(`${username} cannot register: ${registered.text}`);
  const signedIn = await callWorld(signInAt, 'POST', '/auth/sign-in/email', { email, password: PASSWORD });
  const { token } = signedIn.body;
  if (typeof token !== 'string') throw new Error(`${username} cannot sign in: ${signedIn.text}`);
  return token;
}
