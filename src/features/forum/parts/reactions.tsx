/**
 * Reactions to a post or reply: a chip for each kind that was given, and a button that offers all six. A chip gives the
 * player's own reaction or takes it back; hovered, focused or pressed it says who reacted.
 */
import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmojiImage } from '../../../rich-text/emoji/emoji-image.tsx';
import type { ReactionCount } from '../../../shared/contract/forum.ts';
import { type Reaction, REACTION_EMOJI, REACTIONS } from '../../../shared/rules/forum.ts';
import { isSamePlayer } from '../../../state/people/people.ts';
import { session } from '../../../state/session/session.ts';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { showFailure } from '../../../ui/feedback/outcome.ts';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { react, reactorsQuery } from '../calls.ts';
import { reactors, text } from '../text.ts';
import { labelled } from '../../../languages/name-list.ts';

export interface ReactionsProps {
  postId: string;
  /** Left out for the post itself. */
  replyId?: string;
  /** Left out when nobody has reacted. */
  given?: readonly ReactionCount[] | undefined;
  /** Only shown: the post is deleted. */
  isReadOnly?: boolean;
}

export function Reactions({ postId, replyId, given = [], isReadOnly = false }: ReactionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isMine = (kind: Reaction): boolean => given.some((one) => one.kind === kind && one.isMine);
  const toggle = (kind: Reaction): void => {
    if (isBusy) return;
    setIsBusy(true);
    react(postId, replyId, kind, !isMine(kind))
      .catch(showFailure)
      .finally(() => setIsBusy(false));
  };
  if (isReadOnly && given.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be laid out by its own rules
    <div role="group" aria-label={text.reactionsName} className="forum-reactions">
      {given.map((one) => (
        <ReactionChip
          key={one.kind}
          postId={postId}
          replyId={replyId}
          reaction={one}
          isDisabled={isReadOnly}
          onToggle={() => toggle(one.kind)}
        />
      ))}
      {!isReadOnly && (
        <Popover
          label={text.react}
          side="top"
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          trigger={
            <IconButton label={text.react} size="sm" tone="ghost">
              <SmileyIcon weight="bold" size={18} />
            </IconButton>
          }
        >
          <div className="forum-reaction-choice">
            {REACTIONS.map((kind) => (
              <IconButton
                key={kind}
                tone="ghost"
                label={text.reactionNames[kind]}
                isPressed={isMine(kind)}
                onClick={() => {
                  toggle(kind);
                  setIsOpen(false);
                }}
              >
                <ReactionPicture kind={kind} />
              </IconButton>
            ))}
          </div>
        </Popover>
      )}
    </div>
  );
}

interface ReactionChipProps {
  postId: string;
  replyId: string | undefined;
  reaction: ReactionCount;
  isDisabled: boolean;
  onToggle: () => void;
}

function ReactionChip({ postId, replyId, reaction, isDisabled, onToggle }: ReactionChipProps) {
  const { kind, count, isMine } = reaction;
  const [isAsked, setIsAsked] = useState(false);
  const { data } = useQuery({ ...reactorsQuery(postId, replyId), enabled: isAsked });
  const names = data?.reactions.find((one) => one.kind === kind)?.names.map(ownAsYou) ?? [];
  const label = reactors(kind, names, count);
  return (
    <Tooltip text={label}>
      <Chip
        isOn={isMine}
        aria-label={names.length > 0 ? label : labelled(text.reactionNames[kind], count)}
        aria-disabled={isDisabled || undefined}
        onPointerEnter={() => setIsAsked(true)}
        onFocus={() => setIsAsked(true)}
        onClick={isDisabled ? undefined : onToggle}
      >
        <ReactionPicture kind={kind} />
        {formatCount(count)}
      </Chip>
    </Tooltip>
  );
}

const ownAsYou = (name: string): string => (isSamePlayer(name, session.user?.username) ? text.you : name);

const ReactionPicture = ({ kind }: { kind: Reaction }) => (
  <span aria-hidden className="forum-reaction">
    <EmojiImage imgUrl={`/emojis/${REACTION_EMOJI[kind]}.webp`} name={text.reactionNames[kind]} />
  </span>
);
