/** What a player wrote, in colours that read on the profile's own ground. */
import { createContext, useContext } from 'react';
import { Bbcode } from '../../../rich-text/bbcode/bbcode.tsx';

/** Undefined where the ground is the theme's own. */
export const GroundContext = createContext<'light' | 'dark' | undefined>(undefined);

export function RichText({ text, className }: { text: string; className?: string }) {
  return <Bbcode text={text} ground={useContext(GroundContext)} className={className} />;
}
