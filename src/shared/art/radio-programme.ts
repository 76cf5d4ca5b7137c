/** The radio's programme for pages whose sounds follow its key: what the server sends, and what is on air. */
import * as z from 'zod/mini';

/** Pitch class of each piece's major key, or of its relative major; 0 for C. By the piece's id. */
export const PIECE_TONICS = {
  'harbour-morning': 2,
  'cafe-waltz': 5,
  'token-street': 0,
  'rain-in-the-park': 3,
  'ferry-home': 0,
  'lantern-festival': 7,
  'night-pier': 0,
} as const;
export type PieceId = keyof typeof PIECE_TONICS;
/** Beats a minute of each piece. */
export const PIECE_BEATS: Readonly<Record<PieceId, number>> = {
  'harbour-morning': 84,
  'cafe-waltz': 138,
  'token-street': 126,
  'rain-in-the-park': 72,
  'ferry-home': 120,
  'lantern-festival': 108,
  'night-pier': 64,
};

/** What the station plays, for pages whose sounds follow its key. */
export const radioProgrammeSchema = z.object({
  /** Where listeners are in the programme now. */
  positionMs: z.number(),
  /** In the order of the programme, which repeats. `tonic`: pitch class of the major key, 0 for C. `beats`: a minute. */
  items: z.array(
    z.object({
      lengthMs: z.number().check(z.positive()),
      tonic: z.int().check(z.gte(0), z.lte(11)),
      beats: z.optional(z.number().check(z.positive())),
    }),
  ),
});
export type RadioProgramme = z.infer<typeof radioProgrammeSchema>;

/** What listeners hear `passedMs` after the programme was sent; undefined for a programme without items. */
export function itemOnAir(
  { positionMs, items }: RadioProgramme,
  passedMs: number,
): RadioProgramme['items'][number] | undefined {
  const roundMs = items.reduce((sum, { lengthMs }) => sum + lengthMs, 0);
  let leftMs = (((positionMs + passedMs) % roundMs) + roundMs) % roundMs;
  return items.find(({ lengthMs }) => {
    leftMs -= lengthMs;
    return leftMs < 0;
  });
}

/** Its tonic; 0 for a programme without items. */
export const tonicOnAir = (programme: RadioProgramme, passedMs: number): number =>
  itemOnAir(programme, passedMs)?.tonic ?? 0;
