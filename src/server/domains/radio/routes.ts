/**
 * `/radio/stream.mp3`: an endless stream with the same position for all listeners. `/radio/programme.json`: where they are in
 * the programme, and the key of each piece. Both answer 503 with Retry-After while the programme is being rendered, and are
 * disabled when the configuration names another station.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RadioProgramme } from '../../../shared/art/radio-programme.ts';
import type { Config } from '../../config/config.ts';
import { DomainError } from '../../domain-error.ts';
import type { Metrics } from '../../plugins/metrics.ts';
import { addressKey } from '../../plugins/rate-limits.ts';
import { Programme, type RenderedArt } from './programme.ts';
import { Station } from './station.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export interface RadioDeps {
  art: RenderedArt;
  config: Pick<Config, 'radioStreamUrl' | 'rateLimitScale'>;
  metrics: Metrics;
  station?: Station;
}

const STREAM = '/radio/stream.mp3';
const PROGRAMME = '/radio/programme.json';
const RETRY_AFTER_S = 15;
/** Streams per address: enough for a school behind one address, too few for one machine to use the whole capacity. */
const PER_ADDRESS = 24;
/** Streams in total, at 96 kbit/s each. */
const STREAMS_MAX = 2000;

export function radioRoutes(app: FastifyInstance, deps: RadioDeps): void {
  const { art, config, metrics, station = new Station() } = deps;
  metrics.gauge('promenade_radio_listeners', 'Streams of the radio that are open.', () => station.listenerCount());
  app.addHook('preClose', (done) => {
    station.close();
    done();
  });
  if (config.radioStreamUrl !== null) return;

  const programme = new Programme(art);
  const streamLimit = new AddressLimit(Math.max(1, Math.round(PER_ADDRESS * config.rateLimitScale)));

  const requireSound = async (): Promise<Buffer> => {
    const sound = await programme.sound();
    if (sound !== null) return sound;
    throw new DomainError('unavailable', sentence('theStationIsStillBeing'), { retryAfterS: RETRY_AFTER_S });
  };
  const head = (reply: FastifyReply): FastifyReply =>
    reply.type('audio/mpeg').header('cache-control', 'no-store').header('accept-ranges', 'none');

  app.get(PROGRAMME, { schema: { hide: true } }, async (_request, reply) => {
    await requireSound();
    const answer: RadioProgramme = { positionMs: station.heardMs(), items: programme.items() };
    return reply.header('cache-control', 'no-store').send(answer);
  });
  app.head(STREAM, { schema: { hide: true } }, async (_request, reply) => {
    await requireSound();
    return head(reply).send();
  });
  app.get(STREAM, { schema: { hide: true }, exposeHeadRoute: false }, async (request: FastifyRequest, reply) => {
    const sound = await requireSound();
    if (station.listenerCount() >= STREAMS_MAX) {
      throw new DomainError('unavailable', sentence('theStationHasNoPlace'), {
        retryAfterS: RETRY_AFTER_S,
      });
    }
    const release = streamLimit.take(addressKey(request.ip));
    const stream = station.listen(sound).once('close', release);
    // The client has disconnected before the first byte.
    if (request.raw.destroyed || reply.raw.destroyed) stream.destroy();
    // The connection closes with the stream, so that a graceful stop does not wait for an idle connection.
    return head(reply).header('connection', 'close').send(stream);
  });
}

/** Counts and limits the open streams of each address. */
class AddressLimit {
  readonly #max: number;
  readonly #open = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Counts one stream. Returns a function that releases it. Throws a DomainError when the address has reached the
   * limit.
   */
  take(address: string): () => void {
    const count = this.#open.get(address) ?? 0;
    if (count >= this.#max) {
      const message = sentence('tooManyRadiosPlayAt');
      throw new DomainError('too-many', message, { retryAfterS: RETRY_AFTER_S });
    }
    this.#open.set(address, count + 1);
    return () => {
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    };
  }
}
