/**
 * `/metrics` for Prometheus: process metrics, HTTP calls by route, and gauges of other modules. Not public: it answers
 * callers with the configured token, and without a token programs on this machine. Owns the registry.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { answerNotFound } from './errors.ts';

export interface Metrics {
  /** For metrics of other modules. */
  registry: Registry;
  /** Registers a gauge whose value is read at each scrape. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Registers a gauge with one label, whose values are read at each scrape. */
  gauges<Value extends string>(
    name: string,
    help: string,
    label: string,
    read: () => Readonly<Record<Value, number>>,
  ): void;
  /** Registers a counter with one label. `first` are the values that are exported at 0 from the start. Returns a function that counts one. */
  counter<Value extends string>(
    name: string,
    help: string,
    label: string,
    first: readonly Value[],
  ): (value: Value) => void;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    gauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: async () => gauge.set(await read()) });
    },
    gauges: (name, help, label, read) => {
      const collect = (): void => {
        for (const [value, count] of Object.entries<number>(read())) gauge.set({ [label]: value }, count);
      };
      const gauge: Gauge = new Gauge({ name, help, labelNames: [label], registers, collect });
    },
    counter: (name, help, label, first) => {
      const counter = new Counter({ name, help, labelNames: [label], registers });
      for (const value of first) counter.inc({ [label]: value }, 0);
      return (value) => counter.inc({ [label]: value });
    },
  };
}

/** Serves `/metrics` and measures all calls. `token`: the bearer token of `/metrics`, or null. */
export function serveMetrics(app: FastifyInstance, { registry, gauge }: Metrics, token: string | null): void {
  const duration = new Histogram({
    name: 'promenade_http_request_duration_seconds',
    help: 'Duration of HTTP calls by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, token)) return answerNotFound(request, reply, null);
    return await reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
  gauge('promenade_http_connections', 'Open connections to the port, of all protocols.', () => openConnections(app));
}

const openConnections = ({ server }: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Headers of a proxy: a caller behind one is not on this machine, although the connection is. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const address = socket.remoteAddress ?? '';
  const isLocal = LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return isLocal && PROXY_HEADERS.every((name) => headers[name] === undefined);
}

/** Compares hashes, so that the time does not depend on the common beginning. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
