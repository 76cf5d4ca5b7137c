/**
 * The margins of the window around the part of the town that no part of the interface covers. The camera centres the
 * player there. On wide windows the sides keep their margin while their panels are closed, so that opening one moves nothing.
 */
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Insets } from '../../engine/camera.ts';
import { hud } from '../../state/settings/hud.ts';

export function useInsets(): Insets {
  const { margins } = useSnapshot(hud);
  // The map's lower edge may rise to where the free part ends, so that players who walk there are in sight.
  return useMemo(() => ({ ...margins, overscrollBottom: margins.bottom }), [margins]);
}
