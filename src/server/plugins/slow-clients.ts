/**
 * Cuts clients that send too slowly: headers and silent connections by Node's own timeouts, bodies by a minimum rate,
 * so that a large upload may take long but no body can be held open. Owns the list of bodies that are being received.
 */
import type { IncomingMessage, Server } from 'node:http';
import { runtime } from '../runtime.ts';

export interface TimeLimits {
  /** For all headers of a request. */
  headersMs: number;
  /** Without a byte in either direction. Longer than the longest wait of a route for a file that is being rendered. */
  idleMs: number;
  /** Period in which Node checks the limit of the headers. */
  checkMs: number;
}

export const TIME_LIMITS: TimeLimits = { headersMs: 10_000, idleMs: 30_000, checkMs: 5000 };

/** Average after the first seconds. The largest upload, three sheets of 8 MiB, may take 21 minutes. */
const BODY_MIN_BYTES_PER_S = 20_000;
/** Mobile connections start slowly. */
const BODY_GRACE_MS = 10_000;
const BODY_CHECK_MS = 1000;

/** Fastify's options for `limits`. */
export const timeoutOptions = ({ headersMs, idleMs, checkMs }: TimeLimits) => ({
  connectionTimeout: idleMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
});

interface OpenBody {
  startedMs: number;
  /** Bytes of the connection before this body. */
  bytesBefore: number;
}

/** Calls `onCut` for each client that it cuts. Returns a function that stops the checks. */
export function cutSlowBodies(server: Server, onCut: () => void): () => void {
  const open = new Map<IncomingMessage, OpenBody>();
  const watch = (request: IncomingMessage): void => {
    if (!hasBody(request)) return;
    open.set(request, { startedMs: runtime.monotonic(), bytesBefore: request.socket.bytesRead });
    request.once('close', () => open.delete(request));
  };
  const stopTimer = runtime.setInterval(() => {
    const now = runtime.monotonic();
    for (const [request, body] of open) {
      if (request.complete) open.delete(request);
      else if (isTooSlow(request, body, now)) {
        onCut();
        open.delete(request);
        request.socket.destroy();
      }
    }
  }, BODY_CHECK_MS);
  server.on('request', watch);
  return () => {
    stopTimer();
    server.off('request', watch);
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isTooSlow({ socket }: IncomingMessage, { startedMs, bytesBefore }: OpenBody, now: number): boolean {
  const elapsedS = (now - startedMs - BODY_GRACE_MS) / 1000;
  return socket.bytesRead - bytesBefore < elapsedS * BODY_MIN_BYTES_PER_S;
}
