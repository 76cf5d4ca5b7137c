import { expect, it } from 'vitest';
import { SOUND_SAMPLES, tonicMidi } from '../shared/art/sounds.ts';
import { SOUNDS } from './score.ts';

const PENTATONIC = [0, 2, 4, 7, 9];
const COUNTS = Array.from({ length: 30 }, (_, index) => index + 1);

it.each(Object.entries(SOUNDS))('%s has only notes that fit every piece, and is quiet', (_, { db, notes }) => {
  for (const count of COUNTS) {
    for (const { semitone, sample, db: own } of notes(count)) {
      if (SOUND_SAMPLES[sample].midi !== null) expect(PENTATONIC).toContain(((semitone % 12) + 12) % 12);
      expect(db + own).toBeLessThanOrEqual(-18);
    }
  }
});

it('plays a coin for each hundred, at most twelve, 45 ms apart', () => {
  const coins = (count: number) => SOUNDS.coins.notes(count);
  expect(coins(1).map(({ semitone }) => semitone)).toEqual([12]);
  expect(coins(5).map(({ semitone }) => semitone)).toEqual([12, 14, 16, 19, 12]);
  expect(coins(5).map(({ atMs }) => atMs)).toEqual([0, 45, 90, 135, 180]);
  expect(coins(300)).toHaveLength(12);
});

it('lets each lantern of a day sound higher, and the fifth with a fifth below', () => {
  const found = COUNTS.slice(0, 6).map((count) => SOUNDS['lantern-found'].notes(count).map(({ semitone }) => semitone));
  expect(found).toEqual([[0], [2], [4], [7], [9, 2], [9, 2]]);
});

it('lets birds sing two octaves over the tonic of each piece, as fast as they do', () => {
  for (const name of ['bird', 'bird-trill'] as const) {
    const [note] = SOUNDS[name].notes(1);
    const { midi, lengthS } = SOUND_SAMPLES[note?.sample ?? 'bird'];
    for (let tonic = 0; tonic < 12; tonic++) {
      const seconds = lengthS / 2 ** ((tonicMidi(tonic) + (note?.semitone ?? 0) - (midi ?? 0)) / 12);
      expect(seconds).toBeGreaterThan(0.45);
      expect(seconds).toBeLessThan(1.2);
    }
  }
});
