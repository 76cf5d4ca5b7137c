/**
 * The running order as data: an ident before every piece, with its instruments and key. Jobs and manifest read this
 * without loading the pieces.
 */

export type Dress = 'morning' | 'cafe' | 'arcade' | 'rain' | 'ferry' | 'festival' | 'night';

interface Slot {
  piece: string;
  dress: Dress;
  /** Pitch class of the ident's major key: the piece's key or its relative major. */
  tonic: number;
}

/** From morning to night; the names are also the modules' names. */
const RUNNING_ORDER: readonly Slot[] = [
  { piece: 'harbour-morning', dress: 'morning', tonic: 2 },
  { piece: 'cafe-waltz', dress: 'cafe', tonic: 5 },
  { piece: 'token-street', dress: 'arcade', tonic: 0 },
  { piece: 'rain-in-the-park', dress: 'rain', tonic: 3 },
  { piece: 'ferry-home', dress: 'ferry', tonic: 0 },
  { piece: 'lantern-festival', dress: 'festival', tonic: 7 },
  { piece: 'night-pier', dress: 'night', tonic: 0 },
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
export const PROGRAMME: readonly ProgrammeItem[] = RUNNING_ORDER.flatMap(({ piece, dress, tonic }) => [
  { id: `ident-${dress}`, source: 'radio/station/idents.ts', gapS: 0.25, ident: { dress, tonic } },
  { id: piece, source: `radio/pieces/${piece}.ts`, gapS: 0.8 },
]);
