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

/** From this width on, a low window shows a figure beside its list although it is narrow: phones in landscape. */
const BESIDE_WIDTH_PX = 540;
/** Windows up to this height are low. */
const LOW_HEIGHT_PX = 540;

/** Media query for windows that show a figure above its list. */
export const STACKED_QUERY = [
  `(max-width: ${BESIDE_WIDTH_PX - 0.02}px)`,
  `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px) and (min-height: ${LOW_HEIGHT_PX + 0.02}px)`,
].join(', ');

/** Media query for windows without space for a panel beside or below a figure. */
export const FOLDED_QUERY = `${NARROW_QUERY}, (max-height: ${LOW_HEIGHT_PX}px)`;

/** Media query for low windows that show a figure beside its list: phones in landscape. */
export const LOW_QUERY = `(min-width: ${BESIDE_WIDTH_PX}px) and (max-height: ${LOW_HEIGHT_PX}px)`;
