/** The colour of a name in the chat: the member's own, else one of a few by the name, to distinguish speakers. */

const COLOURS = ['#2450a0', '#0b6b5e', '#a8243f', '#5a2ca0', '#a03064', '#8a4b12', '#3d6b14', '#176585'] as const;

/** Always the same colour for a name, ignoring case; #rrggbb. */
export function nameColour(username: string, own: string | null): string {
  if (own !== null) return own;
  // FNV-1a: similar names get different colours.
  let hash = 0x811c9dc5;
  for (const letter of username.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return COLOURS[(hash >>> 16) % COLOURS.length] ?? COLOURS[0];
}
