/** The metrics of parts that do not know Prometheus: database, art, mails, limits, cut clients, the ledger. Owns no state. */
import { statfs } from 'node:fs/promises';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Config } from '../config/config.ts';
import { type OpenDatabase, poolSizeOf } from '../db/database.ts';
import type { DatabaseObserver } from '../db/measured.ts';
import { checkBalances, DriftSample } from '../domains/ledger/drift.ts';
import type { SignInFailure } from '../domains/login/sign-in-log.ts';
import { startJob } from '../jobs.ts';
import type { Log } from '../log.ts';
import type { Mailer, MailFailure } from '../mail/mailer.ts';
import { type Metrics, openMetrics } from '../plugins/metrics.ts';
import type { ArtHost } from '../ports.ts';
import { runtime } from '../runtime.ts';

export type CutReason = 'address' | 'slow-body';

export interface ServerMetrics extends Metrics {
  database: DatabaseObserver;
  mailFailed: (outcome: MailFailure) => void;
  /** `limit` is the name of a rate limit: there are as many as endpoints. */
  limited: (limit: string) => void;
  signInFailed: (reason: SignInFailure) => void;
  /** A connection was closed before or during a call. */
  cut: (reason: CutReason) => void;
}

export function openServerMetrics(config: Pick<Config, 'role' | 'databaseUrl' | 'dataDir'>, log: Log): ServerMetrics {
  const metrics = openMetrics();
  metrics.gauge('promenade_data_free_bytes', 'Free bytes of the file system of DATA_DIR.', async () => {
    const { bavail, bsize } = await statfs(config.dataDir);
    return bavail * bsize;
  });
  return {
    ...metrics,
    database: observeDatabase(metrics, poolSizeOf(config), log),
    mailFailed: metrics.counter('promenade_mail_failures_total', 'Attempts to send a mail that failed.', 'outcome', [
      'retried',
      'given-up',
    ]),
    signInFailed: metrics.counter('promenade_sign_in_failures_total', 'Sign-ins that failed.', 'reason', [
      'credentials',
      'too-many',
      'busy',
      'refused',
    ]),
    limited: metrics.counter('promenade_rate_limited_total', 'Calls refused by a rate limit.', 'limit', ['address']),
    cut: metrics.counter('promenade_http_cut_connections_total', 'Connections closed by the server.', 'reason', [
      'address',
      'slow-body',
    ]),
  };
}

const WAIT_BUCKETS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const LOG_EVERY_MS = 1000;

function observeDatabase({ registry }: Metrics, limit: number, log: Log): DatabaseObserver {
  const registers = [registry];
  const histogram = (name: string, help: string): Histogram =>
    new Histogram({ name, help, buckets: WAIT_BUCKETS_S, registers });
  const wait = histogram('promenade_database_wait_seconds', 'Time that calls wait for a connection to the database.');
  const statements = histogram('promenade_database_statement_seconds', 'Duration of statements.');
  const waiting = new Gauge({
    name: 'promenade_database_waiting',
    help: 'Calls that wait for a connection.',
    registers,
  });
  const connections = new Gauge({
    name: 'promenade_database_connections',
    help: 'Connections in use, and the most that this process opens.',
    labelNames: ['state'],
    registers,
  });
  const full = new Counter({
    name: 'promenade_storage_full_total',
    help: 'Statements refused because the disk of the database is full.',
    registers,
  });
  let loggedMs = Number.NEGATIVE_INFINITY;
  connections.set({ state: 'in-use' }, 0);
  connections.set({ state: 'limit' }, limit);
  return {
    waits: () => waiting.inc(),
    acquired: (seconds, isInUse) => {
      waiting.dec();
      wait.observe(seconds);
      if (isInUse) connections.inc({ state: 'in-use' });
    },
    released: () => connections.dec({ state: 'in-use' }),
    ran: (seconds) => statements.observe(seconds),
    full: (error) => {
      full.inc();
      if (runtime.monotonic() - loggedMs < LOG_EVERY_MS) return;
      loggedMs = runtime.monotonic();
      log.error({ err: error }, 'the disk of the database is full: what players write is refused');
    },
  };
}

export interface MeasuredParts {
  mailer: Pick<Mailer, 'underway'>;
  art: Pick<ArtHost, 'progress'>;
}

export function measureParts({ gauge, gauges }: Metrics, { mailer, art }: MeasuredParts): void {
  gauge('promenade_mails_underway', 'Mails that are being sent.', () => mailer.underway());
  gauge('promenade_art_town_ready', '1 when the first view of the town is rendered.', () =>
    Number(art.progress().isTownReady),
  );
  gauges('promenade_art_files', 'Generated files that are not there: missing, failed, or waited for.', 'state', () => {
    const { missing, failed, requested } = art.progress();
    return { missing, failed, requested };
  });
}

const HOUR_MS = 3600 * 1000;

/** Compares a sample of balances with the ledger, once an hour in the whole world. Returns a function that stops it. */
export function startLedgerCheck({ gauge }: Metrics, { db }: Pick<OpenDatabase, 'db'>, log: Log): () => Promise<void> {
  const sample = new DriftSample();
  gauge(
    'promenade_ledger_checked_players',
    'Players whose balances the last check of this process read.',
    () => sample.last.checked,
  );
  gauge(
    'promenade_ledger_drifted_players',
    'Players of the last check whose balance is not the sum of their ledger.',
    () => sample.last.drifted.length,
  );
  const work = async (): Promise<void> => {
    await checkBalances(db, sample);
    for (const drift of sample.last.drifted) log.error({ drift }, 'a balance is not the sum of its ledger');
  };
  return startJob({ db, log }, { name: 'ledger-check', periodMs: HOUR_MS, work });
}
