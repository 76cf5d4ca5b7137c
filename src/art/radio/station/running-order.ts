/**
 * The running order as data: an ident before every piece, with its instruments and key. Jobs and manifest read this
 * without loading the pieces.
 */
import { PIECE_TONICS, type PieceId } from '../../../shared/art/radio-programme.ts';

export type Dress = 'morning' | 'cafe' | 'arcade' | 'rain' | 'ferry' | 'festival' | 'night';

interface Slot {
  piece: PieceId;
  dress: Dress;
}

/** From morning to night; the names are also the modules' names. */
const RUNNING_ORDER: readonly Slot[] = [
  { piece: 'harbour-morning', dress: 'morning' },
  { piece: 'cafe-waltz', dress: 'cafe' },
  { piece: 'token-street', dress: 'arcade' },
  { piece: 'rain-in-the-park', dress: 'rain' },
  { piece: 'ferry-home', dress: 'ferry' },
  { piece: 'lantern-festival', dress: 'festival' },
  { piece: 'night-pier', dress: 'night' },
];

/** Another seed gives another performance of the same pieces. */
export const STATION_SEED = 'lantern-bay-1';

export interface ProgrammeItem {
  /** Also the file name. */
  id: string;
  /** Path of the module that composes it, relative to the art folder. */
  source: string;
  /** Silence after it, in seconds. */
  gapS: number;
  /** Of an ident: its style and its key. */
  ident?: { dress: Dress; tonic: number };
}

/** The programme in the order of streaming. */
export const PROGRAMME: readonly ProgrammeItem[] = RUNNING_ORDER.flatMap(({ piece, dress }) => [
  { id: `ident-${dress}`, source: 'radio/station/idents.ts', gapS: 0.25, ident: { dress, tonic: PIECE_TONICS[piece] } },
  { id: piece, source: `radio/pieces/${piece}.ts`, gapS: 0.8 },
]);
