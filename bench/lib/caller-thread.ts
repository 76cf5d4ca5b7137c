/**
 * Makes timed HTTP calls on loopback in a thread with a small heap: garbage collection of a bench's heap takes longer
 * than the timed responses.
 */
import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';

export interface Order {
  id: number;
  port: number;
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

export type Report = { id: number } & ({ answer: Answer } | { error: string });

const CONNECTIONS = 100;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

parentPort?.on('message', (order: Order) => {
  const send = (report: Report): void => parentPort?.postMessage(report, []);
  call(order).then(
    (answer) => send({ id: order.id, answer }),
    (error: unknown) => send({ id: order.id, error: String(error) }),
  );
});

function call({ port, path, key, body, isRead }: Order): Promise<Answer> {
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
