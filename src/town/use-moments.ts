/** The pieces of lanterns, weather and moments, whose code is fetched when the town's scenery is known. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SceneFile } from '../shared/art/manifest.ts';
import type { Dusk } from './moments/dusk.ts';
import type { Moments, MomentsDeps } from './moments/open-moments.ts';
import { createExtraItems, type ExtraItems, type ExtraLook } from './plan/extra-items.ts';

type MomentsTown = Omit<MomentsDeps, 'extras'> & { scene: SceneFile | null; dusk: Dusk | null };

export function useMoments(
  { world, wind, labels, avatarHost, scene, dusk }: MomentsTown,
  { storageHost, mood, tint }: Omit<ExtraLook, 'props'>,
): ExtraItems {
  const [extras] = useState(createExtraItems);
  const [moments, setMoments] = useState<Moments | null>(null);
  const props = scene?.props;
  const hasProps = props !== undefined;
  useEffect(() => {
    if (!hasProps) return undefined;
    let opened: Moments | null = null;
    let isOver = false;
    import('./moments/open-moments.ts').then(
      ({ openMoments }) => {
        if (isOver) return;
        opened = openMoments({ world, wind, labels, extras, avatarHost });
        setMoments(opened);
      },
      // Without the code the town is as it was before.
      () => undefined,
    );
    return () => {
      isOver = true;
      opened?.close();
      setMoments(null);
    };
  }, [world, wind, labels, avatarHost, extras, hasProps]);
  useEffect(() => {
    if (props !== undefined) moments?.setLook({ props, storageHost, mood, tint });
  }, [moments, props, storageHost, mood, tint]);
  useEffect(() => moments?.setDusk(dusk), [moments, dusk]);
  useSyncExternalStore(extras.subscribe, extras.get);
  return extras;
}
