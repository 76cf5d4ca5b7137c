/** Composes and renders one item of the programme. The result depends only on the station's seed. */
import type { Piece } from '../compose/piece.ts';
import { cafeWaltz } from '../pieces/cafe-waltz.ts';
import { ferryHome } from '../pieces/ferry-home.ts';
import { harbourMorning } from '../pieces/harbour-morning.ts';
import { lanternFestival } from '../pieces/lantern-festival.ts';
import { nightPier } from '../pieces/night-pier.ts';
import { rainInThePark } from '../pieces/rain-in-the-park.ts';
import { tokenStreet } from '../pieces/token-street.ts';
import { loudness } from '../dsp/loudness.ts';
import { truePeak } from '../dsp/true-peak.ts';
import { renderPiece } from '../render/mix.ts';
import { encodeMp3 } from '../render/mp3.ts';
import type { Stereo } from '../sound/stereo.ts';
import { ident } from './idents.ts';
import { PROGRAMME, STATION_SEED } from './running-order.ts';

const COMPOSERS: Readonly<Record<string, (seed: string) => Piece>> = {
  'harbour-morning': harbourMorning,
  'cafe-waltz': cafeWaltz,
  'token-street': tokenStreet,
  'rain-in-the-park': rainInThePark,
  'ferry-home': ferryHome,
  'lantern-festival': lanternFestival,
  'night-pier': nightPier,
};

/** The score of an item; takes milliseconds. Throws a RangeError for an unknown id. */
export function compose(id: string): Piece {
  const seed = `${STATION_SEED}/${id}`;
  const dressed = PROGRAMME.find((item) => item.id === id)?.ident;
  if (dressed !== undefined) return ident(dressed.dress, dressed.tonic, seed);
  const composer = COMPOSERS[id];
  if (composer === undefined) throw new RangeError(`no piece ${id}`);
  return composer(seed);
}

/** The item as MP3 with the silence after it; takes seconds. Throws when loudness or peak are out of range. */
export async function renderItem(id: string): Promise<Uint8Array> {
  const gapS = PROGRAMME.find((item) => item.id === id)?.gapS ?? 0;
  const music = renderPiece(compose(id));
  checkLevels(id, music);
  try {
    return await encodeMp3(music, gapS);
  } finally {
    music.free();
  }
}

/** Checks the limits: -16 LUFS +/- 2, and a true peak below -1 dB after encoding. */
function checkLevels(id: string, music: Stereo): void {
  const lufs = loudness(music);
  const peakDb = truePeak(music);
  if (Math.abs(lufs + 16) > 1 || peakDb > -1.9) {
    throw new Error(`${id} is at ${lufs.toFixed(1)} LUFS with peaks of ${peakDb.toFixed(1)} dB`);
  }
}
