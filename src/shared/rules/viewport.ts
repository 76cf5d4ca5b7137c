/**
 * The limits between the layouts, in CSS px. Style sheets read theirs from `src/ui/styles/theme.css`; `npm run check` compares
 * both, and finds copies.
 */

/** Window width that separates the narrow layout from the wide one: `--breakpoint-md`. */
export const MOBILE_BREAKPOINT_PX = 768;

/** Below this height the game screen is as compact as on a narrow window: `--compact-height`. */
export const COMPACT_HEIGHT_PX = 560;

/** Media query for windows below the breakpoint, fractional widths of zoomed pages included. */
export const NARROW_QUERY = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`;
