/** Whether the window is as narrow as a phone's. Dialogs then fill the screen and popovers become drawers. */
import { NARROW_QUERY } from '../../shared/rules/viewport.ts';
import { useMedia } from './use-media.ts';

export const useIsNarrow = (): boolean => useMedia(NARROW_QUERY);
