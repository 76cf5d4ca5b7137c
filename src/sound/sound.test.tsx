import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../tests/support/replace-runtime.ts';
import { signInAs, userNamed } from '../../tests/support/signed-in.ts';
import { MANIFEST_VERSION } from '../shared/art/manifest.ts';
import { SOUND_SAMPLES } from '../shared/art/sounds.ts';
import { runtime } from '../shared/runtime/client.ts';
import { shareFigures } from '../state/people/heard-figures.ts';
import { enterDoor } from '../state/places/town-places.ts';
import { passOnNotification } from '../state/session/notifications.ts';
import { radio } from '../state/settings/radio.ts';
import { settings } from '../state/settings/settings.ts';
import { playSound } from '../state/settings/sounds.ts';
import { addWhisper } from '../state/chat/whispers.ts';
import { purse } from '../state/shopping/purse.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { pushLayer } from '../ui/layers/layers.ts';
import { FakeAudioContext, type FakeSource } from './fake-audio-fixture.ts';
import { startSounds } from './sound.ts';

let time: ManualRuntime;
let stop: () => void = () => undefined;
let isFailing: boolean;
let fetched: string[];

const programme = { positionMs: 0, items: [{ lengthMs: 60_000, tonic: 7 }] };
const answers: Readonly<Record<string, () => Response>> = {
  '/storage/page-manifest.json': () => Response.json({ version: MANIFEST_VERSION, sounds: '/ui/sounds.mp3?v=1' }),
  '/ui/sounds.mp3?v=1': () => new Response(isFailing ? null : 'file', { status: isFailing ? 503 : 200 }),
  '/radio/programme.json': () => Response.json(programme),
};

beforeEach(() => {
  time = replaceRuntime(runtime);
  isFailing = false;
  fetched = [];
  FakeAudioContext.made.length = 0;
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(answers[url]?.() ?? new Response(null, { status: 404 }));
  });
  Object.assign(settings, { townVolume: 0.2, interfaceVolume: 0.2, isMuted: false, evening: 'evening' });
  radio.status = 'off';
  signInAs(userNamed('me', { coins: 500 }));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const context = (): FakeAudioContext => {
  const [made] = FakeAudioContext.made;
  if (made === undefined) throw new Error('no audio context was made');
  return made;
};
/** Starts, and waits until the file is decoded. */
async function start(): Promise<void> {
  stop = startSounds();
  await vi.waitUntil(() => context().gains.length === 2);
}
const heard = (): (string | undefined)[] => context().sources.map(({ sample }) => sample);
const midiOf = ({ sample, playbackRate }: FakeSource): number =>
  (SOUND_SAMPLES[sample as 'bell'].midi ?? 0) + 12 * Math.log2(playbackRate.value);
const pitches = (): number[] => context().sources.map((source) => Math.round(midiOf(source)));
const later = (ms: number): void => {
  time.advance(ms);
  context().currentTime += ms / 1000;
};
/** Stores notify their listeners in a microtask. */
const settle = (): Promise<void> => Promise.resolve();

describe('sounds', () => {
  it('are played after the file is there, in the key of C while the radio is off', async () => {
    stop = startSounds();
    playSound('mail');
    expect(context().sources).toHaveLength(0);
    await vi.waitUntil(() => context().gains.length === 2);
    playSound('mail');
    expect(pitches()).toEqual([79, 84, 88]);
    expect(fetched.filter((url) => url.includes('sounds'))).toHaveLength(1);
  });

  it('follow the key of the piece on air', async () => {
    await start();
    radio.status = 'playing';
    await vi.waitUntil(() => fetched.includes('/radio/programme.json'));
    await vi.waitUntil(() => {
      later(100);
      playSound('button');
      return pitches().at(-1) === 67 + 7;
    });
    radio.status = 'off';
    await settle();
    later(100);
    playSound('button');
    expect(pitches().at(-1)).toBe(79);
  });

  it('are not repeated within 60 ms', async () => {
    await start();
    playSound('button');
    later(59);
    playSound('button');
    playSound('purchase');
    expect(heard().filter((sample) => sample === 'tone')).toHaveLength(1);
    expect(heard()).toContain('marimba');
    later(1);
    playSound('button');
    expect(heard().filter((sample) => sample === 'tone')).toHaveLength(2);
  });

  it('are silent and fetch nothing while they are muted or at volume 0', async () => {
    settings.isMuted = true;
    stop = startSounds();
    playSound('mail');
    await settle();
    expect(fetched).toEqual([]);
    expect(context().state).toBe('suspended');
    settings.isMuted = false;
    await vi.waitUntil(() => context().gains.length === 2);
    expect(context().gains.map(({ gain }) => gain.goal)).toEqual([0.2, 0.2]);
    settings.interfaceVolume = 0;
    await settle();
    playSound('mail');
    expect(context().sources).toHaveLength(0);
    expect(context().gains.map(({ gain }) => gain.goal)).toEqual([0.2, 0]);
  });

  it('are silent while the browser suspends them, and asks it to go on', async () => {
    await start();
    Object.assign(context(), { state: 'suspended', isBlocked: true });
    for (let i = 0; i < 3; i++) playSound('mail');
    expect([context().sources.length, context().resumes]).toEqual([0, 1]);
    context().state = 'running';
    playSound('mail');
    expect(context().sources).toHaveLength(3);
  });

  it('are silent when the file does not come; a later sound tries again', async () => {
    isFailing = true;
    stop = startSounds();
    await vi.waitUntil(() => fetched.includes('/ui/sounds.mp3?v=1'));
    for (let i = 0; i < 5; i++) playSound('mail');
    expect(fetched.filter((url) => url.includes('sounds'))).toHaveLength(1);
    isFailing = false;
    later(30_000);
    playSound('mail');
    await vi.waitUntil(() => context().gains.length === 2);
    later(100);
    playSound('mail');
    expect(context().sources).toHaveLength(3);
  });

  it('need no Web Audio', () => {
    vi.stubGlobal('AudioContext', undefined);
    stop = startSounds();
    playSound('mail');
    expect(fetched).toEqual([]);
    vi.stubGlobal('AudioContext', function refuse() {
      throw new DOMException('no device');
    });
    expect(startSounds()).not.toThrow();
  });

  it('of a place come from its side, and are silent far away', async () => {
    await start();
    const stopSharing = shareFigures(() => [
      { player: { isSelf: true }, shown: { x: 1800, y: 800, isMoving: false }, gait: { phase: 0 } },
    ]);
    playSound('door-opens', { at: { x: 2150, y: 800 } });
    expect(context().sources.map(({ panned }) => panned)).toEqual([0.4, 0.4, 0.4]);
    playSound('lantern-near', { at: { x: 2501, y: 800 } });
    expect(heard()).not.toContain('lanternBell');
    stopSharing();
  });

  it('end with the page', async () => {
    await start();
    stop();
    expect(context().state).toBe('closed');
    playSound('mail');
    expect(context().sources).toHaveLength(0);
  });
});

describe('the page', () => {
  it('sounds when a button is pressed, unless the press has a sound of its own', async () => {
    await start();
    document.body.innerHTML = '<button>A</button><button disabled>B</button><p>C</p>';
    const press = (element: Element | null): void =>
      void element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    press(document.querySelector('p'));
    press(document.querySelector('[disabled]'));
    later(50);
    expect(heard()).toEqual([]);
    press(document.querySelector('button'));
    later(50);
    expect(pitches()).toEqual([79]);
    later(500);
    press(document.querySelector('button'));
    const close = pushLayer({ kind: 'floating', parent: null, close: () => undefined, screen: 0, isAsleep: false });
    later(500);
    expect(pitches().slice(1)).toEqual([72, 79]);
    close();
    expect(pitches().slice(3)).toEqual([79, 72]);
  });

  it('sounds at a door, and not again when its screen opens', async () => {
    settings.evening = 'day';
    await start();
    const stopSharing = shareFigures(() => [
      { player: { isSelf: true }, shown: { x: 1800, y: 800, isMoving: false }, gait: { phase: 0 } },
    ]);
    enterDoor({ key: 'cafe', screen: 'cookie', stand: { x: 1800, y: 790 }, view: 3, hits: [[0, 0, 1, 1]], depth: 0 });
    const close = pushLayer({ kind: 'floating', parent: null, close: () => undefined, screen: 0, isAsleep: false });
    expect(heard()).toEqual(['bell', 'bell', 'bell']);
    later(1500);
    close();
    stopSharing();
    expect(heard().slice(3)).toEqual(['tone', 'tone']);
  });

  it('sounds for refusals, hearts and friends; with sound cues also for whispers and mails', async () => {
    await start();
    const sounds: (readonly (string | undefined)[])[] = [];
    const during = async (act: () => void): Promise<void> => {
      const before = context().sources.length;
      act();
      await settle();
      sounds.push(heard().slice(before));
      later(1000);
    };
    await during(() => showToast({ text: 'Saved.', tone: 'ok' }));
    await during(() => showToast({ text: 'No.', tone: 'bad' }));
    const messages = async (): Promise<void> => {
      await during(() => addWhisper({ user: 'wren', text: 'hi', isSender: true, myUsername: 'me' }));
      await during(() => addWhisper({ user: 'wren', text: 'hello', isSender: false, myUsername: 'me' }));
      await during(() => passOnNotification('mail', 'Mail.'));
    };
    await messages();
    settings.hasSoundCues = true;
    await messages();
    settings.hasSoundCues = false;
    await during(() => passOnNotification('match', 'Both.'));
    const request = { code: 'friend-request', params: { username: 'wren' } } as const;
    await during(() => passOnNotification('friend', 'Asks.', request));
    await during(() => passOnNotification('friend', 'Friends.', { ...request, code: 'friends' }));
    expect(sounds.map(({ length }) => length)).toEqual([0, 2, 0, 0, 0, 0, 2, 3, 2, 2, 4]);
    expect(sounds.map(([sample]) => sample)).toEqual([
      undefined,
      'low',
      undefined,
      undefined,
      undefined,
      undefined,
      'bell',
      'bell',
      'softBell',
      'softBell',
      'softBell',
    ]);
  });

  it('sounds once for each hundred coins that the player gets, and not when coins are spent', async () => {
    await start();
    purse.coins = 380;
    await settle();
    expect(heard()).toEqual([]);
    purse.coins = 600;
    await settle();
    expect(heard()).toEqual(['coin', 'coin', 'coin']);
    later(1000);
    signInAs(userNamed('other', { coins: 9000 }));
    await settle();
    expect(heard()).toHaveLength(3);
  });
});
