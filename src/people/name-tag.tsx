/**
 * A player's name: `NameTag` on a dark pill, `NameText` as text on the page's background, `NameTextButton` as a button that
 * opens a dialog about the player.
 */
import type { CSSProperties } from 'react';
import { readableColour } from '../shared/rules/colour.ts';
import { classNames } from '../ui/layout/class-names.ts';
import { CrownMark } from '../ui/layout/marks.tsx';

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
    <span className={classNames('nametag', isLit && 'is-lit')} style={style}>
      {crownLabel && <CrownMark size={14} label={crownLabel} />}
      {name}
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

/** The colour by day and by night; `own-text` chooses by the theme. */
const ownTextStyle = (color: string): CSSProperties =>
  ({ '--own-day': readableColour(color, 'day'), '--own-night': readableColour(color, 'night') }) as CSSProperties;

export interface NameTextProps {
  name: string;
  tag?: string;
  /** #rrggbb; changed only where it would not be readable on the theme's background. */
  color?: string | null;
  crownLabel?: string;
  className?: string;
}

export function NameText({ name, tag, color, crownLabel, className }: NameTextProps) {
  const style = color ? ownTextStyle(color) : undefined;
  return (
    <span
      className={classNames('inline-flex min-w-0 items-center gap-1 font-extrabold', color && 'own-text', className)}
      style={style}
    >
      {/* A long name with a text is cut: the pointer shows all of it. */}
      <span className="clamp1" title={tag ? `${name} ~ ${tag}` : undefined}>
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
      className={classNames('flex hover:underline', buttonClassName)}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <NameText {...name} />
    </button>
  );
}
