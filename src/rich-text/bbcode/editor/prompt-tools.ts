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
import { text as words } from '../text.ts';

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
  label: words.username,
  placeholder: 'mirabel_rose',
  check(answer) {
    const name = answer.trim().replace(/^@/, '');
    return USERNAME_PATTERN.test(name) ? { value: name } : { error: words.aUsernameHas3To };
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
    return /[[\]]/.test(id) ? { error: words.noBrackets({ label }) } : checkReference(id, words.isMissing({ label }));
  },
  write: (id) => `[${tag}]${id}[/${tag}]`,
});

const PROMPT_TOOLS = {
  url: {
    title: words.link,
    label: words.address,
    placeholder: 'https://example.org',
    hasText: true,
    check: (answer) => orError(checkUrl(withScheme(answer.trim())), words.addressBegins),
    write: (url, text) => (text === '' ? `[url]${encoded(url)}[/url]` : `[url=${encoded(url)}]${text}[/url]`),
  },
  email: {
    title: words.eMail,
    label: words.eMailAddress,
    placeholder: 'name@example.org',
    hasText: true,
    check: (answer) => orError(checkEmail(answer), words.noEmail),
    write: (email, text) => (text === '' ? `[email]${email}[/email]` : `[email=${email}]${text}[/email]`),
  },
  img: {
    title: words.picture,
    label: words.addressOfThePicture,
    placeholder: 'https://example.org/picture.png',
    check: (answer) => orError(checkImageUrl(withScheme(answer.trim())), words.addressBegins),
    write: (url) => `[img]${encoded(url)}[/img]`,
  },
  youtube: {
    title: words.youtubeVideo,
    label: words.linkToTheVideoOr,
    placeholder: 'https://www.youtube.com/watch?v=...',
    check: (answer) => orError(checkVideoId(videoIdOf(answer)), words.noVideo),
    write: (id) => `[youtube]${id}[/youtube]`,
  },
  model: {
    title: words.model3d,
    label: words.addressOfAGlbFile,
    placeholder: 'https://example.org/model.glb',
    mayBeEmpty: true,
    check: (answer) =>
      answer.trim() === '' ? { value: '' } : orError(checkModelUrl(withScheme(answer.trim())), words.addressBegins),
    write: (url) => `[model]${encoded(url)}[/model]`,
  },
  mention: userTool('mention', words.mention),
  player: userTool('player', words.player),
  post: referenceTool('post', words.forumPost, words.postId),
  outfit: referenceTool('outfit', words.outfit, words.outfitId),
} satisfies Record<string, PromptTool>;

export type PromptToolName = keyof typeof PROMPT_TOOLS;
export const promptTool = (name: PromptToolName): PromptTool => PROMPT_TOOLS[name];
