/**
 * Makes timed HTTP calls on loopback in a thread with a small heap: garbage collection of a bench's heap takes longer
 * than the timed responses.
 */
import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';

/** Calls one after the other. Messages between threads cost as much as the calls, so there is one for all. */
export interface Order {
  id: number;
  port: number;
  calls: readonly OrderedCall[];
}

export interface OrderedCall {
  path: string;
  key: string | null;
  /** JSON */
  body: string | null;
  /** Whether the caller wants the response body; otherwise it is discarded. */
  isRead: boolean;
}

export interface Answer {
  status: number;
  text: string;
  /** From the first byte sent to the last byte received. */
  ms: number;
}

/** The answers are in the order of the calls. */
export type Report = { id: number } & ({ answers: Answer[] } | { error: string });

const CONNECTIONS = 100;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

parentPort?.on('message', (order: Order) => {
  const send = (report: Report): void => parentPort?.postMessage(report, []);
  callAll(order).then(
    (answers) => send({ id: order.id, answers }),
    (error: unknown) => send({ id: order.id, error: String(error) }),
  );
});

async function callAll({ port, calls }: Order): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const ordered of calls) answers.push(await call(port, ordered));
  return answers;
}

function call(port: number, { path, key, body, isRead }: OrderedCall): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(key === null ? {} : { 'x-session-key': key }),
      ...(body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const began = performance.now();
    const method = body === null ? 'GET' : 'POST';
    const sent = request({ agent, host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => {
        if (isRead) chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        const ms = performance.now() - began;
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), ms });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
