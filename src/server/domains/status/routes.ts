/** Player counts for the landing screen, and the probes of health, liveness and readiness. */
import type { FastifyInstance } from 'fastify';
import { getHealth, getLiveness, getReadiness, getStatus } from '../../../shared/contract/status.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { implement } from '../../plugins/implement.ts';
import type { LiveTown, PlayerService } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { OperatorText } from '../../sentences.ts';
import type { Readiness } from './readiness.ts';

export interface StatusDeps {
  players: Pick<PlayerService, 'count'>;
  town: Pick<LiveTown, 'onlineCount'>;
  database: Pick<OpenDatabase, 'kind' | 'ping'>;
  readiness: Readiness;
}

export function statusRoutes(app: FastifyInstance, { players, town, database, readiness }: StatusDeps): void {
  const counts = keepForASecond(async () => ({
    onlinePlayerCount: town.onlineCount(),
    playerCount: await players.count(),
  }));
  // Pages of any origin may read the status: a client served from another host shows it before sign-in.
  implement(app, getStatus, async ({ reply }) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return { success: true, ...(await counts()) };
  });

  implement(app, getHealth, async () => {
    await database.ping();
    return { success: true, database: database.kind, uptimeS: uptimeS() };
  });

  implement(app, getLiveness, () => ({ success: true, uptimeS: uptimeS() }));

  implement(app, getReadiness, async () => {
    const reason = await readiness.obstacle();
    if (reason === null) return { success: true };
    const text = new OperatorText(`This process takes no new work: ${reason}.`);
    throw new DomainError('unavailable', text, { code: 'not-ready', params: { reason }, retryAfterS: 1 });
  });
}

const uptimeS = (): number => Math.round(process.uptime());

const KEPT_MS = 1000;

/** `read` with a result that is kept for a second, so that a flood of calls reads the database once. */
function keepForASecond<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; untilMs: number } | null = null;
  return () => {
    const now = runtime.monotonic();
    if (kept === null || kept.untilMs <= now) {
      const value = read();
      const current = { value, untilMs: now + KEPT_MS };
      kept = current;
      // A failure is not kept.
      value.catch(() => {
        if (kept === current) kept = null;
      });
    }
    return kept.value;
  };
}
