/** Fetches the emoji on first use and keeps them: the data file as code of its own, custom emoji from the art manifest. */
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { storageUrl } from '../../net/client-config.ts';
import type { ArtEmoji } from '../../shared/art/manifest.ts';
import { DEFAULT_CUSTOM_EMOJI, type EmojiCatalogue, readCustom, readStandard } from './emoji-catalogue.ts';

const emojiShape: z.ZodMiniType<ArtEmoji> = z.object({
  id: z.string(),
  names: z.array(z.string()),
  imgUrl: z.string(),
  isAnimated: z.boolean(),
});
const manifestShape = z.object({ emojis: z.optional(z.array(emojiShape)) });

let loaded: EmojiCatalogue | null = null;
let loading: Promise<EmojiCatalogue> | null = null;

/** Never fails for want of the manifest: then it has the three default custom emoji and asks again the next time. */
export function loadEmoji(): Promise<EmojiCatalogue> {
  loading ??= load().finally(() => {
    loading = null;
  });
  return loaded === null ? loading : Promise.resolve(loaded);
}

/** Null until they are there. */
export function useEmojiCatalogue(isWanted: boolean): EmojiCatalogue | null {
  const [catalogue, setCatalogue] = useState(loaded);
  useEffect(() => {
    if (!isWanted || catalogue !== null) return undefined;
    let isCurrent = true;
    loadEmoji().then(
      (given) => isCurrent && setCatalogue(given),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, catalogue]);
  return catalogue;
}

async function load(): Promise<EmojiCatalogue> {
  const [{ STANDARD_EMOJI }, manifest] = await Promise.all([import('./standard-emoji.ts'), fetchCustom()]);
  const catalogue: EmojiCatalogue = {
    custom: readCustom(manifest ?? DEFAULT_CUSTOM_EMOJI),
    standard: STANDARD_EMOJI.map(readStandard),
  };
  if (manifest !== null) loaded = catalogue;
  return catalogue;
}

async function fetchCustom(): Promise<readonly ArtEmoji[] | null> {
  try {
    const response = await fetch(storageUrl('/storage/manifest.json'));
    return manifestShape.parse(await response.json()).emojis ?? null;
  } catch {
    return null;
  }
}
