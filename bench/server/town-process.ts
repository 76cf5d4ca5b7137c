/**
 * The server half of the walkers bench: the real town in its own process, with players in memory. Communicates over
 * IPC.
 */
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { loadCore, readCoreStamp } from '../../src/engine/node/load-core.ts';
import { keyOf, MemoryWorld } from '../../src/server/testing/memory-world.ts';
import { startTown } from '../../src/server/realtime/town.ts';
import type { PlayerState } from '../../src/shared/realtime/events.ts';
import { LOCATION_SLUG, type LocationData } from '../../src/shared/rules/town.ts';

export interface TownOrder {
  location: LocationData;
  starts: PlayerState[];
}
export interface TownReport {
  /** Since the last report. */
  cpuMs: number;
  wallMs: number;
  /** Resident memory, including V8's heap reserve, which is large after many players joined at once. */
  rssBytes: number;
  /** Resident memory after V8 released that reserve. */
  usedRssBytes: number;
  loopDelayP99Ms: number;
  online: number;
  refusedMoves: number;
}
export type TownMessage = { type: 'ready'; port: number; keys: string[] } | { type: 'report'; report: TownReport };

const send = (message: TownMessage): void => void process.send?.(message);

process.once('message', (order: TownOrder) => void run(order));

async function run({ location, starts }: TownOrder): Promise<void> {
  const world = new MemoryWorld();
  const keys = starts.map((start, index) => keyOf(world.add(`Walker_${index}`, start)));
  const file = join(mkdtempSync(join(tmpdir(), 'promenade-bench-')), 'location.json');
  writeFileSync(file, JSON.stringify(location));
  const httpServer = createServer();
  httpServer.listen(0, '127.0.0.1', 4096);
  await once(httpServer, 'listening');
  const registry = new Registry();
  const town = await startTown({
    httpServer,
    config: { rateLimitScale: 1000, plainClientsMax: 100_000, hasTownsfolk: true, corsOrigins: [] },
    log: pino({ level: 'error' }),
    sessions: world,
    players: world,
    places: world,
    core: loadCore,
    coreStamp: await readCoreStamp(),
    locations: [{ slug: LOCATION_SLUG, locationFile: file }],
    registry,
  });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let cpu = process.cpuUsage();
  let since = performance.now();
  const report = async (): Promise<void> => {
    const used = process.cpuUsage(cpu);
    const wallMs = performance.now() - since;
    const loopDelayP99Ms = delay.percentile(99) / 1e6;
    globalThis.gc?.();
    const rssBytes = process.memoryUsage.rss();
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    const refused = await registry.getSingleMetric('promenade_refused_moves_total')?.get();
    send({
      type: 'report',
      report: {
        cpuMs: (used.user + used.system) / 1000,
        wallMs,
        rssBytes,
        usedRssBytes: process.memoryUsage.rss(),
        loopDelayP99Ms,
        online: town.onlineCount(),
        refusedMoves: refused?.values[0]?.value ?? 0,
      },
    });
    cpu = process.cpuUsage();
    since = performance.now();
    delay.reset();
  };
  process.on('message', () => void report());
  process.on('disconnect', () => process.exit(0));
  send({ type: 'ready', port: (httpServer.address() as AddressInfo).port, keys });
}
