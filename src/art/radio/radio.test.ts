/**
 * The radio programme. Length, variety and ranges are tested on the scores of all pieces, which are cheap. Loudness and
 * peaks are tested on one rendered ident and one rendered piece.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { RADIO_FRAME_BYTES, RADIO_FRAME_MS } from '../../shared/art/radio.ts';
import type { Piece } from './compose/piece.ts';
import { Filter } from './dsp/filter.ts';
import { loudness } from './dsp/loudness.ts';
import { limit, truePeak } from './dsp/true-peak.ts';
import { renderPiece } from './render/mix.ts';
import { encodeMp3 } from './render/mp3.ts';
import { Chance } from './sound/random.ts';
import { Stereo } from './sound/stereo.ts';
import { SAMPLE_RATE, samplesOf } from './sound/units.ts';
import { compose } from './station/programme.ts';
import { PROGRAMME } from './station/running-order.ts';

const PIECES = PROGRAMME.filter(({ ident }) => ident === undefined).map(({ id }) => compose(id));
const secondsOf = (piece: Piece): number => piece.perform().musicS;

/** A sine in both channels; level in dBFS. */
function tone(hz: number, db: number, seconds: number, phase = 0): Stereo {
  const sound = new Stereo(samplesOf(seconds));
  for (const channel of sound.channels) {
    for (let i = 0; i < channel.length; i++) {
      channel[i] = 10 ** (db / 20) * Math.sin((2 * Math.PI * hz * i) / SAMPLE_RATE + phase);
    }
  }
  return sound;
}

describe('the meters', () => {
  it('return the values of the standards for known tones', () => {
    expect(loudness(tone(997, -23, 20))).toBeCloseTo(-23, 1);
    // Samples at 45 degrees are 3 dB below the wave's peak.
    expect(truePeak(tone(SAMPLE_RATE / 4, -3, 1, Math.PI / 4))).toBeCloseTo(-3, 0);
    expect(loudness(new Stereo(SAMPLE_RATE))).toBeLessThan(-70);
  });

  it('confirm the ceiling of the limiter', () => {
    const loud = tone(SAMPLE_RATE / 4, 3, 1, Math.PI / 4);
    limit(loud, -2);
    expect(truePeak(loud.slice(samplesOf(0.1), samplesOf(0.9)))).toBeLessThan(-1.8);
  });
});

describe('a filter', () => {
  it.each(['low', 'band', 'high'] as const)('gives the same %s output for blocks and single samples', (output) => {
    const noise = new Chance('filter').noise(1000);
    const single = new Filter(900, 2);
    const expected = Float64Array.from(noise, (value) => {
      single.tick(value);
      return single[output];
    });
    const blocks = new Filter(900, 2);
    const samples = new Float64Array(noise);
    blocks.run(samples, output, 0, 300);
    blocks.run(samples, output, 300);
    expect(samples).toEqual(expected);
  });
});

describe('the programme', () => {
  it('plays at least ten minutes of at least five pieces, with an ident before each', () => {
    expect(PIECES.length).toBeGreaterThanOrEqual(5);
    expect(PIECES.reduce((sum, piece) => sum + secondsOf(piece), 0)).toBeGreaterThan(600);
    expect(PROGRAMME.map(({ ident }) => ident !== undefined)).toEqual(PIECES.flatMap(() => [true, false]));
    expect(new Set(PIECES.map(({ score }) => `${score.key.tonic} ${score.key.mode}`)).size).toBe(PIECES.length);
    expect(new Set(PIECES.map(({ score }) => score.tempo.bpm)).size).toBe(PIECES.length);
  });

  it('has no repeated passage of thirty seconds', () => {
    const seen = new Map<string, string>();
    for (const piece of PIECES) {
      const beats = beatTexts(piece);
      const length = Math.ceil((30 * piece.score.tempo.bpm) / 60);
      for (let start = 0; start + length <= beats.length; start++) {
        const window = beats.slice(start, start + length).join('|');
        const place = `${piece.score.id}, beat ${start}`;
        expect(seen.get(window), place).toBeUndefined();
        seen.set(window, place);
      }
    }
  });

  it('detects a passage that occurs twice', () => {
    const piece = compose('harbour-morning');
    expect(beatTexts(piece)).toEqual(beatTexts(compose('harbour-morning')));
  });

  it('keeps every note inside the range of its instrument and inside the piece', () => {
    for (const piece of PIECES) {
      expect(piece.notes.length, piece.score.id).toBeGreaterThan(300);
      for (const { midi, velocity, beat } of piece.notes) {
        expect(midi).toBeGreaterThanOrEqual(23);
        expect(midi).toBeLessThanOrEqual(103);
        expect(velocity).toBeGreaterThan(0);
        expect(velocity).toBeLessThanOrEqual(1.2);
        expect(beat).toBeLessThan(piece.beats);
      }
    }
  });
});

/** Notes and hits per beat, without timing deviations. */
function beatTexts(piece: Piece): string[] {
  const beats = Array.from({ length: Math.ceil(piece.beats) }, (): string[] => []);
  const place = (beat: number): string => (beat % 1).toFixed(2);
  for (const { track, beat, midi } of piece.notes) beats[Math.floor(beat)]?.push(`${track.name}${place(beat)}:${midi}`);
  for (const { name, beat } of piece.hits) beats[Math.floor(beat)]?.push(`${name}${place(beat)}`);
  return beats.map((marks) => marks.toSorted().join(' '));
}

const rendered = new Map<string, Stereo>();

describe.each(['ident-night', 'cafe-waltz'])('the rendered item %s', (id) => {
  let sound = new Stereo(0);
  beforeAll(() => {
    sound = renderPiece(compose(id));
    rendered.set(id, sound);
  });

  it('is at -16 LUFS with headroom for the encoder below -1 dB', () => {
    expect(Math.abs(loudness(sound) + 16)).toBeLessThan(0.5);
    expect(truePeak(sound)).toBeLessThan(-2.4);
  });

  it('starts and ends in silence, without clicks near its edges', () => {
    for (const channel of sound.channels) {
      expect(channel[0]).toBeCloseTo(0, 12);
      expect(channel.at(-1)).toBeCloseTo(0, 12);
      expect(channel.every(Number.isFinite)).toBe(true);
    }
    const lastSecond = sound.slice(sound.length - SAMPLE_RATE, sound.length);
    expect(loudness(lastSecond)).toBeLessThan(-20);
  });

  it('becomes frames of equal size at the specified rate', async () => {
    const bytes = await encodeMp3(sound.slice(0, samplesOf(6)));
    expect(bytes.length % RADIO_FRAME_BYTES).toBe(0);
    expect((bytes.length / RADIO_FRAME_BYTES) * RADIO_FRAME_MS).toBeGreaterThanOrEqual(
      sound.slice(0, samplesOf(6)).seconds * 1000,
    );
    const withGap = await encodeMp3(sound.slice(0, samplesOf(6)), 0.5);
    expect((withGap.length - bytes.length) / RADIO_FRAME_BYTES).toBeCloseTo(500 / RADIO_FRAME_MS, -1);
    for (let at = 0; at < bytes.length; at += RADIO_FRAME_BYTES) {
      // MPEG-1 layer III, 96 kbit/s, 48 kHz, no padding.
      expect([bytes[at], bytes[at + 1], bytes[at + 2]]).toEqual([0xff, 0xfb, 0x74]);
    }
  });
});

it('renders an item to the same bytes each time', async () => {
  const once = await encodeMp3(rendered.get('ident-night') ?? renderPiece(compose('ident-night')));
  const again = await encodeMp3(renderPiece(compose('ident-night')));
  expect(Buffer.from(again).equals(Buffer.from(once))).toBe(true);
});
