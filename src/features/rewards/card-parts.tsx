/** What each kind of card says and shows: its sentence, a second line, and its picture. Buttons are in `card-buttons.tsx`. */
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { CoatHangerIcon } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import type { ReactNode } from 'react';
import { ItemPicture } from '../../items/item-picture.tsx';
import { avatarThumb } from '../../net/avatar-images.ts';
import { storageUrl } from '../../net/client-config.ts';
import { shownName } from '../../languages/item-words.ts';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { LevelRing } from '../../people/level-ring.tsx';
import { LanternMark } from '../../ui/layout/lantern-mark.tsx';
import type { CardContent } from './queue.ts';
import { levelText, text } from './text.ts';

const PICTURE_PX = 54;
const ICON_PX = 30;

export function sentenceOf(content: CardContent): string {
  switch (content.kind) {
    case 'level':
      return content.isWalk
        ? text.walkLevel({ reached: content.level, coins: content.coins })
        : levelText(content.level, content.coins);
    case 'heart':
      return text.heart({ name: content.username });
    case 'request':
      return text.request({ name: content.username });
    case 'friend':
      return text.friend({ name: content.username });
    case 'tips': {
      const [first = ''] = content.names;
      return content.names.length === 1
        ? text.tip({ name: first, coins: content.coins })
        : text.tips({ count: content.names.length, coins: content.coins });
    }
    case 'bought': {
      const [first] = content.items;
      return content.items.length === 1 && first !== undefined
        ? text.bought({ item: shownName(first.id, first.name) })
        : text.boughtMany({ count: content.items.length });
    }
    case 'outfit':
      return text.outfit({ name: content.name });
    case 'lanterns':
      return text.lanterns({ honor: content.honor });
    case 'more':
      return text.more({ count: content.count });
  }
}

export function noteOf(content: CardContent): string | null {
  if (content.kind === 'request') return text.inCommon({ reached: content.level, mutual: content.mutual });
  if (content.kind === 'lanterns') return content.filled === undefined ? null : text.filled[content.filled];
  return content.kind === 'friend' ? text.atLevel({ reached: content.level }) : null;
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
