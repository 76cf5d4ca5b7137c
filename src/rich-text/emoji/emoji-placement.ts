/** Positions of picker and suggestions relative to a field, in window px (specification: world, section 9). Pure. */
import { MOBILE_BREAKPOINT_PX } from '../../shared/rules/viewport.ts';

/** Edges of the field in the window. */
export interface FieldBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface WindowSize {
  widthPx: number;
  heightPx: number;
}

export interface Placement {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
  /** Whether it is above the field. */
  isAbove: boolean;
}

export const PICKER_COLUMNS = 6;
const PICKER = { widthPx: 350, wideWidthPx: 600, heightPx: 450 } as const;
/** Six columns of 44 px, their gaps and the margins of the grid and the window's own scroll bar. */
const PICKER_LEAST_PX = 316;
/** Of the window beside a picker that is wider than its field. */
const PICKER_MARGIN_PX = 4;
/** The height is that of five rows, the heading and the key hints. */
const SUGGESTIONS = { abovePx: 470, widthPx: 350, heightPx: 290 } as const;
const GAP_PX = 10;
const MARGIN_PX = 10;

/**
 * The box of the suggestions extends from 470 px above the field to just above it, and its content is aligned to the bottom.
 * It is 10 px below the field if it would exceed the top of the screen. If the window is too low for both, it is above the
 * field with the available height.
 */
export function placeSuggestions(field: FieldBox, window: WindowSize, caretPx = field.left): Placement {
  const widthPx = Math.min(SUGGESTIONS.widthPx, window.widthPx - 2 * MARGIN_PX);
  const left = clamp(caretPx, MARGIN_PX, window.widthPx - widthPx - MARGIN_PX);
  const above = field.top - SUGGESTIONS.abovePx;
  const below = field.bottom + GAP_PX;
  const fitsBelow = below + SUGGESTIONS.heightPx <= window.heightPx || field.top < window.heightPx - field.bottom;
  if (above < 0 && fitsBelow) {
    return { left, top: below, widthPx, heightPx: Math.max(0, window.heightPx - below), isAbove: false };
  }
  const top = Math.max(0, above);
  return { left, top, widthPx, heightPx: Math.max(0, field.top - GAP_PX - top), isAbove: true };
}

/**
 * 350x450, or 600 wide (`isWide`) from 768 px on, its right edge at the field's; narrower windows give it the field's
 * width, and at least that of six targets for a finger. It is above the field where there is more room than below.
 */
export function placePicker(field: FieldBox, window: WindowSize, isWide: boolean): Placement {
  const isNarrow = window.widthPx < MOBILE_BREAKPOINT_PX;
  const ownWidth = isWide ? PICKER.wideWidthPx : PICKER.widthPx;
  const fieldPx = field.right - field.left;
  const least = Math.min(PICKER_LEAST_PX, window.widthPx - 2 * PICKER_MARGIN_PX);
  const widthPx = isNarrow
    ? Math.max(least, Math.min(fieldPx, window.widthPx - 2 * MARGIN_PX))
    : Math.min(ownWidth, window.widthPx - 2 * MARGIN_PX);
  const marginPx = isNarrow ? Math.min(PICKER_MARGIN_PX, field.left) : MARGIN_PX;
  const isAtStart = isNarrow && fieldPx >= widthPx;
  const left = clamp(isAtStart ? field.left : field.right - widthPx, marginPx, window.widthPx - widthPx - marginPx);
  const roomAbove = field.top - GAP_PX - MARGIN_PX;
  const roomBelow = window.heightPx - field.bottom - GAP_PX - MARGIN_PX;
  const isAbove = roomAbove >= Math.min(PICKER.heightPx, roomBelow);
  const heightPx = Math.max(0, Math.min(PICKER.heightPx, isAbove ? roomAbove : roomBelow));
  const top = isAbove ? field.top - GAP_PX - heightPx : field.bottom + GAP_PX;
  return { left, top, widthPx, heightPx, isAbove };
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));
