/**
 * The visible content of BBCode, for "required" and for minimum lengths. It follows what the renderer displays: tags and
 * addresses of links are invisible; pictures, emoji, references and error texts are visible.
 */
import { visibleLength } from '../text/visible-text.ts';
import { type BbElement, type BbNode, parseBbcode } from './parse.ts';
import { BBCODE_TEXTS } from './values.ts';

/**
 * Number of visible characters (see `visibleLength`). Embedded content counts with the length of its address. Never
 * throws.
 */
export function visibleBbcodeLength(source: string): number {
  return visibleLength(visibleOf(parseBbcode(source)));
}

export const hasVisibleBbcode = (source: string): boolean => visibleBbcodeLength(source) > 0;

/** The visible text of parsed BBCode. */
export function visibleOf(nodes: readonly BbNode[]): string {
  return nodes
    .map((node) => {
      switch (node.kind) {
        case 'text':
          return node.text;
        case 'break':
          return ' ';
        case 'too-deep':
          return BBCODE_TEXTS.tooDeep;
        case 'item':
          return ` ${visibleOf(node.children)}`;
        case 'element':
          return visibleOfElement(node);
      }
    })
    .join('');
}

function visibleOfElement({ name, value, verbatim, children }: BbElement): string {
  if (name === 'code') return ` ${verbatim ?? ''} `;
  // Without an address, an error text is displayed.
  if (verbatim !== null) return verbatim.trim() || value?.trim() || name;
  const isLinkWithoutLabel = children.length === 0 && (name === 'url' || name === 'email');
  return isLinkWithoutLabel ? (value ?? '') : visibleOf(children);
}
