/**
 * The open quick actions: the player and the anchor (specification: social, section 2). Screens, the chat and the town
 * write this store; one popover reads it.
 */
import { proxy } from 'valtio';

export interface Anchor {
  /** Window pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export const quickActions = proxy<{ username: string | null; anchor: Anchor }>({
  username: null,
  anchor: { x: 0, y: 0, width: 0, height: 0 },
});

/** Opens the quick actions of a player next to an element or a rectangle of the window. */
export function openQuickActions(username: string, beside: Element | Anchor): void {
  const { x, y, width, height } = beside instanceof Element ? beside.getBoundingClientRect() : beside;
  quickActions.anchor = { x, y, width, height };
  quickActions.username = username;
}

export function closeQuickActions(): void {
  quickActions.username = null;
}
