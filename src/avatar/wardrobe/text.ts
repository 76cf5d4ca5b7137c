/** Texts shared by the wardrobe's screens (specification: avatar, sections 2.2 to 2.4 and 8). */
import messages from '../../languages/en/wardrobe-parts.ts';
import { factsOf, listOf, texts } from '../../languages/texts.ts';

import type { ShownPart } from '../../shared/rules/shown-parts.ts';
import { isolate } from '../../shared/rules/text/isolate.ts';

export const text = texts(messages);

export const madeBy = (creators: readonly string[]): string => text.madeBy({ creators: factsOf(creators) });

const NAMES_MAX = 6;

/** One sentence for hidden garments, one for bare parts. Empty when nothing is lost. */
export function lossSentences({ hidden, bare }: { hidden: readonly string[]; bare: readonly ShownPart[] }): string[] {
  const names =
    hidden.length > NAMES_MAX
      ? [...hidden.slice(0, NAMES_MAX - 1), text.more({ count: hidden.length - NAMES_MAX + 1 })]
      : hidden;
  return [
    hidden.length === 0 ? '' : text.notShown({ names: listOf(names.map(isolate)) }),
    bare.length === 0 ? '' : text.without({ parts: listOf(bare.map((part) => text.parts[part])) }),
  ].filter(Boolean);
}
