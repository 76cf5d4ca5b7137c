/** Texts of lanterns and moments in the town. */
export const LANTERN_NEAR = 'A lantern is near.';
export const foundLantern = (count: number): string => `You found lantern ${count} of 5.`;
export const FOUND_ALL = 'All five! 20 honor and a stamp for you.';
export const CLOSE = 'Close';
export const OPEN_ALBUM = 'Open album';
