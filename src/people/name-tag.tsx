/** A name on a dark pill, and the same name as text on paper. */
import type { CSSProperties } from 'react';
import { classNames } from '../ui/layout/class-names.ts';
import { CrownMark } from '../ui/layout/marks.tsx';

export interface NameTagProps {
  name: string;
  /** The member's own text; it stands beside the name and gives way first where there is little room. */
  tag?: string;
  /** #rrggbb; it is lightened until it reads on the dark pill. */
  color?: string | null;
  /** Label of the crown that stands before the name; without it there is none. */
  crownLabel?: string;
  /** Lamp-lit: one's own. */
  isLit?: boolean;
}

export function NameTag({ name, tag, color, crownLabel, isLit }: NameTagProps) {
  const style = color ? ({ '--tag-color': color } as CSSProperties) : undefined;
  return (
    <span className={classNames('nametag', color && 'is-coloured', isLit && 'is-lit')} style={style}>
      {crownLabel && <CrownMark size={14} label={crownLabel} />}
      {name}
      <TagText tag={tag} />
    </span>
  );
}

/** 'odette ~ moth queen': told apart from the name, so that nobody can pass for somebody else by it. */
function TagText({ tag }: { tag: string | undefined }) {
  if (!tag) return null;
  return <span className="nametag-text">~ {tag}</span>;
}

export interface NameTextProps {
  name: string;
  tag?: string;
  /** #rrggbb; made darker or lighter until it reads on the theme's paper. */
  color?: string | null;
  crownLabel?: string;
  className?: string;
}

export function NameText({ name, tag, color, crownLabel, className }: NameTextProps) {
  const style = color ? ({ '--tag-color': color } as CSSProperties) : undefined;
  return (
    <span
      className={classNames('inline-flex min-w-0 items-center gap-1 font-extrabold', color && 'own-text', className)}
      style={style}
    >
      <span className="clamp1">
        {name}
        {tag && ' '}
        <TagText tag={tag} />
      </span>
      {crownLabel && <CrownMark label={crownLabel} />}
    </span>
  );
}
