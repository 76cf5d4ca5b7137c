/**
 * Connections below the handshake: admits them by address and counts every packet that a client sends, also those that
 * reach no listener of socket.io, such as packets of unknown namespaces, acknowledgements and websocket pings. Owns the
 * counters of each connection.
 */
import type { IncomingMessage } from 'node:http';
import type { Counter, Gauge } from 'prom-client';
import type { EngineConnection } from '../wire/server.ts';
import { onControlFrame } from '../wire/transport.ts';
import type { AddressGate, CountedConnection } from './address-gate.ts';
import { TokenBucket } from './token-bucket.ts';

/** A walking client sends six packets a second. A client that empties this bucket is disconnected. */
const PACKETS = { capacity: 150, perSecond: 30 };
/** A client sends one packet before its handshake, and a few more to change the transport. */
const PACKETS_BEFORE_HANDSHAKE = 20;

export interface RawConnectionsDeps {
  gate: AddressGate;
  /** Key of the client's host or network. */
  addressOf: (request: IncomingMessage) => string;
  now: () => number;
  metrics: {
    /** Open connections. */
    connections: Pick<Gauge, 'inc' | 'dec'>;
    refusedConnections: Pick<Counter, 'inc'>;
  };
  /** Ends a connection that sent too much. */
  endFlood: (connection: EngineConnection) => void;
}

interface Counters {
  counted: CountedConnection;
  hasJoined: boolean;
}

export class RawConnections {
  readonly #deps: RawConnectionsDeps;
  readonly #counters = new WeakMap<EngineConnection, Counters>();

  constructor(deps: RawConnectionsDeps) {
    this.#deps = deps;
  }

  /** Whether a request may open a connection or change the transport of one. */
  admit(request: IncomingMessage): boolean {
    const { gate, addressOf, metrics } = this.#deps;
    const isAdmitted = gate.admit(addressOf(request));
    if (!isAdmitted) metrics.refusedConnections.inc();
    return isAdmitted;
  }

  /** Begins to count the connection that `request` opened. */
  opened(connection: EngineConnection, request: IncomingMessage): void {
    const { gate, addressOf, now, metrics, endFlood } = this.#deps;
    const counters: Counters = { counted: gate.open(addressOf(request)), hasJoined: false };
    const packets = new TokenBucket(PACKETS, now());
    let beforeHandshake = 0;
    let isEnded = false;
    const count = (): void => {
      if (isEnded) return;
      beforeHandshake += counters.hasJoined ? 0 : 1;
      if (beforeHandshake <= PACKETS_BEFORE_HANDSHAKE && packets.take(1, now())) return;
      isEnded = true;
      endFlood(connection);
    };
    this.#counters.set(connection, counters);
    metrics.connections.inc();
    connection.on('packet', count);
    onControlFrame(connection, count);
    connection.once('close', () => {
      metrics.connections.dec();
      counters.counted.closed();
    });
  }

  /** The connection's handshake has succeeded. */
  joined(connection: EngineConnection): void {
    const counters = this.#counters.get(connection);
    if (counters === undefined) return;
    counters.hasJoined = true;
    counters.counted.joined();
  }
}
