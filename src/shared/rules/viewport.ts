/**
 * Window width that separates the narrow layout from the wide one, in CSS px. Style sheets repeat it in media queries,
 * which cannot use custom properties.
 */
export const MOBILE_BREAKPOINT_PX = 768;

/** Media query for windows below the breakpoint, fractional widths of zoomed pages included. */
export const NARROW_QUERY = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`;
