/** Renders each BBCode tag as an element. All values have passed the checks of `shared/rules/bbcode`. */
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { Fragment, type ReactNode } from 'react';
import { hiddenHostOf } from '../../shared/rules/bbcode/link-warning.ts';
import { splitText } from '../../shared/rules/bbcode/links.ts';
import type { BbElement, BbNode } from '../../shared/rules/bbcode/parse.ts';
import {
  BBCODE_TEXTS,
  type Checked,
  checkEmail,
  checkEmojiPath,
  checkReference,
  checkUrl,
  clampSize,
  cleanColour,
  cleanFont,
} from '../../shared/rules/bbcode/values.ts';
import { visibleOf } from '../../shared/rules/bbcode/visible.ts';
import { type CssColour, parseCssColour } from '../../shared/rules/colour/css-colour.ts';
import { useOwnText } from '../../ui/layout/own-colour.ts';
import { Emoji, Picture, Video } from './media.tsx';
import { Model } from './model.tsx';
import { Mention, OutfitReference, PlayerReference, PostReference } from './references.tsx';
import { Spoiler } from './spoiler.tsx';
import { text as said } from './text.ts';

export interface NodesProps {
  nodes: readonly BbNode[];
  /** Links, buttons and spoilers are not rendered inside a link. */
  isInLink?: boolean;
}

export function Nodes({ nodes, isInLink = false }: NodesProps): ReactNode {
  return nodes.map((node, index) => {
    switch (node.kind) {
      case 'text':
        return <Text key={index} text={node.text} isInLink={isInLink} />;
      case 'break':
        return <br key={index} />;
      case 'too-deep':
        return <Wrong key={index} text={BBCODE_TEXTS.tooDeep} />;
      case 'item':
        return (
          <li key={index}>
            <Nodes nodes={node.children} isInLink={isInLink} />
          </li>
        );
      case 'element':
        return <Fragment key={index}>{renderElement(node, isInLink)}</Fragment>;
    }
  });
}

function renderElement(element: BbElement, isInLink: boolean): ReactNode {
  const { name, value, attributes } = element;
  const inside = <Nodes nodes={element.children} isInLink={isInLink} />;
  const content = element.verbatim ?? '';
  switch (name) {
    case 'b':
      return <strong>{inside}</strong>;
    case 'i':
      return <em>{inside}</em>;
    case 'u':
      return <u>{inside}</u>;
    case 's':
      return <s>{inside}</s>;
    case 'font': {
      const font = cleanFont(value ?? '');
      return font === null ? (
        inside
      ) : (
        <span style={{ fontFamily: `${font}, var(--font-text), var(--font-emoji)` }}>{inside}</span>
      );
    }
    case 'color': {
      const colour = parseCssColour(cleanColour(value ?? '') ?? '');
      return colour === null ? inside : <Coloured colour={colour}>{inside}</Coloured>;
    }
    case 'size':
      return (
        <span className="bb-size" style={{ fontSize: `${clampSize(value)}px` }}>
          {inside}
        </span>
      );
    case 'left':
    case 'center':
    case 'right':
      return <div style={{ textAlign: name }}>{inside}</div>;
    case 'quote':
      return <Quote author={value ?? attributes.get('name') ?? attributes.get('author') ?? ''}>{inside}</Quote>;
    case 'code':
      return <Code label={value ?? ''} text={content} />;
    case 'list':
      return <List marker={value ?? ''} nodes={element.children} isInLink={isInLink} />;
    case 'spoiler':
      return isInLink ? inside : <Spoiler title={value ?? attributes.get('title') ?? ''}>{inside}</Spoiler>;
    case 'url':
      // HTML permits no link inside a link.
      return (
        <Address checked={isInLink ? nestedUrl : checkUrl(value ?? content)} element={element} isInLink={isInLink} />
      );
    case 'email':
      return <Address checked={mailto(value ?? content)} element={element} isInLink={isInLink} />;
    case 'img':
      return <Picture address={content} value={value} attributes={attributes} isInLink={isInLink} />;
    case 'youtube':
      return <Video id={content} isInLink={isInLink} />;
    case 'emoji':
      return checkedOr(checkEmojiPath(content), (path) => <Emoji path={path} />);
    case 'model':
      return <Model address={content} zoom={value ?? attributes.get('zoom') ?? '1'} isInLink={isInLink} />;
    case 'mention':
    case 'player':
      return checkedOr(checkReference(value ?? content, BBCODE_TEXTS.invalidUsername), (username) => {
        const Reference = name === 'mention' ? Mention : PlayerReference;
        return <Reference username={username} isInLink={isInLink} />;
      });
    case 'post':
      return checkedOr(checkReference(value ?? content, BBCODE_TEXTS.invalidPost), (id) => (
        <PostReference id={id} label={value === null ? '' : content} isInLink={isInLink} />
      ));
    case 'outfit':
      return checkedOr(checkReference(value ?? content, BBCODE_TEXTS.invalidOutfit), (id) => (
        <OutfitReference id={id} label={value === null ? '' : content} isInLink={isInLink} />
      ));
  }
}

function Coloured({ colour, children }: { colour: CssColour; children: ReactNode }) {
  return (
    <span className="own-text" style={useOwnText(colour)}>
      {children}
    </span>
  );
}

/** Replaces content with an invalid value. */
const Wrong = ({ text }: { text: string }) => <span className="bb-wrong">{text}</span>;

const checkedOr = (checked: Checked<string>, render: (value: string) => ReactNode): ReactNode =>
  checked.value === undefined ? <Wrong text={checked.error} /> : render(checked.value);

const nestedUrl: Checked<string> = { error: BBCODE_TEXTS.invalidUrl };

function mailto(written: string): Checked<string> {
  const checked = checkEmail(written);
  return checked.value === undefined ? checked : { value: `mailto:${checked.value}` };
}

function Text({ text, isInLink }: { text: string; isInLink: boolean }): ReactNode {
  return splitText(text).map((piece, index) => {
    if (piece.kind === 'emoji') return <Emoji key={index} path={piece.path} />;
    if (piece.kind === 'text' || isInLink) return <Fragment key={index}>{piece.text}</Fragment>;
    return (
      <Link key={index} href={piece.url} label={piece.text}>
        {piece.text}
      </Link>
    );
  });
}

interface AddressProps {
  checked: Checked<string>;
  element: BbElement;
  isInLink: boolean;
}

function Address({ checked, element, isInLink }: AddressProps): ReactNode {
  const label =
    element.verbatim === null && element.children.length > 0 ? (
      <Nodes nodes={element.children} isInLink />
    ) : (
      (element.verbatim ?? element.value ?? '').trim()
    );
  const words = typeof label === 'string' ? label : visibleOf(element.children);
  return checkedOr(checked, (href) =>
    isInLink ? (
      label
    ) : (
      <Link href={href} label={words}>
        {label}
      </Link>
    ),
  );
}

interface LinkProps {
  href: string;
  /** The text of `children`. */
  label: string;
  children: ReactNode;
}

/** An external link without a referrer. A link whose text hides where it leads names its host. */
function Link({ href, label, children }: LinkProps) {
  const hidden = hiddenHostOf(href, label, window.location.origin);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" title={href}>
      {children}
      {hidden !== null && (
        <bdi className="bb-link-host">
          <WarningIcon aria-hidden weight="fill" size={13} />
          {leadsTo(hidden)}
        </bdi>
      )}
    </a>
  );
}

const leadsTo = (host: string): string => said.leadsTo({ host });

function Quote({ author, children }: { author: string; children: ReactNode }) {
  return (
    <blockquote className="bb-quote">
      {author.trim() !== '' && (
        <cite>
          <bdi>{author.trim()}</bdi> {said.wrote}
        </cite>
      )}
      {children}
    </blockquote>
  );
}

/** The first letter is one of a script from right to left. Styles built for older browsers cannot ask what `auto` found. */
const IS_RIGHT_TO_LEFT = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

function Code({ label, text }: { label: string; text: string }) {
  return (
    <div className="bb-code">
      <pre
        dir={IS_RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, by keyboard too
        tabIndex={0}
        aria-label={label.trim() === '' ? said.code : said.codeOf({ label: label.trim() })}
      >
        <code>{text.replace(/^\n|\n$/g, '')}</code>
      </pre>
    </div>
  );
}

const MARKERS: Readonly<Record<string, 'decimal' | 'lower-alpha' | 'upper-alpha' | 'lower-roman' | 'upper-roman'>> = {
  '1': 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

function List({ marker, nodes, isInLink }: NodesProps & { marker: string }) {
  const items = nodes.filter(({ kind }) => kind === 'item');
  // A list contains only items. Content before the first item is rendered above the list.
  const before = nodes.filter((node) => node.kind !== 'item' && !(node.kind === 'text' && node.text.trim() === ''));
  const style = MARKERS[marker.trim()];
  const shown = <Nodes nodes={items} isInLink={isInLink} />;
  return (
    <>
      <Nodes nodes={before} isInLink={isInLink} />
      {items.length > 0 && (style ? <ol style={{ listStyleType: style }}>{shown}</ol> : <ul>{shown}</ul>)}
    </>
  );
}
