/** Throttles a page with its workers, and counts what they load. Bytes of websockets are not counted. */
import type { Page } from '@playwright/test';
import { type Row, short } from '../lib/table.ts';
import { WorkerSessions } from './worker-sessions.ts';

export interface Profile {
  name: string;
  /** Factor of Chromium's throttling of the page's main thread. */
  throttle: number;
  /** Null: not throttled. */
  network: { bitsASecond: number; latencyMs: number } | null;
}

export interface Traffic {
  row: () => Row;
  /** What was loaded, the largest first. */
  files: () => Row[];
}

const UPLOAD_SHARE = 0.5;
const SERVICE_WORKER_PATH = '/sw.js';

interface Requested {
  request: string;
  path: string;
  /** What has arrived so far, headers included. */
  bytes: number;
}

/** Must be called before the page is opened. */
export async function watchTraffic(page: Page, { throttle, network }: Profile): Promise<Traffic> {
  const cdp = await page.context().newCDPSession(page);
  const requests = new Map<string, Requested>();
  const count = (worker: string, method: string, params: unknown): void => {
    const { requestId, request, documentURL, encodedDataLength = 0, response } = params as NetworkEvent;
    const id = `${worker} ${requestId}`;
    const known = requests.get(id);
    if (method === 'Network.requestWillBeSent' && request?.url.startsWith('http')) {
      const path = new URL(request.url).pathname;
      if (documentURL?.endsWith(SERVICE_WORKER_PATH)) forgetScript(requests, request.url);
      requests.set(id, { request: `${request.method} ${request.url}`, path, bytes: 0 });
    } else if (known === undefined) return;
    // The service worker's own request counts.
    else if (method === 'Network.responseReceived' && response?.fromServiceWorker === true) requests.delete(id);
    else if (method === 'Network.responseReceived') known.bytes = response?.encodedDataLength ?? 0;
    else if (method === 'Network.dataReceived') known.bytes += encodedDataLength;
    else if (method === 'Network.loadingFinished') known.bytes = Math.max(known.bytes, encodedDataLength);
  };
  for (const method of EVENTS) cdp.on(method, (params: unknown) => count('page', method, params));
  await cdp.send('Network.enable');
  // A worker is throttled with its page.
  await WorkerSessions.attach(cdp, { onStart: (send) => send('Network.enable', {}), onEvent: count });
  if (network !== null) {
    const bytes = network.bitsASecond / 8;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: bytes,
      uploadThroughput: bytes * UPLOAD_SHARE,
    });
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });

  return {
    files: () =>
      [...requests.values()]
        .map(({ path, bytes }) => ({ file: path, KB: short(bytes / 1000) }))
        .toSorted((a, b) => b.KB - a.KB),
    row: () => {
      const all = [...requests.values()];
      const twice = [...Map.groupBy(all, ({ request }) => request)].filter(([, same]) => same.length > 1);
      return {
        KB: short(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
        requests: all.length,
        'sent twice': twice.map(([request]) => request).join(', ') || 'none',
      };
    },
  };
}

/** The page gets no sign that the service worker answers the request of a worker script: the latter's own request counts. */
function forgetScript(requests: Map<string, Requested>, url: string): void {
  for (const [id, { request, bytes }] of requests) if (request === `GET ${url}` && bytes === 0) requests.delete(id);
}

const EVENTS = [
  'Network.requestWillBeSent',
  'Network.responseReceived',
  'Network.dataReceived',
  'Network.loadingFinished',
] as const;

/** The parts of these events that are read. */
interface NetworkEvent {
  requestId: string;
  documentURL?: string;
  request?: { url: string; method: string };
  encodedDataLength?: number;
  response?: { encodedDataLength: number; fromServiceWorker?: boolean };
}
