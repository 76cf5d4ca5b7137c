/**
 * Dialogs that the specifications name and that have no screen in this build yet. Each says honestly what will stand
 * there; a feature's `screen.ts` of the same name takes its place by itself.
 */
import type { Icon } from '@phosphor-icons/react';
import type { Shop } from '../ui/shop.ts';

export interface Placeholder {
  name: string;
  title: string;
  shop: Shop;
  icon: Icon;
  /** One true sentence: what this will be for. */
  sentence: string;
  /** Where something is sold, worn or played for fun. */
  hasAwning?: boolean;
}

/** None is left; a dialog that a specification names next begins here. */
export const PLACEHOLDERS: readonly Placeholder[] = [];
