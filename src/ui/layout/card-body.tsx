/** Heading, subtitle and content of a card with a form. */
import type { ReactNode } from 'react';

export interface CardBodyProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function CardBody({ title, text, children }: CardBodyProps) {
  return (
    <div className="px-5 pt-3 pb-5 md:px-7 md:pb-6">
      <h1 className="t-display">{title}</h1>
      <p className="t-small mt-0.5 mb-4 text-ink-3">{text}</p>
      {children}
    </div>
  );
}
