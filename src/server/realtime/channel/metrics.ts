/** Prometheus metrics of the town. The registry owns the values. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export interface TownMetrics {
  players: Gauge;
  channelPlayers: Gauge<'channel'>;
  events: Counter<'event'>;
  refusedHandshakes: Counter<'code'>;
  refusedMoves: Counter;
  skippedTicks: Counter;
  tickSeconds: Histogram;
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
