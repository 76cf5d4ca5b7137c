/**
 * The width that separates phones from wider windows, in CSS px. Style sheets repeat it in their media queries, because
 * CSS has no constants there.
 */
export const MOBILE_BREAKPOINT_PX = 768;

/** Media query for windows below the breakpoint, fractional widths of zoomed pages included. */
export const NARROW_QUERY = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`;
