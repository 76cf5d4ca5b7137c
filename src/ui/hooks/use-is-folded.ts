/** Whether the panels beside a figure are folded into drawers: on narrow windows, and on phones in landscape. */
import { FOLDED_QUERY } from '../../shared/rules/viewport.ts';
import { useMedia } from './use-media.ts';

export const useIsFolded = (): boolean => useMedia(FOLDED_QUERY);
