/** A player's name over the head: a crown for members, one's own in lamp light. */
import type { ReactNode } from 'react';
import type { RosterEntry } from '../../state/people/players.ts';
import { NameTag } from '../../people/name-tag.tsx';
import { RESIDENT } from './text.ts';

export function renderName({ username, membership, nametag, nametagColor }: RosterEntry, isSelf: boolean): ReactNode {
  return (
    <NameTag
      name={username}
      tag={nametag}
      color={nametagColor}
      crownLabel={membership > 0 ? RESIDENT : undefined}
      isLit={isSelf}
    />
  );
}
