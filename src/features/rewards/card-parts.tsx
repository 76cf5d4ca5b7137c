/** What each kind of card says and shows: its sentence, a second line, and its picture. Buttons are in `card-buttons.tsx`. */
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { CoatHangerIcon } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import type { ReactNode } from 'react';
import { ItemPicture } from '../../items/item-picture.tsx';
import { avatarThumb } from '../../net/avatar-images.ts';
import { storageUrl } from '../../net/client-config.ts';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { LevelRing } from '../../people/level-ring.tsx';
import { LanternMark } from '../../ui/layout/marks.tsx';
import type { CardContent } from './queue.ts';
import * as text from './text.ts';

const PICTURE_PX = 54;
const ICON_PX = 30;

export function sentenceOf(content: CardContent): string {
  switch (content.kind) {
    case 'level':
      return content.isWalk ? text.walkLevel(content.level, content.coins) : text.level(content.level, content.coins);
    case 'heart':
      return text.heart(content.username);
    case 'request':
      return text.request(content.username);
    case 'friend':
      return text.friend(content.username);
    case 'tips': {
      const [first = ''] = content.names;
      return content.names.length === 1
        ? text.tip(first, content.coins)
        : text.tips(content.names.length, content.coins);
    }
    case 'bought': {
      const [first] = content.items;
      return content.items.length === 1 && first !== undefined
        ? text.bought(first.name)
        : text.boughtMany(content.items.length);
    }
    case 'outfit':
      return text.outfit(content.name);
    case 'lanterns':
      return text.lanterns(content.honor);
    case 'more':
      return text.more(content.count);
  }
}

export function noteOf(content: CardContent): string | null {
  if (content.kind === 'request') return text.inCommon(content.level, content.mutual);
  if (content.kind === 'lanterns') return content.filled === undefined ? null : text.FILLED[content.filled];
  return content.kind === 'friend' ? text.atLevel(content.level) : null;
}

export function CardPicture({ content }: { content: CardContent }) {
  switch (content.kind) {
    case 'level':
      return <LevelRing level={content.level} progress={1} sizePx={PICTURE_PX} isPopping />;
    case 'heart':
      return (
        <span className="reward-pair">
          <Face name={content.username} />
          <HeartIcon weight="fill" size={24} className="reward-heart" aria-hidden />
        </span>
      );
    case 'request':
    case 'friend':
      return <Face name={content.username} />;
    case 'tips':
      return <Face name={content.names[0] ?? ''} />;
    case 'bought': {
      const [first] = content.items;
      return content.items.length === 1 && first !== undefined && first.imageUrl !== null ? (
        <span className="reward-puck">
          <ItemPicture src={storageUrl(first.imageUrl)} className="reward-item" />
        </span>
      ) : (
        <Puck icon={<GiftIcon weight="duotone" size={ICON_PX} />} />
      );
    }
    case 'outfit':
      return <Puck icon={<CoatHangerIcon weight="duotone" size={ICON_PX} />} />;
    case 'lanterns':
      return <LanternMark size={36} />;
    case 'more':
      return <Puck icon={<BellIcon weight="duotone" size={ICON_PX} />} />;
  }
}

const Face = ({ name }: { name: string }) => <AvatarThumb name={name} src={avatarThumb(name)} sizePx={PICTURE_PX} />;

const Puck = ({ icon }: { icon: ReactNode }) => (
  <span className="reward-puck" aria-hidden>
    {icon}
  </span>
);
