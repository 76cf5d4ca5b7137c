/** Pure rules of paging and zoom: the page that a key or typed number leads to, and the next zoom step. */

/** Multiples of the width of the page's container. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export const ZOOM_MIN = ZOOMS[0];
export const ZOOM_MAX = 3;

export const withinPages = (page: number, count: number): number => Math.min(Math.max(1, page), Math.max(1, count));

/** The next larger or smaller zoom, clamped to the range. */
export function zoomBy(zoom: number, steps: 1 | -1): number {
  const next = steps > 0 ? ZOOMS.find((one) => one > zoom) : ZOOMS.findLast((one) => one < zoom);
  return next ?? zoom;
}

/** The typed page, or null when it is no number. */
export function pageTyped(text: string, count: number): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? withinPages(Number(text), count) : null;
}

export type Step = { page: number } | { zoom: number };

/** The page that a key leads to. Null for other keys. */
export function stepOf(key: string, { page, count, zoom }: { page: number; count: number; zoom: number }): Step | null {
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
      return { page: withinPages(page + 1, count) };
    case 'ArrowLeft':
    case 'PageUp':
      return { page: withinPages(page - 1, count) };
    case 'Home':
      return { page: 1 };
    case 'End':
      return { page: withinPages(count, count) };
    case '+':
    case '=':
      return { zoom: zoomBy(zoom, 1) };
    case '-':
      return { zoom: zoomBy(zoom, -1) };
    default:
      return null;
  }
}
