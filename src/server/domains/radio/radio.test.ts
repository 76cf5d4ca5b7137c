/** The radio over HTTP: one broadcast for all listeners, limits, shutdown; and the station with a manual clock. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { RADIO_FRAME_BYTES, RADIO_FRAME_MS } from '../../../shared/art/radio.ts';
import { radioProgrammeSchema } from '../../../shared/art/radio-programme.ts';
import type { ArtHost } from '../../ports.ts';
import { artFixture, fixtureArtHost } from '../../testing/art-fixture.ts';
import { TestServer } from '../../testing/test-server.ts';
import { BURST_CHUNKS, CHUNK_BYTES, CHUNK_MS, chunkOf, Station } from './station.ts';

const FRAMES = 500;
/** Distinguishable frames: each starts with its number. */
function numberedFrames(from: number, count: number): Buffer {
  const sound = Buffer.alloc(count * RADIO_FRAME_BYTES);
  for (let frame = 0; frame < count; frame++) sound.writeUInt32BE(from + frame, frame * RADIO_FRAME_BYTES);
  return sound;
}
const SOUND = numberedFrames(0, FRAMES);
const frameAt = (bytes: Buffer, chunk = 0): number => bytes.readUInt32BE(chunk * CHUNK_BYTES);

const folder = mkdtempSync(join(tmpdir(), 'promenade-radio-'));
writeFileSync(join(folder, 'first.mp3'), numberedFrames(0, 300));
writeFileSync(join(folder, 'second.mp3'), numberedFrames(300, FRAMES - 300));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The fixture's art with a programme of two items, available after `state.isRendered` is set. */
async function artWithRadio(state: { isRendered: boolean }): Promise<ArtHost> {
  const art = await fixtureArtHost();
  return {
    ...art,
    manifest: () => ({ ...artFixture, radio: ['/radio/first.mp3?v=1', '/radio/second.mp3?v=1'] }),
    fileIfThere: (address) => {
      const name = /^\/radio\/(\w+\.mp3)/.exec(address)?.[1];
      return state.isRendered && name !== undefined ? join(folder, name) : art.fileIfThere(address);
    },
  };
}

const servers: TestServer[] = [];
async function startServer(env: Record<string, string> = {}, state = { isRendered: true }): Promise<string> {
  const server = await TestServer.start({ env, server: { art: () => artWithRadio(state) } });
  servers.push(server);
  return server.server.listen();
}
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

const open = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`${url}/radio/stream.mp3`, { agent: false }, resolve).on('error', reject);
  });

async function read(stream: Readable, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  // Not `for await`: leaving that loop would destroy the stream.
  while (length < bytes) {
    const part = stream.read() as Buffer | null;
    if (part !== null) length += parts.push(part) > 0 ? part.length : 0;
    else await new Promise((resolve) => stream.once('readable', resolve));
  }
  return Buffer.concat(parts);
}

const listenersOf = async (url: string): Promise<number> =>
  Number(/^promenade_radio_listeners (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

describe('the stream', () => {
  it('answers 503 with Retry-After while the programme is being rendered', async () => {
    const state = { isRendered: false };
    const url = await startServer({}, state);
    const early = await fetch(`${url}/radio/stream.mp3`);
    expect(early.status).toBe(503);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(early.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${url}/radio/stream.mp3`, { method: 'HEAD' })).status).toBe(503);
    expect((await fetch(`${url}/radio/programme.json`)).status).toBe(503);
    state.isRendered = true;
    expect((await fetch(`${url}/radio/stream.mp3`, { method: 'HEAD' })).status).toBe(200);
    expect(await listenersOf(url)).toBe(0);
  });

  it('names the length of each item, and where its listeners are', async () => {
    const url = await startServer();
    const beganMs = performance.now();
    const reply = await fetch(`${url}/radio/programme.json`);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const { positionMs, items } = radioProgrammeSchema.parse(await reply.json());
    expect(items.map(({ lengthMs }) => lengthMs)).toEqual([300 * RADIO_FRAME_MS, 200 * RADIO_FRAME_MS]);
    // Listeners are behind by the burst, with which the stream begins.
    const stream = await open(url);
    const first = frameAt(await read(stream, CHUNK_BYTES));
    stream.destroy();
    const passedMs = performance.now() - beganMs;
    const roundMs = FRAMES * RADIO_FRAME_MS;
    const behindMs = (((first * RADIO_FRAME_MS - positionMs) % roundMs) + roundMs) % roundMs;
    expect(behindMs).toBeLessThanOrEqual(2 * CHUNK_MS + passedMs);
  });

  it('sends the same position to all listeners, starting with a burst', async () => {
    const url = await startServer();
    const beganMs = performance.now();
    const first = await open(url);
    expect(first.headers['content-type']).toBe('audio/mpeg');
    expect(first.headers['content-length']).toBeUndefined();
    const early = await read(first, BURST_CHUNKS * CHUNK_BYTES);
    const second = await open(url);
    const passed = Math.floor((performance.now() - beganMs) / CHUNK_MS);
    const late = await read(second, (BURST_CHUNKS + 1) * CHUNK_BYTES);
    expect(await listenersOf(url)).toBe(2);
    // The start of the second stream is at most two chunks away from the position of the first, and from what was sent until then.
    const onAirFirst = frameAt(early, BURST_CHUNKS - 1);
    const onAirSecond = frameAt(late, BURST_CHUNKS - 1);
    const apart = (onAirSecond - onAirFirst + FRAMES) % FRAMES;
    expect(apart % (CHUNK_BYTES / RADIO_FRAME_BYTES)).toBe(0);
    expect(apart / (CHUNK_BYTES / RADIO_FRAME_BYTES)).toBeLessThanOrEqual(2 + passed);
    first.destroy();
    second.destroy();
    await expect.poll(() => listenersOf(url)).toBe(0);
  });

  it('limits the streams per address and accepts a new one when another ends', async () => {
    const url = await startServer({ RATE_LIMIT_SCALE: '0.05' });
    const only = await open(url);
    const refused = await open(url);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    refused.resume();
    only.destroy();
    await expect
      .poll(async () => {
        const next = await open(url);
        next.destroy();
        return next.statusCode;
      })
      .toBe(200);
  });

  it('ends when the server closes and does not delay it', async () => {
    const url = await startServer();
    const listener = await open(url);
    await read(listener, CHUNK_BYTES);
    const ended = new Promise((resolve) => listener.once('end', resolve));
    await servers[0]?.server.close();
    listener.resume();
    await ended;
  });

  it('removes a client that disconnects immediately', async () => {
    const url = await startServer();
    const call = request(`${url}/radio/stream.mp3`, { agent: false });
    call.on('error', () => undefined).end();
    call.on('socket', (socket) => socket.once('connect', () => call.destroy()));
    await new Promise((resolve) => call.once('close', resolve));
    await expect.poll(() => listenersOf(url)).toBe(0);
  });
});

it('is disabled for a configured station, whose origin the content policy allows', async () => {
  const url = await startServer({ RADIO_STREAM_URL: 'https://radio.example:8443/bay.mp3' });
  const stream = await fetch(`${url}/radio/stream.mp3`);
  expect(stream.status).toBe(404);
  expect(stream.headers.get('content-security-policy')).toMatch(/media-src 'self' https:\/\/radio\.example:8443(;|$)/);
});

describe('the station', () => {
  const clock = { ms: 0 };
  const station = (): Station => {
    clock.ms = CHUNK_MS;
    return new Station({ now: () => clock.ms });
  };
  const readAll = (stream: Readable): Buffer => (stream.read() as Buffer | null) ?? Buffer.alloc(0);

  it('repeats its programme frame by frame', () => {
    const chunks = SOUND.length / CHUNK_BYTES;
    expect(chunkOf(SOUND, 0)).toEqual(SOUND.subarray(0, CHUNK_BYTES));
    expect(chunkOf(SOUND, chunks)).toEqual(chunkOf(SOUND, 0));
    expect(chunkOf(SOUND, -1)).toEqual(chunkOf(SOUND, chunks - 1));
    const uneven = numberedFrames(0, 70);
    const over = chunkOf(uneven, 1);
    expect([...Array(50).keys()].map((frame) => over.readUInt32BE(frame * RADIO_FRAME_BYTES))).toEqual([
      ...Array.from({ length: 20 }, (_, frame) => 50 + frame),
      ...Array.from({ length: 30 }, (_, frame) => frame),
    ]);
  });

  it('plays the same place of the programme in every process, at any start', () => {
    clock.ms = Date.UTC(2026, 6, 1, 12, 0, 0, 500);
    const first = new Station({ now: () => clock.ms });
    const early = first.listen(SOUND);
    const burst = readAll(early);
    expect(first.heardMs()).toBe(Math.floor(clock.ms / CHUNK_MS - BURST_CHUNKS) * CHUNK_MS);
    clock.ms += 3 * CHUNK_MS + 100;
    first.broadcast();
    const second = new Station({ now: () => clock.ms });
    const late = readAll(second.listen(SOUND));
    const sent = Buffer.concat([burst, readAll(early)]);
    expect(late).toEqual(sent.subarray(-late.length));
    expect(second.heardMs()).toBe(first.heardMs());
    clock.ms += CHUNK_MS;
    for (const radio of [first, second]) radio.broadcast();
    expect(second.heardMs()).toBe(first.heardMs());
    for (const radio of [first, second]) radio.close();
  });

  it('waits when the wall clock is set back a little, and follows a larger step', () => {
    const radio = station();
    clock.ms = 1_000_000 * CHUNK_MS;
    const stream = radio.listen(SOUND);
    readAll(stream);
    clock.ms -= 2 * CHUNK_MS;
    radio.broadcast();
    expect(readAll(stream).length).toBe(0);
    clock.ms += 3 * CHUNK_MS;
    radio.broadcast();
    expect(readAll(stream)).toEqual(chunkOf(SOUND, 1_000_001));
    clock.ms -= 3_600_000;
    radio.broadcast();
    expect(readAll(stream)).toEqual(chunkOf(SOUND, 1_000_001 - 3_600_000 / CHUNK_MS));
    clock.ms += CHUNK_MS;
    radio.broadcast();
    expect(readAll(stream).length).toBe(CHUNK_BYTES);
    radio.close();
  });

  it('keeps its bit rate when the timer is irregular', () => {
    const radio = station();
    const stream = radio.listen(SOUND);
    readAll(stream);
    let bytes = 0;
    for (let tick = 0; tick < 100; tick++) {
      clock.ms += 470;
      radio.broadcast();
      bytes += readAll(stream).length;
    }
    radio.close();
    expect((bytes * 8) / 47).toBeLessThanOrEqual(96_000);
    expect((bytes * 8) / 47).toBeGreaterThan(93_000);
  });

  it('does not catch up after a suspension of the process', () => {
    const radio = station();
    const stream = radio.listen(SOUND);
    readAll(stream);
    clock.ms += 3_600_000;
    radio.broadcast();
    expect(readAll(stream).length).toBe(BURST_CHUNKS * CHUNK_BYTES);
    radio.close();
  });

  it('shares the bytes of a chunk between its listeners', () => {
    const radio = station();
    const streams = [radio.listen(SOUND), radio.listen(SOUND)];
    streams.forEach(readAll);
    clock.ms += CHUNK_MS;
    radio.broadcast();
    const [one, other] = streams.map(readAll);
    expect(one?.buffer).toBe(SOUND.buffer);
    expect(other?.buffer).toBe(SOUND.buffer);
    expect(other?.byteOffset).toBe(one?.byteOffset);
    radio.close();
  });

  it('skips chunks for a slow listener and disconnects it after the limit', () => {
    const radio = station();
    const slow = radio.listen(SOUND);
    const quick = radio.listen(SOUND);
    for (let tick = 0; tick < 40; tick++) {
      clock.ms += CHUNK_MS;
      radio.broadcast();
      expect(readAll(quick).length).toBeGreaterThan(0);
    }
    expect(slow.readableLength).toBe(8 * CHUNK_BYTES);
    for (let tick = 0; tick < 20; tick++) {
      clock.ms += CHUNK_MS;
      radio.broadcast();
      readAll(quick);
    }
    expect(slow.destroyed).toBe(true);
    expect(quick.destroyed).toBe(false);
    radio.close();
  });
});
