/**
 * `/radio/stream.mp3`: the station without an end, every listener at the same place. While the programme is being rendered
 * it answers 503 and says when to ask again. A configured station takes its place in the client, and then this one is off.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { DomainError } from '../../domain-error.ts';
import type { Metrics } from '../../plugins/metrics.ts';
import { addressKey } from '../../plugins/rate-limits.ts';
import { Programme, type RenderedArt } from './programme.ts';
import { Station } from './station.ts';

export interface RadioDeps {
  art: RenderedArt;
  config: Pick<Config, 'radioStreamUrl' | 'rateLimitScale'>;
  metrics: Metrics;
  station?: Station;
}

const STREAM = '/radio/stream.mp3';
const RETRY_AFTER_S = 15;
/** A school or a dormitory has one address; a single machine must not take all that there is. */
const PER_ADDRESS = 24;
/** Together 96 kbit/s each. */
const IN_ALL = 2000;

export function radioRoutes(app: FastifyInstance, deps: RadioDeps): void {
  const { art, config, metrics, station = new Station() } = deps;
  metrics.gauge('promenade_radio_listeners', 'Streams of the radio that are open.', () => station.listenerCount());
  app.addHook('preClose', (done) => {
    station.close();
    done();
  });
  if (config.radioStreamUrl !== null) return;

  const programme = new Programme(art);
  const places = new Places(Math.max(1, Math.round(PER_ADDRESS * config.rateLimitScale)));

  const soundOnAir = async (): Promise<Buffer> => {
    const sound = await programme.sound();
    if (sound !== null) return sound;
    throw new DomainError('unavailable', 'The station is still being recorded.', { retryAfterS: RETRY_AFTER_S });
  };
  const head = (reply: FastifyReply): FastifyReply =>
    reply.type('audio/mpeg').header('cache-control', 'no-store').header('accept-ranges', 'none');

  app.head(STREAM, { schema: { hide: true } }, async (_request, reply) => {
    await soundOnAir();
    return head(reply).send();
  });
  app.get(STREAM, { schema: { hide: true }, exposeHeadRoute: false }, async (request: FastifyRequest, reply) => {
    const sound = await soundOnAir();
    if (station.listenerCount() >= IN_ALL) {
      throw new DomainError('unavailable', 'The station has no place for another listener.', {
        retryAfterS: RETRY_AFTER_S,
      });
    }
    const leave = places.take(addressKey(request.ip));
    const stream = station.listen(sound).once('close', leave);
    // A client that went away before the first byte.
    if (request.raw.destroyed || reply.raw.destroyed) stream.destroy();
    // A stream that ends does so with the connection: a graceful stop waits for no idle one.
    return head(reply).header('connection', 'close').send(stream);
  });
}

/** How many streams each address has open. */
class Places {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns what gives the place back. Throws a DomainError when the address has all it may have. */
  take(address: string): () => void {
    const taken = this.#taken.get(address) ?? 0;
    if (taken >= this.#most) {
      const message = 'Too many radios play at this address already.';
      throw new DomainError('too-many', message, { retryAfterS: RETRY_AFTER_S });
    }
    this.#taken.set(address, taken + 1);
    return () => {
      const left = (this.#taken.get(address) ?? 1) - 1;
      if (left > 0) this.#taken.set(address, left);
      else this.#taken.delete(address);
    };
  }
}
