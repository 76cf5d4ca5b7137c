/** Empty or failed state: a drawing, a line of text, and an action. */
import type { ReactNode } from 'react';

export interface EmptyProps {
  /** URL of a drawing, or a mark. */
  picture: string | ReactNode;
  title: string;
  text?: string;
  /** Buttons. */
  children?: ReactNode;
}

export function Empty({ picture, title, text, children }: EmptyProps) {
  return (
    <div className="empty">
      <div className="spot">
        {typeof picture === 'string' ? <img src={picture} alt="" className="empty-picture" /> : picture}
      </div>
      <p className="t-heading mt-1 max-w-[34ch] text-balance">{title}</p>
      {text && <p className="t-small max-w-[34ch] text-balance text-ink-3">{text}</p>}
      {children}
    </div>
  );
}
