/** Texts of the forum (specification: social, sections 2, 4, 5 and 8). */
import messages from '../../languages/en/forum.ts';
import { listOf, texts } from '../../languages/texts.ts';

import type { Reaction } from '../../shared/rules/forum.ts';

export const text = texts(messages);

/** 'Love: you, ana and 3 more' */
export function reactors(reaction: Reaction, names: readonly string[], count: number): string {
  const more = count - names.length;
  const all = more > 0 ? [...names, text.more({ count: more })] : names;
  const name = text.reactionNames[reaction];
  return all.length === 0 ? name : text.reactors({ reaction: name, names: listOf(all) });
}
