/** One row of the bell: who did what, the start of the text, and when. Bold with an amber bar while it is unread. */
import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpLeft';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { CoinsIcon } from '@phosphor-icons/react/dist/csr/Coins';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass';
import { PaintBrushIcon } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { QuotesIcon } from '@phosphor-icons/react/dist/csr/Quotes';
import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { memo } from 'react';
import { COMMA } from '../../languages/texts.ts';
import { shownPlain } from '../../rich-text/bbcode/shown-text.ts';
import { avatarThumb } from '../../net/avatar-images.ts';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import type { BellEntry } from '../../shared/contract/bell.ts';
import { REACTION_EMOJI, REACTIONS } from '../../shared/rules/forum.ts';
import { EmojiImage } from '../../rich-text/emoji/emoji-image.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { TimeAgo } from '../../ui/layout/when.tsx';
import { text } from './text.ts';
import type { BellGroup } from './groups.ts';
import { sentenceOf } from './words.ts';

const ICONS = {
  reply: ChatCircleDotsIcon,
  quote: QuotesIcon,
  reaction: SmileyIcon,
  comment: UserCircleIcon,
  answer: ArrowBendUpLeftIcon,
  tip: CoinsIcon,
  request: UserPlusIcon,
  friend: UsersThreeIcon,
  heart: HeartIcon,
  submission: PaintBrushIcon,
  work: PaintBrushIcon,
  gift: GiftIcon,
  'gift-opened': GiftIcon,
  'gift-back': GiftIcon,
  price: TagIcon,
  stock: HourglassIcon,
} as const satisfies Record<BellEntry['kind'], unknown>;

/** Different ones of a row. */
const REACTIONS_SHOWN = 3;

export interface BellRowProps {
  group: BellGroup;
  onOpen: (group: BellGroup) => void;
}

export const BellRow = memo(function BellRow({ group, onOpen }: BellRowProps) {
  const { entries, actors, isRead } = group;
  const [{ id, kind, createdAt, excerpt }] = entries;
  const reactions = [...new Set(entries.map(({ reaction }) => reaction))].slice(0, REACTIONS_SHOWN);
  const [actor = null] = actors;
  const said = sentenceOf(group);
  const Icon = ICONS[kind];
  const mirrors = kind === 'answer' ? 'mirrors' : undefined;
  return (
    <button
      type="button"
      data-bell={id}
      data-unread={!isRead || undefined}
      className="row items-start!"
      onClick={() => onOpen(group)}
    >
      <span className="bell-picture">
        {actor === null ? (
          <span className="bell-puck">
            <Icon className={mirrors} weight="duotone" size={24} />
          </span>
        ) : (
          <AvatarThumb name={actor} src={avatarThumb(actor)} sizePx={42} />
        )}
        <span className="bell-kind" data-kind={kind}>
          <Icon className={mirrors} weight="fill" size={13} aria-hidden />
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames('block wrap-anywhere', isRead ? 'text-ink-2' : 'font-bold')}>
          {said.before}
          {said.name !== null && (
            <b>
              <bdi>{said.name}</bdi>
            </b>
          )}
          {said.after}
          {reactions.map((reaction) => (
            <ReactionEmoji key={reaction} reaction={reaction} />
          ))}
          {!isRead && <span className="sr-only">{COMMA + text.unread}</span>}
        </span>
        {excerpt !== null && (
          <span dir="auto" className="t-small clamp2 wrap-anywhere text-ink-3">
            {shownPlain(excerpt)}
          </span>
        )}
      </span>
      <TimeAgo iso={createdAt} className="t-micro flex-none pt-0.5 text-ink-3" />
    </button>
  );
});

/** Nothing for a reaction that this client does not know. */
function ReactionEmoji({ reaction }: Pick<BellEntry, 'reaction'>) {
  const known = REACTIONS.find((kind) => kind === reaction);
  if (known === undefined) return null;
  return (
    <>
      {' '}
      <EmojiImage imgUrl={`/emojis/${REACTION_EMOJI[known]}.webp`} name={known} />
    </>
  );
}
