/** Where the bar with the message line is: cards are above it. */

/** The narrowest phones show the line without its bar, which has no box then. */
const PARTS = ['.hud-bar', '.composer'];

/** CSS px from the top of the window; null while there is none. */
export function messageBarTop(): number | null {
  for (const part of PARTS) {
    const box = document.querySelector(part)?.getBoundingClientRect();
    if (box !== undefined && box.width > 0) return box.top;
  }
  return null;
}
