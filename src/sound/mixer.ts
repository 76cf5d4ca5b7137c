/**
 * Plays samples of the sound file through Web Audio: gain, pan, a volume for each group, at most eight voices. It owns the
 * voices; what is played, and when, is decided by its callers. A voice is one sample that sounds.
 */
import { SAMPLE_DBFS, type SampleName, SOUND_SAMPLES } from '../shared/art/sounds.ts';
import type { SoundGroup } from './score.ts';

const VOICES_MAX = 8;
/** Every sample starts this much later, so that a voice that it replaces fades without a click. */
const LEAD_S = 0.012;
const END_FADE_S = 0.012;
/** Time constant of changes of volume, gain and pan. */
const GLIDE_S = 0.08;
/** A loop that is stopped has faded by then. */
const STOP_S = 6 * GLIDE_S;

export interface Note {
  sample: SampleName;
  group: SoundGroup;
  /** Speed of playback; 1 is the sample's own pitch. */
  rate: number;
  /** Seconds from now. */
  inS: number;
  /** Seconds until it ends; null: with the sample. */
  lengthS: number | null;
  /** Level relative to full scale. */
  db: number;
  /** -1 left to 1 right */
  pan: number;
}

/** A sample that repeats until it is stopped. */
export interface Loop {
  set(db: number, pan: number): void;
  stop(): void;
}

interface Voice {
  group: SoundGroup;
  source: AudioBufferSourceNode;
  gain: GainNode;
  startS: number;
  /** Infinity for loops. */
  endS: number;
}

export interface Mixer {
  /** 0 to 1; applies to what sounds already. */
  setVolume(group: SoundGroup, volume: number): void;
  /** Plays a note if there is a voice for it: it may end one of the town, and one of its own group. */
  play(note: Note): void;
  /** Null when all voices are taken. */
  loop(sample: SampleName, group: SoundGroup): Loop | null;
}

export interface DecodedSounds {
  buffer: AudioBuffer;
  /** Seconds that the decoder put in front of the file. */
  delayS: number;
}

/** The gain at which a sample has a level. */
const gainOf = (db: number): number => 10 ** ((db - SAMPLE_DBFS) / 20);

export function createMixer(context: AudioContext, { buffer, delayS }: DecodedSounds): Mixer {
  let voices: Voice[] = [];
  const volumes: Record<SoundGroup, GainNode> = { town: createVolume(), interface: createVolume() };

  function createVolume(): GainNode {
    const node = context.createGain();
    node.gain.value = 0;
    node.connect(context.destination);
    return node;
  }

  /** Connects source, gain, panner and the group's volume. Old browsers have no panner. */
  function connect(group: SoundGroup, level: number, pan: number) {
    const source = context.createBufferSource();
    source.buffer = buffer;
    const gain = context.createGain();
    gain.gain.value = level;
    const panner = 'createStereoPanner' in context ? context.createStereoPanner() : null;
    source.connect(gain);
    if (panner === null) gain.connect(volumes[group]);
    else {
      panner.pan.value = pan;
      gain.connect(panner);
      panner.connect(volumes[group]);
    }
    return { source, gain, panner };
  }

  /** Makes room for a voice from `startS` to `endS`. False when all others are more important. */
  function reserve(group: SoundGroup, startS: number, endS: number): boolean {
    voices = voices.filter((voice) => voice.endS > context.currentTime);
    const later = voices.map((voice) => voice.startS).filter((atS) => atS > startS && atS < endS);
    for (const atS of [startS, ...later]) {
      const together = voices.filter((voice) => voice.startS <= atS && voice.endS > atS);
      if (together.length < VOICES_MAX) continue;
      const ended = oldest(together, 'town') ?? (group === 'interface' ? oldest(together, 'interface') : undefined);
      if (ended === undefined) return false;
      end(ended, Math.max(atS, context.currentTime));
    }
    return true;
  }

  /** The voice of a group that began first; loops are never ended for others. */
  const oldest = (of: readonly Voice[], group: SoundGroup): Voice | undefined =>
    of
      .filter((voice) => voice.group === group && voice.endS !== Number.POSITIVE_INFINITY)
      .toSorted((a, b) => a.startS - b.startS)[0];

  function end(voice: Voice, atS: number): void {
    voice.endS = atS;
    fadeOut(voice.gain.gain, atS);
    voice.source.stop(atS);
    // One that would start then never sounds.
    if (voice.startS >= atS) voices = voices.filter((one) => one !== voice);
  }

  function fadeOut(gain: AudioParam, atS: number): void {
    const fromS = Math.max(context.currentTime, atS - END_FADE_S);
    gain.cancelScheduledValues(fromS);
    gain.setValueAtTime(gain.value, fromS);
    gain.linearRampToValueAtTime(0, atS);
  }

  return {
    setVolume: (group, volume) => volumes[group].gain.setTargetAtTime(volume, context.currentTime, GLIDE_S),
    play({ sample, group, rate, inS, lengthS, db, pan }) {
      const { startS: offsetS, lengthS: sampleS } = SOUND_SAMPLES[sample];
      const startS = context.currentTime + LEAD_S + inS;
      const wholeS = sampleS / rate;
      const isCut = lengthS !== null && lengthS < wholeS;
      const endS = startS + (isCut ? lengthS : wholeS);
      if (!reserve(group, startS, endS)) return;
      const { source, gain } = connect(group, gainOf(db), pan);
      source.playbackRate.value = rate;
      source.start(startS, delayS + offsetS, sampleS);
      if (isCut) {
        gain.gain.setValueAtTime(gainOf(db), endS - Math.min(END_FADE_S, lengthS / 2));
        gain.gain.linearRampToValueAtTime(0, endS);
        source.stop(endS);
      }
      source.addEventListener('ended', () => gain.disconnect());
      voices.push({ group, source, gain, startS, endS });
    },
    loop(sample, group) {
      const startS = context.currentTime;
      if (!reserve(group, startS, Number.POSITIVE_INFINITY)) return null;
      const { startS: offsetS, lengthS } = SOUND_SAMPLES[sample];
      const { source, gain, panner } = connect(group, 0, 0);
      source.loop = true;
      source.loopStart = delayS + offsetS;
      source.loopEnd = delayS + offsetS + lengthS;
      source.start(startS, source.loopStart);
      source.addEventListener('ended', () => gain.disconnect());
      const voice: Voice = { group, source, gain, startS, endS: Number.POSITIVE_INFINITY };
      voices.push(voice);
      let last = '';
      return {
        set(db, pan) {
          // Without a change nothing is scheduled: the place of a figure at rest is read ten times a second too.
          const next = `${db.toFixed(1)} ${pan.toFixed(2)}`;
          if (next === last) return;
          last = next;
          gain.gain.setTargetAtTime(gainOf(db), context.currentTime, GLIDE_S);
          panner?.pan.setTargetAtTime(pan, context.currentTime, GLIDE_S);
        },
        stop() {
          if (voice.endS !== Number.POSITIVE_INFINITY) return;
          voice.endS = context.currentTime + STOP_S;
          gain.gain.setTargetAtTime(0, context.currentTime, GLIDE_S);
          source.stop(voice.endS);
        },
      };
    },
  };
}
