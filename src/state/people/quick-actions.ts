/**
 * The open quick actions: the player and the anchor (specification: social, section 2). Screens, the chat and the town
 * write this store; one popover reads it.
 */
import { proxy, ref } from 'valtio';
import type { About } from './report-subject.ts';

export interface Anchor {
  /** Window pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface QuickActionsState {
  username: string | null;
  /** What the name belongs to; null: the player alone. */
  about: About | null;
  anchor: Anchor;
}

export const quickActions = proxy<QuickActionsState>({
  username: null,
  about: null,
  anchor: { x: 0, y: 0, width: 0, height: 0 },
});

/** Opens the quick actions of a player next to an element or a rectangle of the window. `about`: what the name belongs to. */
export function openQuickActions(username: string, beside: Element | Anchor, about?: About): void {
  const { x, y, width, height } = beside instanceof Element ? beside.getBoundingClientRect() : beside;
  quickActions.anchor = { x, y, width, height };
  quickActions.about = about === undefined ? null : ref(about);
  quickActions.username = username;
}

export function closeQuickActions(): void {
  quickActions.username = null;
}
