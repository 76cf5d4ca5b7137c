/**
 * The running order as data: an ident before every piece, dressed like it and in its key. Jobs and manifest read this
 * without loading any music.
 */

export type Dress = 'morning' | 'cafe' | 'arcade' | 'rain' | 'ferry' | 'festival' | 'night';

interface Slot {
  piece: string;
  dress: Dress;
  /** Pitch class of the major key that the ident is in: the piece's own, or the one that shares its notes. */
  tonic: number;
}

/** From morning to night; names are also those of the modules. */
const RUNNING_ORDER: readonly Slot[] = [
  { piece: 'harbour-morning', dress: 'morning', tonic: 2 },
  { piece: 'cafe-waltz', dress: 'cafe', tonic: 5 },
  { piece: 'token-street', dress: 'arcade', tonic: 0 },
  { piece: 'rain-in-the-park', dress: 'rain', tonic: 3 },
  { piece: 'ferry-home', dress: 'ferry', tonic: 0 },
  { piece: 'lantern-festival', dress: 'festival', tonic: 7 },
  { piece: 'night-pier', dress: 'night', tonic: 0 },
];

/** Another seed is another performance of the same pieces. */
export const STATION_SEED = 'lantern-bay-1';

export interface ProgrammeItem {
  /** Also the name of its file. */
  id: string;
  /** The module that composes it, from the art folder. */
  source: string;
  /** Silence after it. */
  gapS: number;
  /** Of an ident: how it is dressed, and its key. */
  ident?: { dress: Dress; tonic: number };
}

/** What is heard, in its order. */
export const PROGRAMME: readonly ProgrammeItem[] = RUNNING_ORDER.flatMap(({ piece, dress, tonic }) => [
  { id: `ident-${dress}`, source: 'radio/station/idents.ts', gapS: 0.25, ident: { dress, tonic } },
  { id: piece, source: `radio/pieces/${piece}.ts`, gapS: 0.8 },
]);
