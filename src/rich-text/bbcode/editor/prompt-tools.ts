/** Tools of the editor that prompt for a value (address, name, id): their labels, validation and BBCode. */
import {
  type Checked,
  checkEmail,
  checkImageUrl,
  checkModelUrl,
  checkReference,
  checkUrl,
  checkVideoId,
} from '../../../shared/rules/bbcode/values.ts';
import { USERNAME_PATTERN } from '../../../shared/rules/limits.ts';
import { videoIdOf } from './edits.ts';

export interface PromptTool {
  /** Label of the button and title of the form. */
  title: string;
  label: string;
  placeholder: string;
  /** Label of a second field for the link's text. */
  hasText?: boolean;
  mayBeEmpty?: boolean;
  /** The validated value, or an error text. */
  check: (answer: string) => Checked<string>;
  /** The BBCode; `text` is '' when nothing was entered or selected. */
  write: (answer: string, text: string) => string;
}

/** Adds https:// to an address without a scheme. */
const withScheme = (answer: string): string =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#:].*)?$/.test(answer) ? `https://${answer}` : answer;
const orError = (checked: Checked<string>, error: string): Checked<string> =>
  checked.value === undefined ? { error } : checked;

/** A closing bracket in the value would end the tag. */
const encoded = (address: string): string => address.replaceAll('[', '%5B').replaceAll(']', '%5D');

const userTool = (tag: 'mention' | 'player', title: string): PromptTool => ({
  title,
  label: 'Username',
  placeholder: 'mirabel_rose',
  check(answer) {
    const name = answer.trim().replace(/^@/, '');
    return USERNAME_PATTERN.test(name)
      ? { value: name }
      : { error: 'A username has 3 to 20 letters, digits or underscores.' };
  },
  write: (name) => `[${tag}]${name}[/${tag}]`,
});

const referenceTool = (tag: 'post' | 'outfit', title: string, label: string): PromptTool => ({
  title,
  label,
  placeholder: '',
  check(answer) {
    // Accepts the copied code of a post or outfit instead of its id.
    const id = new RegExp(`^\\[${tag}\\]([^[\\]]*)\\[/${tag}\\]$`, 'i').exec(answer.trim())?.[1] ?? answer;
    return /[[\]]/.test(id)
      ? { error: `${label} must not hold brackets.` }
      : checkReference(id, `${label} is missing.`);
  },
  write: (id) => `[${tag}]${id}[/${tag}]`,
});

const PROMPT_TOOLS = {
  url: {
    title: 'Link',
    label: 'Address',
    placeholder: 'https://example.org',
    hasText: true,
    check: (answer) => orError(checkUrl(withScheme(answer.trim())), 'An address begins with /, http:// or https://.'),
    write: (url, text) => (text === '' ? `[url]${encoded(url)}[/url]` : `[url=${encoded(url)}]${text}[/url]`),
  },
  email: {
    title: 'E-mail',
    label: 'E-mail address',
    placeholder: 'name@example.org',
    hasText: true,
    check: (answer) => orError(checkEmail(answer), 'That is no e-mail address.'),
    write: (email, text) => (text === '' ? `[email]${email}[/email]` : `[email=${email}]${text}[/email]`),
  },
  img: {
    title: 'Picture',
    label: 'Address of the picture',
    placeholder: 'https://example.org/picture.png',
    check: (answer) =>
      orError(checkImageUrl(withScheme(answer.trim())), 'An address begins with /, http:// or https://.'),
    write: (url) => `[img]${encoded(url)}[/img]`,
  },
  youtube: {
    title: 'YouTube video',
    label: 'Link to the video, or its id',
    placeholder: 'https://www.youtube.com/watch?v=...',
    check: (answer) => orError(checkVideoId(videoIdOf(answer)), 'No video can be told from that.'),
    write: (id) => `[youtube]${id}[/youtube]`,
  },
  model: {
    title: '3D model',
    label: 'Address of a .glb file; empty for the lantern cat',
    placeholder: 'https://example.org/model.glb',
    mayBeEmpty: true,
    check: (answer) =>
      answer.trim() === ''
        ? { value: '' }
        : orError(checkModelUrl(withScheme(answer.trim())), 'An address begins with /, http:// or https://.'),
    write: (url) => `[model]${encoded(url)}[/model]`,
  },
  mention: userTool('mention', 'Mention'),
  player: userTool('player', 'Player'),
  post: referenceTool('post', 'Forum post', 'The post’s id'),
  outfit: referenceTool('outfit', 'Outfit', 'The outfit’s id'),
} satisfies Record<string, PromptTool>;

export type PromptToolName = keyof typeof PROMPT_TOOLS;
export const promptTool = (name: PromptToolName): PromptTool => PROMPT_TOOLS[name];
