/**
 * Places of pictures on the pages of an atlas: rows of equal height, first fit. When all pages are full, the one that is not
 * used for the longest time is emptied. Pure; it holds no pixels.
 */
export interface Slot {
  readonly page: number;
  /** Upper left corner, pixels. */
  readonly x: number;
  readonly y: number;
}

export interface FacePagesOptions {
  sidePx: number;
  pagesMax: number;
  /** Called when all pictures of a page are gone. */
  emptied: (page: number) => void;
}

export interface FacePages {
  beginFrame(): void;
  /** The slot of a picture, which it marks as used; null when it has none. */
  find(key: string): Slot | null;
  /** A free slot; null when there is none, because this frame uses every page or the picture is larger than a page. */
  add(key: string, widthPx: number, heightPx: number): Slot | null;
}

/** Pixels between pictures: filters read over their edges. */
const GAP_PX = 2;

interface Row {
  readonly y: number;
  readonly heightPx: number;
  /** Where the next picture starts. */
  x: number;
}

interface Page {
  readonly index: number;
  rows: Row[];
  usedAt: number;
  slots: Map<string, Slot>;
}

export function createFacePages({ sidePx, pagesMax, emptied }: FacePagesOptions): FacePages {
  const pages: Page[] = [];
  let frame = 0;

  function openPage(): Page | null {
    if (pages.length < pagesMax) {
      const page: Page = { index: pages.length, rows: [], usedAt: frame, slots: new Map() };
      pages.push(page);
      return page;
    }
    const [idle] = pages.filter(({ usedAt }) => usedAt < frame).toSorted((a, b) => a.usedAt - b.usedAt);
    if (idle === undefined) return null;
    idle.rows = [];
    idle.slots = new Map();
    emptied(idle.index);
    return idle;
  }

  function put(page: Page, key: string, widthPx: number, heightPx: number): Slot | null {
    const row = rowFor(page, widthPx, heightPx);
    if (row === null) return null;
    const slot = { page: page.index, x: row.x, y: row.y };
    row.x += widthPx + GAP_PX;
    page.slots.set(key, slot);
    page.usedAt = frame;
    return slot;
  }

  function rowFor({ rows }: Page, widthPx: number, heightPx: number): Row | null {
    const open = rows.find((row) => row.heightPx === heightPx && row.x + widthPx <= sidePx);
    if (open !== undefined) return open;
    const last = rows.at(-1);
    const y = last === undefined ? 0 : last.y + last.heightPx + GAP_PX;
    if (y + heightPx > sidePx) return null;
    const row = { y, heightPx, x: 0 };
    rows.push(row);
    return row;
  }

  return {
    beginFrame() {
      frame += 1;
    },
    find(key) {
      for (const page of pages) {
        const slot = page.slots.get(key);
        if (slot === undefined) continue;
        page.usedAt = frame;
        return slot;
      }
      return null;
    },
    add(key, widthPx, heightPx) {
      if (widthPx > sidePx || heightPx > sidePx) return null;
      for (const page of pages) {
        const slot = put(page, key, widthPx, heightPx);
        if (slot !== null) return slot;
      }
      const page = openPage();
      return page === null ? null : put(page, key, widthPx, heightPx);
    },
  };
}
