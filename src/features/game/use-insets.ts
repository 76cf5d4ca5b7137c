/**
 * The margins of the window around the part of the town that no part of the interface covers. The camera centres the
 * player there. On wide windows the sides keep their margin while their panels are closed, so that opening one moves nothing.
 */
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Insets } from '../../engine/camera.ts';
import { useQuietChat } from '../../state/chat/use-quiet-chat.ts';
import { hud, isChatShown } from '../../state/settings/hud.ts';
import { settings } from '../../state/settings/settings.ts';

export function useInsets(): Insets {
  const { margins, panels, isCompact, pills } = useSnapshot(hud);
  const { isExpanded } = useSnapshot(settings);
  // The one line of a quiet chat lies over the town.
  const isQuiet = useQuietChat();
  const hasLeft = !isQuiet && isChatShown({ isCompact, panels }, isExpanded);
  const hasRight = panels.length > 0;
  // The map's edges may move to where the bar and the open panels end, so that players who walk there are in sight.
  return useMemo(
    () => ({
      ...margins,
      overscrollBottom: margins.bottom,
      overscrollLeft: hasLeft ? margins.left : 0,
      overscrollRight: hasRight ? margins.right : 0,
      // A moment is shown beside the folded pill of the walk only.
      pill: pills.moment ?? pills.walk ?? null,
      buttons: pills.buttons ?? null,
    }),
    [margins, hasLeft, hasRight, pills],
  );
}
