import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePageTall, PATIENT } from '../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { queryClient } from '../../net/query-client.ts';
import { closeScreens, dialogs } from '../../screens/screens.ts';
import type { BellEntry } from '../../shared/contract/bell.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { takeReward } from '../../state/rewards/rewards.ts';
import { bell, forgetBell, showBellList, takeBellCount } from '../../state/session/bell.ts';
import { unread } from '../../state/session/unread.ts';
import { BellButton } from './bell-button.tsx';
import BellScreen from './bell-screen.tsx';
import { type BellGroup, groupsOf } from './groups.ts';
import { sentenceOf, targetOf } from './words.ts';

const server = servePage();
const toasts = collectToasts();
let entries: BellEntry[] = [];

const entryOf = (change: Partial<BellEntry>): BellEntry => ({
  id: '1',
  kind: 'reply',
  actor: 'odette',
  createdAt: new Date(Date.now() - 26 * 3_600_000).toISOString(),
  isRead: false,
  title: null,
  excerpt: null,
  coins: null,
  reaction: null,
  decision: null,
  postId: null,
  replyId: null,
  profile: null,
  commentId: null,
  mailId: null,
  submissionId: null,
  ...change,
});
const unreadNow = (): number => entries.filter(({ isRead }) => !isRead).length;

beforeEach(() => {
  makePageTall();
  closeScreens();
  forgetBell();
  signInAs(userNamed('mirabel'));
  entries = [
    entryOf({ id: '9', kind: 'tip', coins: 1000, title: 'Rain', postId: '4' }),
    entryOf({ id: '8', title: 'Rain', postId: '4', replyId: '31', excerpt: 'by the pier' }),
    entryOf({ id: '5', kind: 'comment', profile: 'mirabel', commentId: '2', excerpt: 'Nice hat', isRead: true }),
  ];
  server.answers.set('GET /bell', () => [200, { success: true, entries, hasMore: false, unread: unreadNow() }]);
  server.answers.set('GET /bell/unread/count', () => [200, { success: true, count: unreadNow() }]);
});
afterEach(() => {
  forgetBell();
  vi.restoreAllMocks();
});

const rows = async () => {
  const region = await screen.findByRole('region', { name: 'What happened' }, PATIENT);
  await within(region).findAllByRole('button', {}, PATIENT);
  return within(region).getAllByRole('button');
};

describe('the list of the bell', () => {
  it('says who did what, and marks what is unread', async () => {
    renderWithQueries(<BellScreen />);
    expect((await rows()).map((row) => row.textContent)).toEqual([
      'odette tipped you 1,000 coins for "Rain", unreadyesterday',
      'odette replied to "Rain", unreadby the pieryesterday',
      'odette wrote on your profileNice hatyesterday',
    ]);
    expect(screen.getByText('2 unread')).toBeTruthy();
  });

  it("names a first post of the town by the page's catalogue", async () => {
    entries = [entryOf({ title: 'Stored in English', postId: '1', initialPost: 'houseRules' })];
    renderWithQueries(<BellScreen />);
    expect((await rows())[0]?.textContent).toContain('"House rules of Lantern Bay"');
  });

  it('shows the emoji of a reaction, and none that it does not know', async () => {
    const reaction = { kind: 'reaction', title: 'Rain', postId: '4' } as const;
    entries = [
      entryOf({ ...reaction, id: '3', reaction: 'love' }),
      entryOf({ ...reaction, id: '2', postId: '5', reaction: 'x' }),
    ];
    renderWithQueries(<BellScreen />);
    const emoji = (await rows()).map((row) => within(row).queryByRole('img', { name: 'love' }) !== null);
    expect(emoji).toEqual([true, false]);
  });

  it('opens what an entry is about and marks it as read, for the tab not at all', async () => {
    server.answers.set('POST /bell/read', () => [200, { success: true, unread: 1 }]);
    renderWithQueries(<BellScreen />);
    await userEvent.click((await rows())[1]!);
    expect(dialogs.screens.at(-1)).toMatchObject({
      name: 'forum',
      params: { selectedPostId: '4', selectedReplyId: '31' },
    });
    await expect.poll(() => bell.unread, PATIENT).toBe(1);
    expect(server.callsOf('POST /bell/read').map(({ body }) => body)).toEqual([{ upTo: 8, ids: [8] }]);
    expect((await rows())[1]?.textContent).not.toContain('unread');
    expect(unread.unreadCount).toBe(0);
  });

  it('marks all as read up to the newest that is shown', async () => {
    server.answers.set('POST /bell/read', () => [200, { success: true, unread: 0 }]);
    renderWithQueries(<BellScreen />);
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await expect.poll(() => toasts, PATIENT).toMatchObject([{ tone: 'ok' }]);
    expect(server.callsOf('POST /bell/read').map(({ body }) => body)).toEqual([{ upTo: 9 }]);
    expect(screen.getByText('All read')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(server.callsOf('POST /bell/read')).toHaveLength(1);
  });

  it('shows why marking failed and keeps the marks', async () => {
    server.answers.set('POST /bell/read', () => [500, { success: false, message: 'The bell is stuck.' }]);
    renderWithQueries(<BellScreen />);
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await expect.poll(() => toasts, PATIENT).toMatchObject([{ text: 'The bell is stuck.', tone: 'bad' }]);
    expect((await rows())[0]?.textContent).toContain('unread');
  });

  it('shows entries about one thing as one row, and marks them together', async () => {
    const about = { title: 'Rain', postId: '4', createdAt: new Date().toISOString() } as const;
    entries = [
      entryOf({ ...about, id: '9', actor: 'wren', replyId: '33' }),
      entryOf({ ...about, id: '8', kind: 'reaction', reaction: 'love' }),
      entryOf({ ...about, id: '7', replyId: '32' }),
      entryOf({ ...about, id: '6', actor: 'mothlight', replyId: '31' }),
      entryOf({ ...about, id: '5', replyId: '30', isRead: true }),
    ];
    server.answers.set('POST /bell/read', () => [200, { success: true, unread: 1 }]);
    renderWithQueries(<BellScreen />);
    const shown = await rows();
    expect(shown.map((row) => row.querySelector('.min-w-0 > span')?.textContent)).toEqual([
      'wren and 2 others replied to "Rain", unread',
      expect.stringContaining('odette reacted to "Rain"'),
      'odette replied to "Rain"',
    ]);
    await userEvent.click(shown[0]!);
    expect(server.callsOf('POST /bell/read').map(({ body }) => body)).toEqual([{ upTo: 9, ids: [9, 7, 6] }]);
    // The first of them, from which reading goes on.
    expect(dialogs.screens.at(-1)?.params).toEqual({ selectedPostId: '4', selectedReplyId: '31' });
  });

  it('refetches when an entry is withdrawn', async () => {
    renderWithQueries(<BellScreen />);
    expect(await rows()).toHaveLength(3);
    entries = entries.slice(1);
    act(() => takeBellCount(1));
    await waitFor(async () => expect(await rows()).toHaveLength(2), PATIENT);
  });

  it('fetches the next page from before its last entry', async () => {
    server.answers.set('GET /bell', ({ query }) =>
      query === ''
        ? [200, { success: true, entries, hasMore: true, unread: 2 }]
        : [200, { success: true, entries: [entryOf({ id: '2', actor: 'wren' })], hasMore: false, unread: 2 }],
    );
    renderWithQueries(<BellScreen />);
    await waitFor(async () => expect(await rows()).toHaveLength(4), PATIENT);
    expect(server.callsOf('GET /bell').map(({ query }) => query)).toEqual(['', 'before=5']);
  });

  it('refetches when something new comes', async () => {
    renderWithQueries(<BellScreen />);
    expect(await rows()).toHaveLength(3);
    entries = [entryOf({ id: '12', kind: 'heart', actor: 'wren' }), ...entries];
    act(() => takeBellCount(3));
    await waitFor(
      async () => expect((await rows())[0]?.textContent).toContain('wren and you: your hearts match'),
      PATIENT,
    );
  });

  it('shows an empty state, and why it failed to load', async () => {
    entries = [];
    const { unmount } = renderWithQueries(<BellScreen />);
    expect(await screen.findByText('Nothing yet', {}, PATIENT)).toBeTruthy();
    unmount();
    server.answers.set('GET /bell', () => [500, { success: false, message: 'closed' }]);
    queryClient.clear();
    renderWithQueries(<BellScreen />);
    expect(await screen.findByText('The bell could not be read: closed', {}, PATIENT)).toBeTruthy();
  });
});

describe('the bell of the top bar', () => {
  it('has the count in its name, and announces what comes later', async () => {
    renderWithQueries(<BellButton />);
    const button = await screen.findByRole('button', { name: 'Bell, 2 unread' }, PATIENT);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    act(() => takeBellCount(3));
    await expect.poll(() => status.textContent, PATIENT).toBe('Something new in your bell: 3 unread');
    act(() => takeBellCount(0));
    await expect.poll(() => status.textContent, PATIENT).toBe('');
    expect(button.getAttribute('aria-label')).toBe('Bell');
  });

  it('opens the list below itself; Escape, the button and an entry close it', async () => {
    renderWithQueries(<BellButton />);
    const button = await screen.findByRole('button', { name: 'Bell, 2 unread' }, PATIENT);
    await userEvent.click(button);
    const popover = await screen.findByRole('dialog', { name: 'Bell' }, PATIENT);
    await rows();
    expect([button.getAttribute('aria-expanded'), popover.contains(document.activeElement)]).toEqual(['true', true]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog'), PATIENT).toBeNull();
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Bell' }, PATIENT);
    await userEvent.click(button);
    await expect.poll(() => screen.queryByRole('dialog'), PATIENT).toBeNull();
    await userEvent.click(button);
    await userEvent.click((await rows())[2]!);
    await expect.poll(() => screen.queryByRole('dialog'), PATIENT).toBeNull();
    expect(dialogs.screens.at(-1)).toMatchObject({
      name: 'profile',
      params: { username: 'mirabel', tab: 'comments', commentId: '2' },
    });
  });

  it('opens a dialog on a phone, and for a card', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: true,
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    renderWithQueries(<BellButton />);
    act(showBellList);
    await expect.poll(() => dialogs.screens.map(({ name }) => name), PATIENT).toEqual(['bell']);
    expect(bell.isListOpen).toBe(false);
  });

  it('does not announce what a card announces', async () => {
    const time = replaceRuntime(runtime);
    renderWithQueries(<BellButton />);
    await screen.findByRole('button', { name: 'Bell, 2 unread' }, PATIENT);
    const words = () => screen.getByRole('status').textContent;
    const later = (ms: number) => act(() => time.advance(ms));
    const tip = { kind: 'tip', username: 'wren', coins: 1000, postId: '4' };
    takeReward(tip, () => false);
    act(() => takeBellCount(3));
    later(2000);
    expect(bell.announced).toBeNull();
    act(() => takeBellCount(4));
    takeReward(tip, () => false);
    act(() => takeBellCount(5));
    later(2000);
    await expect.poll(words, PATIENT).toBe('Something new in your bell: 5 unread');
  });
});

const sentenceText = (group: BellGroup): string => Object.values(sentenceOf(group)).join('');

it.each([
  [{ kind: 'quote', title: 'Rain', postId: '4', replyId: '7' }, 'odette quoted you in "Rain"', 'forum'],
  [{ kind: 'reaction', title: 'Rain', postId: '4', replyId: '7' }, 'odette reacted to your reply in "Rain"', 'forum'],
  [{ kind: 'answer', profile: 'odette', commentId: '3' }, 'odette answered a comment', 'profile'],
  [{ kind: 'request', mailId: '3' }, 'odette would like to be friends', 'mail'],
  [{ kind: 'friend' }, 'odette is your friend now', 'profile'],
  [
    { kind: 'submission', actor: null, title: 'Hat', decision: 'rejected' },
    'Your drawing "Hat" was not approved',
    'creations',
  ],
  [{ kind: 'gift', giftId: 'g1' }, 'odette sent you a gift', 'gifts'],
  [{ kind: 'gift', giftId: 'g1', itemId: 'hat', title: 'Hat' }, 'odette gave you "Hat"', 'gifts'],
  [{ kind: 'gift-opened', giftId: 'g1', itemId: 'hat', title: 'Hat' }, 'odette unwrapped your gift: "Hat"', 'gifts'],
  [
    { kind: 'gift-back', actor: null, itemId: 'hat', title: 'Hat', price: { currency: 'coins', amount: 20 } },
    'Your gift "Hat" came back, and you have 20 coins back',
    'gifts',
  ],
  [
    { kind: 'price', actor: null, itemId: 'hat', title: 'Hat', price: { currency: 'gems', amount: 1 } },
    '"Hat" from your wishlist costs less: 1 gem',
    'store',
  ],
  [
    { kind: 'stock', actor: null, itemId: 'hat', title: 'Hat', left: 3 },
    'Only 3 of "Hat" from your wishlist are left',
    'store',
  ],
] as const)('%o', (change, words, target) => {
  const [group] = groupsOf([entryOf(change)]);
  expect([group && sentenceText(group), targetOf(entryOf(change))?.screen]).toEqual([words, target]);
});

describe('a row', () => {
  const atHour = (hour: number): string => new Date(Date.UTC(2026, 10, 20) + hour * 3_600_000).toISOString();
  const rowsOf = (...changes: Partial<BellEntry>[]) =>
    groupsOf(changes.map((change, at) => entryOf({ id: String(100 - at), createdAt: atHour(-at), ...change })));
  const said = (...changes: Partial<BellEntry>[]) => rowsOf(...changes).map(sentenceText);
  const tip = { kind: 'tip', title: 'Rain', postId: '4', coins: 1000 } as const;
  const reply = { title: 'Rain', postId: '4', replyId: '7' } as const;

  it.each<[Partial<BellEntry>[], string[]]>([
    [[tip, { ...tip, actor: 'wren' }], ['odette and wren tipped you 2,000 coins for "Rain"']],
    [[reply, { ...reply, actor: 'wren' }, { ...reply, actor: 'ada' }], ['odette and 2 others replied to "Rain"']],
    [[reply, { ...reply, replyId: '6' }, { ...reply, replyId: '5' }], ['odette wrote 3 replies to "Rain"']],
    [
      [
        { ...reply, kind: 'quote' },
        { ...reply, kind: 'quote' },
      ],
      ['odette quoted you 2 times in "Rain"'],
    ],
    [
      [
        { kind: 'comment', profile: 'me' },
        { kind: 'comment', profile: 'me' },
      ],
      ['odette wrote 2 comments on your profile'],
    ],
    [
      [
        { kind: 'answer', profile: 'me' },
        { kind: 'answer', profile: 'me' },
      ],
      ['odette wrote 2 answers to comments for me'],
    ],
    [
      [tip, { ...tip, replyId: '3' }],
      ['odette tipped you 1,000 coins for "Rain"', 'odette tipped you 1,000 coins for your reply in "Rain"'],
    ],
    [
      [
        { kind: 'request', mailId: '1' },
        { kind: 'request', mailId: '2' },
      ],
      Array(2).fill('odette would like to be friends'),
    ],
    [[reply, { ...reply, isRead: true }], Array(2).fill('odette replied to "Rain"')],
    [[reply, { ...reply, createdAt: atHour(-25) }], Array(2).fill('odette replied to "Rain"')],
  ])('of %o', (changes, sentences) => {
    expect(said(...changes)).toEqual(sentences);
  });
});
