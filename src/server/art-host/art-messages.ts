/** Messages of the art generator to its parent. They come from another process, so every message is validated. */
import * as z from 'zod/mini';

const path = z.string();

export const artMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('manifest'), path }),
  z.object({ type: z.literal('ready-town') }),
  z.object({ type: z.literal('low-priority') }),
  z.object({ type: z.literal('fresh'), paths: z.array(path) }),
  z.object({ type: z.literal('done'), path }),
  z.object({ type: z.literal('progress'), done: z.number(), total: z.number() }),
  z.object({ type: z.literal('failed'), path, reason: z.string() }),
]);
export type ArtMessage = z.infer<typeof artMessage>;
