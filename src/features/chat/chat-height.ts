/** The chat window's height: the player's choice, clamped to the window (specification: world, section 9). */
import { CHAT_HEIGHT_DEFAULT_PX, CHAT_HEIGHT_MAX_PX, CHAT_HEIGHT_MIN_PX } from '../../state/settings/settings.ts';
import { MOBILE_BREAKPOINT_PX } from '../../shared/rules/viewport.ts';

/** Height of the bars above and below. */
const WINDOW_RESERVE_PX = 150;
/** On a phone the window opens lower than the default, so that the player's avatar stays visible above it. */
const MOBILE_SHARE = 0.3;

export interface ChatHeight {
  px: number;
  maxPx: number;
}

/** The height to show for a chosen height of `chosenPx` in a window of the given size. All in CSS pixels. */
export function chatHeightIn(chosenPx: number, windowWidthPx: number, windowHeightPx: number): ChatHeight {
  const maxPx = Math.max(CHAT_HEIGHT_MIN_PX, Math.min(CHAT_HEIGHT_MAX_PX, windowHeightPx - WINDOW_RESERVE_PX));
  const isUntouchedOnPhone = windowWidthPx < MOBILE_BREAKPOINT_PX && chosenPx === CHAT_HEIGHT_DEFAULT_PX;
  const heightPx = isUntouchedOnPhone ? maxPx * MOBILE_SHARE : chosenPx;
  return { px: Math.round(Math.max(CHAT_HEIGHT_MIN_PX, Math.min(maxPx, heightPx))), maxPx };
}
