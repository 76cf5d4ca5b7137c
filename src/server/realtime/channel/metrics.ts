/** Prometheus metrics of the town. The registry owns the values. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export interface TownMetrics {
  players: Gauge;
  channelPlayers: Gauge<'channel'>;
  events: Counter<'event'>;
  /** Open connections, also those before their handshake. */
  connections: Gauge;
  refusedHandshakes: Counter<'code'>;
  /** Connections refused before their handshake, by the limits of an address. */
  refusedConnections: Counter;
  cutClients: Counter<'reason'>;
  /** Lines that were delivered. */
  chatLines: Counter<'kind'>;
  /** Of the first message of a client. */
  joinBytes: Histogram;
  refusedMoves: Counter;
  skippedTicks: Counter;
  tickSeconds: Histogram;
}

const CUTS = [{ reason: 'flood' }, { reason: 'stalled' }] as const;
const LINES = [{ kind: 'public' }, { kind: 'whisper' }] as const;
const KIB = 1024;
const JOIN_BUCKETS = [1, 4, 16, 32, 64, 128, 256, 512, 1024].map((kib) => kib * KIB);

/** Exports the labels at 0: the rate of a counter that appears with its first event would miss that event. */
function withLabels<Label extends string>(
  counter: Counter<Label>,
  all: readonly Partial<Record<Label, string>>[],
): Counter<Label> {
  for (const labels of all) counter.inc(labels, 0);
  return counter;
}

/** Creates the town's metrics, or returns the existing ones of the registry. */
export function townMetrics(registry: Registry): TownMetrics {
  const registers = [registry];
  const known = <Metric>(name: string, make: (name: string) => Metric): Metric =>
    (registry.getSingleMetric(name) as Metric | undefined) ?? make(name);
  return {
    players: known('promenade_online_players', (name) => new Gauge({ name, help: 'Players in the town', registers })),
    channelPlayers: known(
      'promenade_channel_players',
      (name) => new Gauge({ name, help: 'Players in a channel', labelNames: ['channel'] as const, registers }),
    ),
    events: known(
      'promenade_socket_events_total',
      (name) => new Counter({ name, help: 'Events that clients sent', labelNames: ['event'] as const, registers }),
    ),
    refusedHandshakes: known(
      'promenade_refused_handshakes_total',
      (name) => new Counter({ name, help: 'Connections refused', labelNames: ['code'] as const, registers }),
    ),
    connections: known(
      'promenade_town_connections',
      (name) => new Gauge({ name, help: 'Open connections to the town, also before their handshake', registers }),
    ),
    refusedConnections: known(
      'promenade_town_refused_connections_total',
      (name) =>
        new Counter({ name, help: 'Connections refused before their handshake: limits of an address', registers }),
    ),
    cutClients: known('promenade_cut_clients_total', (name) =>
      withLabels(new Counter({ name, help: 'Clients cut by the town', labelNames: ['reason'], registers }), CUTS),
    ),
    chatLines: known('promenade_chat_lines_total', (name) =>
      withLabels(new Counter({ name, help: 'Chat lines delivered', labelNames: ['kind'], registers }), LINES),
    ),
    joinBytes: known(
      'promenade_join_bytes',
      (name) => new Histogram({ name, help: 'Bytes of join_room', buckets: JOIN_BUCKETS, registers }),
    ),
    refusedMoves: known(
      'promenade_refused_moves_total',
      (name) => new Counter({ name, help: 'Positions refused: a wall or too fast', registers }),
    ),
    skippedTicks: known(
      'promenade_skipped_ticks_total',
      (name) =>
        new Counter({ name, help: 'Ticks whose movement was not sent to a client that reads too slowly', registers }),
    ),
    tickSeconds: known(
      'promenade_tick_seconds',
      (name) =>
        new Histogram({
          name,
          help: 'Time a tick takes',
          buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1],
          registers,
        }),
    ),
  };
}
