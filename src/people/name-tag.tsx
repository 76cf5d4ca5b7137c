/**
 * A player's name: `NameTag` on a dark pill, `NameText` as text on the page's background, `NameTextButton` as a button that
 * opens a dialog about the player.
 */
import { readableColour } from '../shared/rules/colour/colour.ts';
import { isolate } from '../shared/rules/text/isolate.ts';
import { classNames } from '../ui/layout/class-names.ts';
import { CrownMark } from '../ui/layout/marks.tsx';
import { useOwnText } from '../ui/layout/own-colour.ts';

export interface NameTagProps {
  name: string;
  /** The member's own text after the name. It is truncated before the name. */
  tag?: string;
  /** #rrggbb; changed only where it would not be readable on the dark pill. */
  color?: string | null;
  /** Label of the member's crown; no crown when left out. */
  crownLabel?: string;
  /** Highlights the player's own name. */
  isLit?: boolean;
}

export function NameTag({ name, tag, color, crownLabel, isLit }: NameTagProps) {
  const style = color ? { color: readableColour(color, 'tag') } : undefined;
  return (
    <span className={classNames('nametag', isLit && 'is-lit')} style={style} title={cutTitle(name, tag)}>
      {crownLabel && <CrownMark size={14} label={crownLabel} />}
      <span className="nametag-name">{name}</span>
      <TagText tag={tag} />
    </span>
  );
}

/** 'odette ~ moth queen': visually different from the name, so that the text cannot imitate another player's name. */
function TagText({ tag }: { tag: string | undefined }) {
  if (!tag) return null;
  return (
    <span className="nametag-text">
      ~ <bdi>{tag}</bdi>
    </span>
  );
}

/** Longer names are cut in narrow places. */
const SHORT_NAME_LENGTH = 12;

/** A long name, and a name with a text, can be cut: the pointer then shows all of it. */
export const cutTitle = (name: string, tag?: string): string | undefined => {
  if (tag) return `${name} ~ ${isolate(tag)}`;
  return name.length > SHORT_NAME_LENGTH ? name : undefined;
};

export interface NameTextProps {
  name: string;
  tag?: string;
  /** #rrggbb; changed only where it would not be readable on the background. */
  color?: string | null;
  crownLabel?: string;
  className?: string;
}

export function NameText({ name, tag, color, crownLabel, className }: NameTextProps) {
  const style = useOwnText(color);
  return (
    <span
      className={classNames('inline-flex min-w-0 items-center gap-1 font-extrabold', color && 'own-text', className)}
      style={style}
    >
      <span className="clamp1" title={cutTitle(name, tag)}>
        {name}
        {tag && ' '}
        <TagText tag={tag} />
      </span>
      {crownLabel && <CrownMark label={crownLabel} />}
    </span>
  );
}

export interface NameTextButtonProps extends NameTextProps {
  buttonClassName?: string;
  isDisabled?: boolean;
  onOpen: (button: HTMLButtonElement) => void;
}

export function NameTextButton({ buttonClassName, isDisabled, onOpen, ...name }: NameTextButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      disabled={isDisabled}
      className={classNames('name-button flex hover:underline', buttonClassName)}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <NameText {...name} />
    </button>
  );
}
