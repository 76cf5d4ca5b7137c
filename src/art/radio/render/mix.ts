/**
 * Renders a piece to mastered sound. Every track is normalised to its target loudness first, so that the balance does not
 * depend on the instruments. Equal pieces give equal samples.
 */
import type { Piece, Performance, Track } from '../compose/piece.ts';
import { duck, gainToward, glue, master, saturate } from '../dsp/dynamics.ts';
import { filter, sweepLow, tilt } from '../dsp/filter.ts';
import { sine } from '../dsp/oscillators.ts';
import { chorus, pingPong, reverb, tapeDrift } from '../dsp/space.ts';
import { addAmbience } from '../instruments/ambience.ts';
import { KICKS, Kit, type KitOutput } from '../instruments/drums.ts';
import type { Note } from '../instruments/types.ts';
import { panned, Stereo } from '../sound/stereo.ts';
import { clamp, SAMPLE_RATE, samplesOf } from '../sound/units.ts';
import { fadeEdges, musicEnd } from './ending.ts';

interface Buses {
  mix: Stereo;
  room: Stereo;
  /** Sum of both channels; null for a piece without echo. */
  echo: Float32Array<ArrayBuffer> | null;
  /** Scratch buffer, cleared for each track and before drums. */
  track: Stereo;
}

const TAIL_S = 4.5;
const DRUMS_LUFS = -25;
const ROOM_SHARE = 0.15;
/** Input loudness of tape and compressor, equal for every piece. */
const REFERENCE_LUFS = -15;
const AUDIBLE_KICK = 0.3;
const DUCK_RECOVER_S = 0.42;

/** At -16 LUFS with true peaks below -2.5 dB; starts and ends in silence. */
export function renderPiece(piece: Piece): Stereo {
  const { score } = piece;
  const performance = piece.perform();
  const mix = mixTracks(piece, performance);
  mix.scale(gainToward(mix, REFERENCE_LUFS));
  if (score.tape?.drive) saturate(mix, score.tape.drive);
  tapeDrift(mix, score.tape?.wow ?? 0, score.tape?.flutter ?? 0, piece.chance.fork('tape'));
  // The end is measured without ambience, which does not decay.
  const end = musicEnd(mix, performance.musicS);
  // Ambience is added after the tape, which would modulate its pitch.
  for (const one of score.ambience ?? []) addAmbience(mix, one, piece.chance.fork(one.kind));
  filter(mix, 'high', 36);
  tilt(mix, 700, score.tone?.lowDb ?? 0, score.tone?.highDb ?? 0);
  filter(mix, 'low', 16_500);
  glue(mix, -17, 1.8);
  const music = mix.slice(0, end);
  mix.free();
  const mastered = master(fadeEdges(music, performance.musicS));
  music.free();
  return mastered;
}

/** All tracks and drums with their echo and reverb. */
function mixTracks(piece: Piece, performance: Performance): Stereo {
  const { score } = piece;
  const length = samplesOf(performance.musicS + (score.tailS ?? TAIL_S));
  const buses: Buses = {
    mix: new Stereo(length),
    room: new Stereo(length),
    echo: score.echo ? new Float32Array(length) : null,
    track: new Stereo(length),
  };
  const kicksS = performance.hits
    .filter(({ name, velocity }) => KICKS.has(name) && velocity > AUDIBLE_KICK)
    .map(({ atS }) => atS);
  for (const { track, notes } of performance.parts) addTrack(piece, buses, track, notes, kicksS);
  addDrums(piece, buses, performance);
  addEcho(piece, buses);
  buses.track.free();
  reverb(buses.room, score.room, buses.mix, 1.8);
  buses.room.free();
  return buses.mix;
}

function addTrack(
  piece: Piece,
  { mix, room, echo, track: bus }: Buses,
  track: Track,
  notes: readonly Note[],
  kicksS: readonly number[],
): void {
  bus.clear();
  const chance = track.chance.fork('voice');
  for (const note of notes) track.instrument(bus, note, chance);
  if (track.lowPassHz) filter(bus, 'low', track.lowPassHz);
  if (track.sweep)
    sweepLow(
      bus,
      track.sweep.map(([beat, hz]) => [piece.clock.secondsAt(beat), hz]),
    );
  if (track.chorus) chorus(bus, track.chorus);
  if (track.sway) sway(bus, track.sway);
  if (track.duck) duck(bus, kicksS, track.duck, DUCK_RECOVER_S);
  bus.scale(...panned(clamp(track.pan ?? 0, -1, 1), gainToward(bus, track.lufs)));
  mix.add(bus);
  room.add(bus, track.room ?? ROOM_SHARE);
  if (track.echo && echo) addSum(echo, bus, track.echo);
}

/** The hits are rendered twice, dry and as sent to the room, so that one bus is enough. */
function addDrums(piece: Piece, { mix, room, track: bus }: Buses, { hits }: Performance): void {
  if (hits.length === 0) return;
  const renderHits = (output: KitOutput): void => {
    bus.clear();
    const kit = new Kit(piece.chance.fork('kit'));
    for (const { name, atS, velocity } of hits) kit.hit(bus, name, atS, velocity, output);
  };
  renderHits('dry');
  const gain = gainToward(bus, piece.score.drums?.lufs ?? DRUMS_LUFS);
  mix.add(bus, gain);
  renderHits('room');
  room.add(bus, gain);
}

/** The echoes take the scratch buffer: a piece has 50 MB a buffer. */
function addEcho({ score }: Piece, { mix, room, echo, track: bus }: Buses): void {
  if (!score.echo || !echo) return;
  pingPong(echo, bus, (score.echo.beats * 60) / score.tempo.bpm, score.echo.feedback);
  mix.add(bus, 0.8);
  room.add(bus, 0.25);
}

function addSum(sum: Float32Array, { left, right }: Stereo, gain: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + ((left[i] ?? 0) + (right[i] ?? 0)) * gain;
}

/** Pans slowly from side to side. */
function sway({ left, right }: Stereo, { hz, depth }: { hz: number; depth: number }): void {
  for (let i = 0; i < left.length; i++) {
    const swing = depth * sine((hz * i) / SAMPLE_RATE);
    left[i] = (left[i] ?? 0) * (1 - swing);
    right[i] = (right[i] ?? 0) * (1 + swing);
  }
}
