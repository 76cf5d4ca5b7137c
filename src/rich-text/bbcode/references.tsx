/**
 * References to players, posts and outfits. Names open quick actions. Posts and outfits are plain text unless the screen
 * provides cards with `ReferenceCards`.
 */
import { ChatsIcon } from '@phosphor-icons/react/dist/csr/Chats';
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import { createContext, type ReactNode, useContext } from 'react';
import { clientConfig } from '../../net/client-config.ts';
import { openQuickActions } from '../../state/people/quick-actions.ts';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import messages from '../../languages/en/references.ts';
import { texts } from '../../languages/texts.ts';

const words = texts(messages);

export interface ReferenceCards {
  /** Renders a post; without it the post is plain text. */
  renderPost?: (id: string) => ReactNode;
  renderOutfit?: (id: string) => ReactNode;
}

/** Cards for posts and outfits, provided by the composition root. */
export const ReferenceCardsContext = createContext<ReferenceCards>({});

interface PersonProps {
  username: string;
  isInLink: boolean;
}

export function Mention({ username, isInLink }: PersonProps) {
  const name = `@${username.replace(/^@/, '')}`;
  return isInLink ? (
    <span>{name}</span>
  ) : (
    <NameButton className="bb-mention" username={username} content={<bdi>{name}</bdi>} />
  );
}

export function PlayerReference({ username, isInLink }: PersonProps) {
  if (isInLink) return <span>{username}</span>;
  const src = `${clientConfig().hosts.avatars}/avatars/${encodeURIComponent(username.replace(/^@/, ''))}.webp`;
  const content = (
    <>
      <AvatarThumb name={username} src={src} sizePx={22} />
      <bdi>{username}</bdi>
    </>
  );
  return <NameButton className="bb-player" username={username} content={content} />;
}

function NameButton({ className, username, content }: { className: string; username: string; content: ReactNode }) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={(event) => openQuickActions(username.replace(/^@/, ''), event.currentTarget)}
    >
      {content}
    </button>
  );
}

interface ThingProps {
  id: string;
  /** The label in the text; '' for none. */
  label: string;
  isInLink: boolean;
}

export function PostReference({ id, label, isInLink }: ThingProps) {
  const { renderPost } = useContext(ReferenceCardsContext);
  if (renderPost && !isInLink) return renderPost(id);
  return (
    <Plain icon={<ChatsIcon weight="duotone" size={15} />} text={label.trim() === '' ? words.post({ id }) : label} />
  );
}

export function OutfitReference({ id, label, isInLink }: ThingProps) {
  const { renderOutfit } = useContext(ReferenceCardsContext);
  if (renderOutfit && !isInLink) return renderOutfit(id);
  return (
    <Plain icon={<TShirtIcon weight="duotone" size={15} />} text={label.trim() === '' ? words.outfit({ id }) : label} />
  );
}

const Plain = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <span className="bb-reference">
    <span aria-hidden>{icon}</span>
    <bdi>{text}</bdi>
  </span>
);
