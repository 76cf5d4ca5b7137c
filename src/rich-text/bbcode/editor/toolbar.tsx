/** The toolbar above the editor's text. Arrow keys move between tools, Tab leaves the toolbar; on a phone it scrolls. */
import { AtIcon } from '@phosphor-icons/react/dist/csr/At';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { ChatsIcon } from '@phosphor-icons/react/dist/csr/Chats';
import { CodeIcon } from '@phosphor-icons/react/dist/csr/Code';
import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { EyeClosedIcon } from '@phosphor-icons/react/dist/csr/EyeClosed';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { LinkIcon } from '@phosphor-icons/react/dist/csr/Link';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { ListNumbersIcon } from '@phosphor-icons/react/dist/csr/ListNumbers';
import { QuotesIcon } from '@phosphor-icons/react/dist/csr/Quotes';
import { TextAlignCenterIcon } from '@phosphor-icons/react/dist/csr/TextAlignCenter';
import { TextAlignLeftIcon } from '@phosphor-icons/react/dist/csr/TextAlignLeft';
import { TextAlignRightIcon } from '@phosphor-icons/react/dist/csr/TextAlignRight';
import { TextBIcon } from '@phosphor-icons/react/dist/csr/TextB';
import { TextItalicIcon } from '@phosphor-icons/react/dist/csr/TextItalic';
import { TextStrikethroughIcon } from '@phosphor-icons/react/dist/csr/TextStrikethrough';
import { TextUnderlineIcon } from '@phosphor-icons/react/dist/csr/TextUnderline';
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { YoutubeLogoIcon } from '@phosphor-icons/react/dist/csr/YoutubeLogo';
import * as RadixToolbar from 'radix-ui/toolbar';
import type { ReactNode } from 'react';
import type { Edit, Selection } from './edits.ts';
import { insert, makeList, wrap, wrapWithValue } from './edits.ts';
import { type PromptToolName, promptTool } from './prompt-tools.ts';
import { PromptForm } from './prompt-form.tsx';
import { ColourChoice, ValueChoice } from './choices.tsx';
import { FONTS, fontLabel, SIZES } from './palettes.ts';
import { shortcutLabel } from './shortcuts.ts';
import { ToolPopover } from './tool-popover.tsx';
import { text as words } from '../text.ts';

/** Computes a tool's edit from text and selection. */
export type EditCommand = (source: string, selection: Selection) => Edit;

export interface ToolbarProps {
  /** Applies an edit to the text. */
  act: (act: EditCommand) => void;
  /** The current selection. */
  selected: () => string;
  onReturn: () => void;
  isLinkOpen: boolean;
  onLinkOpenChange: (isOpen: boolean) => void;
  /** The emoji button. */
  emoji: ReactNode;
}

interface Mark {
  tag: string;
  label: string;
  /** Visible below the icon; the label by default. */
  word?: string;
  /** Shortcut, if there is one. */
  keys?: string;
  icon: ReactNode;
}

const SIZE_PX = 17;
const STYLES: readonly Mark[] = [
  { tag: 'b', label: words.bold, keys: 'B', icon: <TextBIcon weight="bold" size={SIZE_PX} /> },
  { tag: 'i', label: words.italic, keys: 'I', icon: <TextItalicIcon weight="bold" size={SIZE_PX} /> },
  { tag: 'u', label: words.underline, keys: 'U', icon: <TextUnderlineIcon weight="bold" size={SIZE_PX} /> },
  { tag: 's', label: words.strike, keys: 'Shift+X', icon: <TextStrikethroughIcon weight="bold" size={SIZE_PX} /> },
];
const ALIGNMENTS: readonly Mark[] = [
  { tag: 'left', label: words.alignLeft, word: words.left, icon: <TextAlignLeftIcon weight="bold" size={SIZE_PX} /> },
  { tag: 'center', label: words.centre, icon: <TextAlignCenterIcon weight="bold" size={SIZE_PX} /> },
  {
    tag: 'right',
    label: words.alignRight,
    word: words.right,
    icon: <TextAlignRightIcon weight="bold" size={SIZE_PX} />,
  },
];
const BLOCKS: readonly Mark[] = [
  { tag: 'quote', label: words.quote, keys: 'Shift+9', icon: <QuotesIcon weight="fill" size={SIZE_PX} /> },
  { tag: 'code', label: words.code, keys: 'Shift+C', icon: <CodeIcon weight="bold" size={SIZE_PX} /> },
  { tag: 'spoiler', label: words.spoiler, keys: 'Shift+H', icon: <EyeClosedIcon weight="bold" size={SIZE_PX} /> },
];
const PROMPTS: readonly { name: PromptToolName; word: string; icon: ReactNode }[] = [
  { name: 'email', word: words.eMail, icon: <EnvelopeSimpleIcon weight="fill" size={SIZE_PX} /> },
  { name: 'img', word: words.picture, icon: <ImageIcon weight="fill" size={SIZE_PX} /> },
  { name: 'youtube', word: words.video, icon: <YoutubeLogoIcon weight="fill" size={SIZE_PX} /> },
  { name: 'model', word: '3D', icon: <CubeIcon weight="fill" size={SIZE_PX} /> },
  { name: 'mention', word: words.mention, icon: <AtIcon weight="bold" size={SIZE_PX} /> },
  { name: 'player', word: words.player, icon: <UserIcon weight="fill" size={SIZE_PX} /> },
  { name: 'post', word: words.post, icon: <ChatsIcon weight="fill" size={SIZE_PX} /> },
  { name: 'outfit', word: words.outfit, icon: <TShirtIcon weight="fill" size={SIZE_PX} /> },
];

export function Toolbar({ act, selected, onReturn, isLinkOpen, onLinkOpenChange, emoji }: ToolbarProps) {
  const marks = (tools: readonly Mark[]): ReactNode =>
    tools.map(({ tag, label, word = label, keys, icon }) => (
      <Tool
        key={tag}
        word={word}
        label={keys === undefined ? label : `${label} (${shortcutLabel(keys)})`}
        onPress={() => act((source, selection) => wrap(source, selection, `[${tag}]`, `[/${tag}]`))}
      >
        {icon}
      </Tool>
    ));
  const promptButton = (
    name: PromptToolName,
    face: { icon: ReactNode; word: string },
    link?: { isOpen: boolean; label: string },
  ): ReactNode => (
    <ToolPopover
      key={name}
      label={link?.label ?? promptTool(name).title}
      face={<Labelled {...face} />}
      onReturn={onReturn}
      {...(link ? { isOpen: link.isOpen, onOpenChange: onLinkOpenChange } : {})}
    >
      <PromptForm
        tool={promptTool(name)}
        selected={selected}
        onWrite={(bbcode) => act((_, selection) => insert(selection, bbcode))}
      />
    </ToolPopover>
  );
  const valued = (name: 'font' | 'size' | 'color', value: string): void =>
    act((source, selection) => wrapWithValue(source, selection, name, value));
  return (
    <RadixToolbar.Root className="bb-toolbar" aria-label={words.formatting}>
      <ToolPopover label={words.font} className="is-wide" face={<Worded text={words.font} />} onReturn={onReturn}>
        <ValueChoice
          label={words.font}
          options={FONTS.map((font) => ({ value: font, label: fontLabel(font), style: { fontFamily: font } }))}
          onChoose={(font) => valued('font', font)}
        />
      </ToolPopover>
      <ToolPopover label={words.size} className="is-wide" face={<Worded text={words.size} />} onReturn={onReturn}>
        <ValueChoice
          label={words.size}
          columns={2}
          options={SIZES.map((size) => ({ value: String(size), label: String(size), sampleSizePx: size }))}
          onChoose={(size) => valued('size', size)}
        />
      </ToolPopover>
      <ToolPopover
        label={words.colour}
        face={<Labelled icon={<span aria-hidden className="bb-tool-colour" />} word={words.colour} />}
        onReturn={onReturn}
      >
        <ColourChoice onChoose={(colour) => valued('color', colour)} />
      </ToolPopover>
      <Rule />
      {marks(STYLES)}
      <Rule />
      {marks(ALIGNMENTS)}
      <Rule />
      <Tool
        word={words.list}
        label={words.listWithKey({ key: shortcutLabel('Shift+8') })}
        onPress={() => act((source, selection) => makeList(source, selection, ''))}
      >
        <ListBulletsIcon className="mirrors" weight="bold" size={SIZE_PX} />
      </Tool>
      <Tool
        word={words.numbered}
        label={words.numberedListWithKey({ key: shortcutLabel('Shift+7') })}
        onPress={() => act((source, selection) => makeList(source, selection, '1'))}
      >
        <ListNumbersIcon weight="bold" size={SIZE_PX} />
      </Tool>
      {marks(BLOCKS)}
      <Rule />
      {promptButton(
        'url',
        { icon: <LinkIcon weight="bold" size={SIZE_PX} />, word: words.link },
        {
          isOpen: isLinkOpen,
          label: words.linkWithKey({ key: shortcutLabel('K') }),
        },
      )}
      {PROMPTS.map(({ name, ...face }) => promptButton(name, face))}
      {emoji}
    </RadixToolbar.Root>
  );
}

interface ToolProps {
  label: string;
  word: string;
  onPress: () => void;
  /** The icon. */
  children: ReactNode;
}

function Tool({ label, word, onPress, children }: ToolProps) {
  return (
    <RadixToolbar.Button className="bb-tool" aria-label={label} title={label} onClick={onPress}>
      <Labelled icon={children} word={word} />
    </RadixToolbar.Button>
  );
}

const Labelled = ({ icon, word }: { icon: ReactNode; word: string }) => (
  <>
    {icon}
    <span className="bb-tool-word">{word}</span>
  </>
);

const Rule = () => <RadixToolbar.Separator className="bb-tool-rule" />;

const Worded = ({ text }: { text: string }) => (
  <>
    {text}
    <CaretDownIcon weight="bold" size={11} />
  </>
);
