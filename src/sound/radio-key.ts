/**
 * The tonic of what the radio plays, so that tones fit the piece on air: from the station's programme, which is fetched each
 * time the radio starts to play; and its beat, for the stage. C while the radio is off, and for other stations.
 */
import { subscribeKey } from 'valtio/utils';
import { clientConfig } from '../net/client-config.ts';
import { fetchFile } from '../net/fetch-file.ts';
import { itemOnAir, type RadioProgramme, radioProgrammeSchema, tonicOnAir } from '../shared/art/radio-programme.ts';
import { runtime } from '../shared/runtime/client.ts';
import { BEAT_MS } from '../shared/rules/gestures.ts';
import { radio } from '../state/settings/radio.ts';
import { setRadioBeat } from '../state/settings/radio-in-town.ts';

/** Of the station that this server streams: beside its stream. */
const OWN_STREAM = /^\/(?:.*\/)?stream\.mp3$/;

const MINUTE_MS = 60_000;

export interface RadioKey {
  /** Pitch class of the tonic now. */
  tonic(): number;
  close(): void;
}

export function followRadioKey(): RadioKey {
  let heard: { programme: RadioProgramme; sinceMs: number } | null = null;
  let asking = new AbortController();
  const follow = (): void => {
    asking.abort();
    asking = new AbortController();
    heard = null;
    const stream = clientConfig().radioStreamUrl;
    if (radio.status !== 'playing' || !OWN_STREAM.test(stream)) return;
    void ask(stream.replace(/stream\.mp3$/, 'programme.json'), asking.signal);
  };
  async function ask(address: string, signal: AbortSignal): Promise<void> {
    try {
      const response = await fetchFile(address, { signal, cache: 'no-store' });
      const programme = radioProgrammeSchema.safeParse(await response.json());
      if (programme.success && !signal.aborted) heard = { programme: programme.data, sinceMs: runtime.monotonic() };
    } catch {
      // The tones stay in C.
    }
  }
  setRadioBeat(() => {
    const item = heard === null ? undefined : itemOnAir(heard.programme, runtime.monotonic() - heard.sinceMs);
    return item?.beats === undefined ? BEAT_MS : MINUTE_MS / item.beats;
  });
  const unsubscribe = subscribeKey(radio, 'status', follow);
  follow();
  return {
    tonic: () => (heard === null ? 0 : tonicOnAir(heard.programme, runtime.monotonic() - heard.sinceMs)),
    close() {
      unsubscribe();
      asking.abort();
      setRadioBeat(null);
    },
  };
}
