/** Arrow keys in the direction of writing: lists and grids begin at the right in right-to-left languages. */

const OTHER: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** `ArrowRight` for the arrow that leads forward, `ArrowLeft` for the one that leads back. Other keys are unchanged. */
export const logicalKey = (key: string): string => (document.documentElement.dir === 'rtl' ? (OTHER[key] ?? key) : key);
