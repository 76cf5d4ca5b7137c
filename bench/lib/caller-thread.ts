/**
 * Makes calls over HTTP on loopback and times them, in a thread that holds next to nothing: collecting the garbage of a
 * bench takes longer than the answers that are timed.
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
  /** Whether what was received is wanted; else it is let go as it comes. */
  isRead: boolean;
}

export interface Answer {
  status: number;
  text: string;
  /** From the first byte sent to the last one received. */
  ms: number;
}

export type Report = { id: number } & ({ answer: Answer } | { error: string });

const CONNECTIONS = 100;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

parentPort?.on('message', (order: Order) => {
  const tell = (report: Report): void => parentPort?.postMessage(report, []);
  call(order).then(
    (answer) => tell({ id: order.id, answer }),
    (error: unknown) => tell({ id: order.id, error: String(error) }),
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
