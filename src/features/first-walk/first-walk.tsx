/** The first walk, from when the server says that it is new or goes on, or the player repeats it. */
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { firstWalk } from '../../state/session/first-walk.ts';
import { WalkPart } from './preload.ts';

export function FirstWalk() {
  const { walk, isRepeated } = useSnapshot(firstWalk);
  const isWanted = walk?.status === 'new' || walk?.status === 'going' || isRepeated;
  const [isShown, setIsShown] = useState(isWanted);
  // It stays when the walk is over: the cat says goodbye.
  if (isWanted && !isShown) setIsShown(true);
  return isShown || isWanted ? <WalkPart /> : null;
}
