/** The name tag over a player's head: a crown for members, a highlight for the own name. */
import type { ReactNode } from 'react';
import type { PlayerUser } from '../../shared/realtime/events.ts';
import { NameTag } from '../../people/name-tag.tsx';
import { RESIDENT } from './text.ts';

export function renderName({ username, membership, nametag, customization }: PlayerUser, isSelf: boolean): ReactNode {
  return (
    <NameTag
      name={username}
      tag={nametag}
      color={membership > 0 ? customization.nametagColor : null}
      crownLabel={membership > 0 ? RESIDENT : undefined}
      isLit={isSelf}
    />
  );
}
