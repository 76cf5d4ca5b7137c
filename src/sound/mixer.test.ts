import { expect, it } from 'vitest';
import { SOUND_SAMPLES } from '../shared/art/sounds.ts';
import { asContext, DELAY_S, FakeAudioContext, fakeBuffer } from './fake-audio-fixture.ts';
import { createMixer, type Note } from './mixer.ts';

const VOICES = 8;

function open() {
  const context = new FakeAudioContext();
  return { context, mixer: createMixer(asContext(context), { buffer: fakeBuffer(), delayS: DELAY_S }) };
}

const note = (part: Partial<Note> = {}): Note => ({
  sample: 'bell',
  group: 'interface',
  rate: 1,
  inS: 0,
  lengthS: null,
  db: -15,
  pan: 0,
  ...part,
});

/** The largest number of sources that sound together, sampled every 2 ms. */
function mostTogether(context: FakeAudioContext): number {
  return Math.max(...Array.from({ length: 4000 }, (_, i) => context.soundingAt(i / 500).length));
}

it('plays the part of the file that is the sample, at its level, pitch and place', () => {
  const { context, mixer } = open();
  mixer.play(note({ rate: 2, db: -35, pan: -0.5, inS: 0.25 }));
  const [source] = context.sources;
  expect(source?.sample).toBe('bell');
  expect(source?.startS).toBeCloseTo(0.262);
  expect((source?.endS ?? 0) - (source?.startS ?? 0)).toBeCloseTo(SOUND_SAMPLES.bell.lengthS / 2);
  expect(source?.level).toBeCloseTo(0.1);
  expect(source?.panned).toBe(-0.5);
});

it('ends a note before its sample does, faded out', () => {
  const { context, mixer } = open();
  mixer.play(note({ lengthS: 0.1 }));
  const [source] = context.sources;
  expect((source?.endS ?? 0) - (source?.startS ?? 0)).toBeCloseTo(0.1);
  expect(source?.level).toBe(0);
});

it('never sounds more than eight voices together, whatever is asked', () => {
  const { context, mixer } = open();
  mixer.loop('sea', 'town');
  mixer.loop('fountain', 'town');
  for (let i = 0; i < 60; i++) {
    context.currentTime = i * 0.02;
    mixer.play(note({ group: i % 3 === 0 ? 'town' : 'interface', inS: (i % 5) * 0.1 }));
  }
  expect(mostTogether(context)).toBe(VOICES);
});

it('gives the interface the voice of the town that began first, and the town none of the interface', () => {
  const { context, mixer } = open();
  mixer.play(note({ group: 'town', sample: 'stepStone' }));
  for (let i = 1; i < VOICES; i++) mixer.play(note());
  mixer.play(note({ sample: 'tone' }));
  const [step] = context.sources;
  expect(step?.endS).toBeLessThanOrEqual(0.012);
  expect(context.sources.at(-1)?.sample).toBe('tone');
  mixer.play(note({ group: 'town', sample: 'stepWood' }));
  expect(context.sources.at(-1)?.sample).toBe('tone');
});

it('frees a voice when it has ended', () => {
  const { context, mixer } = open();
  for (let i = 0; i < VOICES; i++) mixer.play(note({ group: 'town' }));
  context.currentTime = 1;
  mixer.play(note({ group: 'town' }));
  expect(context.sources).toHaveLength(VOICES + 1);
  expect(context.sources.slice(0, VOICES).every(({ endS }) => endS < 1)).toBe(true);
});

it('repeats a loop without its neighbours in the file, until it is stopped', () => {
  const { context, mixer } = open();
  const loop = mixer.loop('sea', 'town');
  const [source] = context.sources;
  expect(source?.loop).toBe(true);
  expect((source?.loopEnd ?? 0) - (source?.loopStart ?? 0)).toBeCloseTo(SOUND_SAMPLES.sea.lengthS);
  loop?.set(-35, 0.25);
  expect([source?.level.toFixed(2), source?.panned]).toEqual(['0.10', 0.25]);
  loop?.stop();
  expect(source?.endS).toBeLessThan(1);
});

it('has a volume for each group', () => {
  const { context, mixer } = open();
  mixer.setVolume('town', 0.3);
  mixer.setVolume('interface', 0.7);
  expect(context.gains.map(({ gain }) => gain.goal)).toEqual([0.3, 0.7]);
});
