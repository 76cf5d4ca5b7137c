/** What a row says, and where an entry leads. Pure. */
import type { BellEntry } from '../../shared/contract/bell.ts';
import type { BellGroup } from './groups.ts';
import { text as words } from './text.ts';

/** Takes the place of the first name in a sentence, so that the row can emphasize it: a character without a meaning. */
const NAME = '\uE000';

export interface Sentence {
  before: string;
  /** Who did it, or did it last; null for the town. */
  name: string | null;
  after: string;
}

export function sentenceOf(group: BellGroup): Sentence {
  const [name = null] = group.actors;
  const words = wordsOf(group);
  const at = words.indexOf(NAME);
  return at < 0
    ? { before: words, name: null, after: '' }
    : { before: words.slice(0, at), name, after: words.slice(at + 1) };
}

function whoOf({ actors }: BellGroup): string {
  const [, other] = actors;
  if (other === undefined) return NAME;
  return actors.length === 2
    ? words.who.two({ name: NAME, other })
    : words.who.more({ name: NAME, count: actors.length - 1 });
}

function wordsOf(group: BellGroup): string {
  const { entries, actors } = group;
  const [{ kind, title, decision, replyId, profile, price, left = 0 }] = entries;
  const who = whoOf(group);
  const post = title === null ? words.yourPost : words.titled({ title });
  const text = replyId === null ? post : words.yourReplyIn({ post });
  const coins = entries.reduce((sum, entry) => sum + (entry.coins ?? 0), 0);
  const count = entries.length;
  const did = actors.length > 1 ? words.several : words.one;
  /** Of one player; several are counted by their names. */
  const times = actors.length === 1 && count > 1;
  switch (kind) {
    case 'reply':
      return times ? words.one.repliedTimes({ who, count, post }) : did.replied({ who, post });
    case 'quote':
      return times ? words.one.quotedTimes({ who, count, post }) : did.quoted({ who, post });
    case 'reaction':
      return did.reacted({ who, text });
    case 'tip':
      return did.tipped({ who, coins, text });
    case 'comment':
      return times ? words.one.commentedTimes({ who, count }) : did.commented({ who });
    case 'answer':
      if (count === 1) return words.one.answered({ who });
      return profile === null ? did.answers({ who, count }) : did.answersFor({ who, count, profile });
    case 'request':
      return words.wouldBeFriends({ who });
    case 'friend':
      return words.isFriend({ who });
    case 'heart':
      return words.heartsMatch({ who });
    case 'submission':
      return words.decisions[decision ?? 'approved']({ title: title ?? '' });
    case 'work':
      return words.newWork({ who, title: title ?? '' });
    case 'gift':
      return title === null ? words.gift({ who }) : words.gave({ who, title });
    case 'gift-opened':
      return words.giftOpened({ who, title: title ?? '' });
    case 'gift-back':
      return words.giftBack({ title: title ?? '', price: priceText(price) });
    case 'price':
      return words.priceFell({ title: title ?? '', price: priceText(price) });
    case 'stock':
      return words.fewLeft({ title: title ?? '', count: left });
  }
}

const priceText = (price: BellEntry['price']): string =>
  price === undefined ? '' : words.price({ currency: price.currency, amount: price.amount });

export interface Target {
  screen: string;
  params?: unknown;
}

const GIFTS: ReadonlySet<BellEntry['kind']> = new Set(['gift', 'gift-opened', 'gift-back']);

export function targetOf(entry: BellEntry): Target | null {
  const { kind, actor, postId, replyId, profile, commentId, mailId, giftId, itemId } = entry;
  if (GIFTS.has(kind)) return { screen: 'gifts', params: kind === 'gift' && giftId ? { giftId } : undefined };
  if (itemId !== undefined) return { screen: 'store', params: { item: itemId } };
  if (kind === 'submission') return { screen: 'creations' };
  if (kind === 'work') return actor === null ? null : { screen: 'creators', params: { username: actor } };
  if (postId !== null) {
    const params = { selectedPostId: postId, ...(replyId !== null && { selectedReplyId: replyId }) };
    return { screen: 'forum', params };
  }
  if (mailId !== null) return { screen: 'mail', params: { selectedEmailId: mailId } };
  if (profile !== null) {
    return {
      screen: 'profile',
      params: { username: profile, tab: 'comments', ...(commentId !== null && { commentId }) },
    };
  }
  return actor === null ? null : { screen: 'profile', params: { username: actor } };
}
