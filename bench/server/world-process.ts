/** The server half of a bench on a filled world: the whole server in its own process. Communicates over IPC. */
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { TestServer } from '../../src/server/testing/test-server.ts';

export interface WorldOrder {
  dataDir: string;
  env: Record<string, string>;
}

export interface LoopReport {
  /** The longest time that the event loop was blocked since the last report, in milliseconds. */
  stallMaxMs: number;
  stallP99Ms: number;
  /**
   * Processor time of this process since the last report. With SQLite that is all; PostgreSQL has its own processes.
   */
  cpuMs: number;
}

export type WorldMessage = { type: 'ready'; port: number } | { type: 'report'; report: LoopReport };

/** Period of the measuring timer; it is subtracted from the measured delay. */
const RESOLUTION_MS = 1;

const send = (message: WorldMessage): void => void process.send?.(message);

process.once('message', (order: WorldOrder) => void run(order));

async function run(order: WorldOrder): Promise<void> {
  const server = await TestServer.start(order);
  await server.server.listen();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let cpu = process.cpuUsage();
  process.on('message', () => {
    const used = process.cpuUsage(cpu);
    const report = {
      cpuMs: (used.user + used.system) / 1000,
      stallMaxMs: delay.max / 1e6 - RESOLUTION_MS,
      stallP99Ms: delay.percentile(99) / 1e6 - RESOLUTION_MS,
    };
    cpu = process.cpuUsage();
    delay.reset();
    send({ type: 'report', report });
  });
  process.on('disconnect', () => void server.stop({ keepData: true }).then(() => process.exit(0)));
  const { port } = server.server.app.server.address() as AddressInfo;
  send({ type: 'ready', port });
}
