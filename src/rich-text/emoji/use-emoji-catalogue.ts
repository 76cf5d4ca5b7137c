/**
 * Fetches the emoji on first use and caches them: the data file and the names as separate chunks, custom emoji from the art
 * manifest.
 */
import { useEffect, useState } from 'react';
import type { ArtEmoji } from '../../shared/art/manifest.ts';
import { loadArtManifest } from '../../state/art/art-manifest.ts';
import {
  DEFAULT_CUSTOM_EMOJI,
  type EmojiCatalogue,
  type EmojiChoice,
  readCustom,
  readStandard,
} from './emoji-catalogue.ts';

let loaded: EmojiCatalogue | null = null;
let loading: Promise<EmojiCatalogue> | null = null;

/** Does not fail without the manifest: it then contains the three default custom emoji and refetches on the next use. */
export function loadEmoji(): Promise<EmojiCatalogue> {
  loading ??= load().finally(() => {
    loading = null;
  });
  return loaded === null ? loading : Promise.resolve(loaded);
}

/** Null until they are loaded. */
export function useEmojiCatalogue(isEnabled: boolean): EmojiCatalogue | null {
  const [catalogue, setCatalogue] = useState(loaded);
  useEffect(() => {
    if (!isEnabled || catalogue !== null) return undefined;
    let isCurrent = true;
    loadEmoji().then(
      (given) => isCurrent && setCatalogue(given),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isEnabled, catalogue]);
  return catalogue;
}

async function load(): Promise<EmojiCatalogue> {
  const [{ STANDARD_EMOJI }, { STANDARD_NAMES }, { customName }, manifest] = await Promise.all([
    import('./standard-emoji.ts'),
    import('./emoji-names.ts'),
    import('./custom-names.ts'),
    fetchCustom(),
  ]);
  const catalogue: EmojiCatalogue = {
    custom: readCustom(manifest ?? DEFAULT_CUSTOM_EMOJI).map((choice) => withLabel(choice, customName(choice.name))),
    standard: STANDARD_EMOJI.map((data, category) =>
      readStandard(data).map((choice, index) => withLabel(choice, STANDARD_NAMES[category]?.[index])),
    ),
  };
  if (manifest !== null) loaded = catalogue;
  return catalogue;
}

const withLabel = (choice: EmojiChoice, label: string | undefined): EmojiChoice =>
  label === undefined ? choice : { ...choice, label };

async function fetchCustom(): Promise<readonly ArtEmoji[] | null> {
  try {
    return (await loadArtManifest()).emojis ?? null;
  } catch {
    return null;
  }
}
