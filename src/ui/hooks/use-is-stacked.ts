/** Whether a figure is shown above its list: on narrow windows, except phones in landscape. */
import { STACKED_QUERY } from '../../shared/rules/viewport.ts';
import { useMedia } from './use-media.ts';

export const useIsStacked = (): boolean => useMedia(STACKED_QUERY);
