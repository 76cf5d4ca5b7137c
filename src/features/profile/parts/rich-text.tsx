/** A player's text, in colours that are readable on the profile's background. */
import { createContext, useContext } from 'react';
import { Bbcode } from '../../../rich-text/bbcode/bbcode.tsx';

/** Undefined where the background is the theme's own. */
export const GroundContext = createContext<'light' | 'dark' | undefined>(undefined);

export function RichText({ text, className }: { text: string; className?: string }) {
  return <Bbcode text={text} ground={useContext(GroundContext)} className={className} />;
}
