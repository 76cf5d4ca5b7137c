/**
 * The sounds of page and town. Loaded after the first gesture; it owns the audio context. The file of sounds is fetched when
 * something could be heard for the first time. Without Web Audio, without the file, or while the browser suspends sound,
 * everything is silent and nothing fails.
 */
import { subscribe } from 'valtio';
import { SOUND_SAMPLES, tonicMidi } from '../shared/art/sounds.ts';
import { runtime } from '../shared/runtime/client.ts';
import { heardFigures } from '../state/people/heard-figures.ts';
import { settings } from '../state/settings/settings.ts';
import { connectSounds, type SoundName, type SoundOptions } from '../state/settings/sounds.ts';
import { keepInterfaceSounds } from './interface-sounds.ts';
import { loadSounds } from './load-sounds.ts';
import { createMixer, type Mixer } from './mixer.ts';
import { followRadioKey } from './radio-key.ts';
import { reachOf, type SoundGroup, SOUNDS } from './score.ts';
import { fadeDb, type Heard, keepTownSounds, panOf } from './town-sounds.ts';

/** The same sound does not start twice in this time. */
const REPEAT_MS = 60;
/** Noises vary by this share, so that steps do not sound like a machine. */
const VARIATION = 0.08;
/** After the file could not be loaded, the next sound loads it again, but not sooner. */
const RETRY_MS = 30_000;
/** A suspended context is not asked more often. */
const RESUME_MS = 1000;
const GROUPS: readonly SoundGroup[] = ['town', 'interface'];
const AT_HAND: Heard = { db: 0, pan: 0 };

/** Returns a function that ends it. */
export function startSounds(): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined;
  let context: AudioContext;
  try {
    context = new AudioContext();
  } catch {
    // Without an output device, or with too many open pages.
    return () => undefined;
  }
  let mixer: Mixer | null = null;
  let loadFromMs = Number.NEGATIVE_INFINITY;
  let resumeFromMs = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  const key = followRadioKey();
  const lastMs = new Map<SoundName, number>();

  const volumeOf = (group: SoundGroup): number => {
    if (settings.isMuted) return 0;
    return group === 'town' ? settings.townVolume : settings.interfaceVolume;
  };

  /** Loads the file once it could be heard. */
  const load = (): void => {
    const nowMs = runtime.monotonic();
    if (mixer !== null || nowMs < loadFromMs || GROUPS.every((group) => volumeOf(group) === 0)) return;
    loadFromMs = nowMs + RETRY_MS;
    loadSounds(context).then(
      (sounds) => {
        if (isClosed) return;
        mixer = createMixer(context, sounds);
        applyVolumes();
      },
      () => undefined,
    );
  };

  /** Browsers suspend sound for calls and alarms, and some before the first gesture. */
  const resume = (): void => {
    const nowMs = runtime.monotonic();
    if (context.state === 'running' || nowMs < resumeFromMs) return;
    resumeFromMs = nowMs + RESUME_MS;
    context.resume().catch(() => undefined);
  };

  const applyVolumes = (): void => {
    for (const group of GROUPS) mixer?.setVolume(group, volumeOf(group));
    // A context that runs costs power, even in silence.
    if (GROUPS.every((group) => volumeOf(group) === 0)) void context.suspend().catch(() => undefined);
    else resume();
    load();
  };

  /** The mixer if a sound of the group would be heard now. A suspended context is asked to go on. */
  const running = (group: SoundGroup): Mixer | null => {
    if (volumeOf(group) === 0) return null;
    load();
    if (context.state === 'running') return mixer;
    resume();
    return null;
  };

  const play = (name: SoundName, { db, pan, inS = 0 }: Heard = AT_HAND, count = 1): void => {
    const sound = SOUNDS[name];
    const current = running(sound.group);
    if (current === null) return;
    const atMs = runtime.monotonic() + inS * 1000;
    if (atMs - (lastMs.get(name) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return;
    lastMs.set(name, atMs);
    const tonic = tonicMidi(key.tonic());
    for (const note of sound.notes(Math.max(1, Math.round(count)))) {
      const { midi } = SOUND_SAMPLES[note.sample];
      current.play({
        sample: note.sample,
        group: sound.group,
        rate: midi === null ? 1 + (runtime.random() * 2 - 1) * VARIATION : 2 ** ((tonic + note.semitone - midi) / 12),
        inS: inS + note.atMs / 1000,
        lengthS: note.lengthMs === null ? null : note.lengthMs / 1000,
        db: sound.db + note.db + db,
        pan,
      });
    }
  };

  const playRequested = (name: SoundName, { at, count }: SoundOptions = {}): void => {
    const heard = at === undefined ? AT_HAND : heardFrom(at, reachOf(SOUNDS[name]));
    if (heard !== null) play(name, heard, count);
  };

  const stops = [
    connectSounds(playRequested),
    keepInterfaceSounds(playRequested),
    subscribe(settings, applyVolumes),
    keepTownSounds({
      figures: heardFigures,
      isAudible: () => !document.hidden && running('town') !== null,
      play,
      loop: (sample) => running('town')?.loop(sample, 'town') ?? null,
    }),
    key.close,
  ];
  applyVolumes();
  return () => {
    isClosed = true;
    for (const stop of stops) stop();
    // A context that cannot be closed is released with the page.
    context.close().catch(() => undefined);
  };
}

/** As the own figure hears a place; null beyond the reach, or while the own figure is not in town. */
function heardFrom({ x, y }: { x: number; y: number }, reachPx: number): Heard | null {
  const own = heardFigures().find(({ player }) => player.isSelf)?.shown;
  if (own === undefined) return null;
  const db = fadeDb(Math.hypot(x - own.x, y - own.y), reachPx);
  return db === null ? null : { db, pan: panOf(x - own.x, reachPx) };
}
