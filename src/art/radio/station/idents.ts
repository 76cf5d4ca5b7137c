/** Idents of the station: one short logo over IV, V and I, in a style per piece. */
import { playBass, playChords, playDrums } from '../compose/accompany.ts';
import { Piece } from '../compose/piece.ts';
import { chipArp, chipBass, chipLead } from '../instruments/chip.ts';
import { lute, nylon, roundBass, uprightBass, warmPad } from '../instruments/strings.ts';
import { electricPiano, glassBell, marimba, musicBox, vibraphone } from '../instruments/struck.ts';
import type { Instrument } from '../instruments/types.ts';
import { accordion, clarinet, flute } from '../instruments/winds.ts';
import type { Dress } from './running-order.ts';

interface Clothes {
  lead: Instrument;
  chords: Instrument;
  bass: Instrument;
  bpm: number;
  tailS: number;
  t60S: number;
}

const WARDROBE: Readonly<Record<Dress, Clothes>> = {
  morning: { lead: flute, chords: nylon, bass: roundBass, bpm: 104, tailS: 2.6, t60S: 1.6 },
  cafe: { lead: accordion, chords: nylon, bass: uprightBass, bpm: 116, tailS: 2.2, t60S: 1.2 },
  arcade: { lead: chipLead, chords: chipArp, bass: chipBass, bpm: 132, tailS: 1.8, t60S: 0.9 },
  rain: { lead: musicBox, chords: electricPiano, bass: roundBass, bpm: 88, tailS: 3, t60S: 2.2 },
  ferry: { lead: vibraphone, chords: nylon, bass: uprightBass, bpm: 116, tailS: 2.4, t60S: 1.5 },
  festival: { lead: lute, chords: marimba, bass: roundBass, bpm: 112, tailS: 2.6, t60S: 1.8 },
  night: { lead: clarinet, chords: electricPiano, bass: uprightBass, bpm: 84, tailS: 3.2, t60S: 2.6 },
};

const NOTES = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const;

/** Semitones from the tonic, beat, beats. */
const LOGO = [
  [-5, 0, 0.75],
  [0, 0.75, 0.75],
  [2, 1.5, 0.5],
  [4, 2, 1],
  [2, 3, 0.5],
  [7, 3.5, 2.5],
] as const;

/** The tonic's pitch between E above middle C and the D sharp above it. */
const pitchOf = (tonic: number): number => (tonic < 4 ? 72 : 60) + tonic;

export function ident(dress: Dress, tonic: number, seed: string): Piece {
  const clothes = WARDROBE[dress];
  const isArcade = dress === 'arcade';
  const named = (interval: number): string => NOTES[(tonic + interval) % 12] ?? 'C';
  const piece = new Piece(
    {
      id: `ident-${dress}`,
      title: 'Lantern Bay radio',
      tempo: { bpm: clothes.bpm, swing: isArcade ? 0.5 : 0.56, swingUnit: 0.25 },
      beatsPerBar: 4,
      key: { tonic, mode: 'ionian' },
      room: { t60S: clothes.t60S, dampHz: 5200, size: 0.9, preDelayMs: 14 },
      echo: { beats: 0.75, feedback: 0.25 },
      tape: { drive: 0.15 },
      tone: { highDb: 1 },
      drums: { lufs: -33 },
      tailS: clothes.tailS,
    },
    seed,
  );
  const logo = piece.section('logo', `${named(5)}maj9 ${named(7)}13sus | ${named(0)}69`, 0.9);
  const lead = piece.track('lead', { instrument: clothes.lead, lufs: -23, room: 0.3, echo: 0.2 });
  const chords = piece.track('chords', { instrument: clothes.chords, lufs: -27, room: 0.2, strumMs: 14 });
  const bass = piece.track('bass', { instrument: clothes.bass, lufs: -25, room: 0.03, lowPassHz: 2000 });
  const pad = piece.track('pad', { instrument: warmPad, lufs: -32, room: 0.4 });
  const bell = piece.track('bell', { instrument: glassBell, lufs: -33, pan: 0.3, room: 0.5 });

  const pitch = pitchOf(tonic);
  for (const [interval, beat, beats] of LOGO) {
    const velocity = interval === 7 ? 0.85 : 0.72;
    piece.note({ track: lead, beat, beats: beats * 0.95, midi: pitch + interval, velocity });
  }
  piece.note({ track: bell, beat: 4, beats: 2, midi: pitch + 12, velocity: 0.6 });
  piece.note({ track: bell, beat: 4.5, beats: 2, midi: pitch + 19, velocity: 0.45 });
  playChords(piece, chords, logo, 'x_______x_______ x_______________', { velocity: 0.58, bars: 2 });
  playChords(piece, pad, logo, 'x_______x_______ x_______........', { velocity: 0.5, bars: 2 });
  playBass(piece, bass, logo, 'R_______R______. R___________....', { bars: 2 });
  const drums = isArcade
    ? { chipHat: 'o-o-o-o-o-o-o-o- ................', chipKick: 'X...X...X...X... X...............' }
    : { shaker: 'o---o---o---o--- ................', bellTree: '................ o...............' };
  playDrums(piece, logo, drums);
  return piece;
}
