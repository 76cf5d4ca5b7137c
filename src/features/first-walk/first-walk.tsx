/**
 * The first walk, from when the server says that it is new or goes on, or the player repeats it. It leads through the town and rests
 * while the player is in another location.
 */
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { firstWalk } from '../../state/session/first-walk.ts';
import { ownLocation } from '../../state/session/location.ts';
import { WalkPart } from './preload.ts';

export function FirstWalk() {
  const { walk, isRepeated } = useSnapshot(firstWalk);
  const isWanted = walk?.status === 'new' || walk?.status === 'going' || isRepeated;
  const isInTown = useSnapshot(ownLocation).slug === LOCATION_SLUG;
  const [isShown, setIsShown] = useState(isWanted);
  // It stays when the walk is over: the cat says goodbye.
  if (isWanted && !isShown) setIsShown(true);
  return isInTown && (isShown || isWanted) ? <WalkPart /> : null;
}
