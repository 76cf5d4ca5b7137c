/** The moderators' review: its entry, its queue, what it sends, and its empty and failed lists. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePageTall } from '../../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../../tests/support/signed-in.ts';
import { submissionOf } from '../../../../tests/support/samples/submission.ts';
import type { ReviewedSubmission } from '../../../shared/contract/creations.ts';
import { NARROW_QUERY } from '../../../shared/rules/viewport.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import CreationsScreen from '../creations-screen.tsx';

const LIST = 'GET /moderation/submissions';
const server = servePage();
const toasts = collectToasts();

const submission = (id: string, change: Partial<ReviewedSubmission> = {}): ReviewedSubmission => ({
  ...submissionOf({ id, name: `Hat ${id}`, category: 7, categoryName: 'Hat', categoryEmoji: '🎩' }),
  revision: `revision-${id}`,
  reviewedAt: null,
  reviewer: null,
  identical: [],
  ...change,
});
const pageOf = (submissions: ReviewedSubmission[], hasMore = false) => ({
  success: true,
  submissions,
  hasMore,
  counts: { pending: 2, approved: 1, rejected: 0 },
  questions: 0,
});
const reviewed = { reviewedAt: new Date().toISOString(), reviewer: 'moderator' };

beforeAll(makePageTall);
beforeEach(() => {
  signInAs({ ...userNamed('moderator'), access: 1 });
  server.answers.set('GET /game-api/creator/submission', () => [200, []]);
  server.answers.set(LIST, ({ query }) => [
    200,
    query.includes('status=pending') ? pageOf([submission('1'), submission('2')]) : pageOf([]),
  ]);
});

const show = () => renderWithQueries(<CreationsScreen />);
const side = () => within(screen.getByRole('complementary'));
const openReview = async () => {
  show();
  await userEvent.click(side().getByRole('button', { name: /^Review/ }));
};
const row = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Submissions to review' })).getByRole('button', {
    name: new RegExp(name),
  });
const button = (name: string) => screen.getByRole('button', { name });
const calls = (call: string) => server.asked.filter((asked) => asked.call === call).map(({ body }) => body);

describe('the review', () => {
  it('has no entry for players', async () => {
    signInAs(userNamed('mirabel'));
    show();
    await screen.findByText('No submissions, yet :)');
    expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull();
  });

  it('shows the number of pending submissions at its entry', async () => {
    show();
    await waitFor(() => expect(side().getByRole('button', { name: /^Review/ }).textContent).toBe('Review2'));
  });

  it('sends price, rarity, name and reviewed sheet, and opens the next submission', async () => {
    server.answers.set('POST /moderation/submissions/1/approve', () => [200, { success: true, message: 'Done.' }]);
    await openReview();
    await userEvent.click(await row('Hat 1'));
    await userEvent.click(button('Approve'));
    await screen.findByText('A whole number from 0 to 10,000,000.');
    await userEvent.click(button('Gems'));
    await userEvent.type(screen.getByLabelText('Price'), '100001');
    await userEvent.click(button('Approve'));
    await screen.findByText('A whole number from 0 to 100,000.');
    expect(calls('POST /moderation/submissions/1/approve')).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Price'));
    await userEvent.type(screen.getByLabelText('Price'), '45');
    await userEvent.click(button('EPIC'));
    await userEvent.clear(screen.getByLabelText('Name in the store'));
    await userEvent.type(screen.getByLabelText('Name in the store'), 'Gull Cap');
    await userEvent.click(button('Approve'));
    await screen.findByRole('region', { name: 'Review: Hat 2' });
    expect(calls('POST /moderation/submissions/1/approve')).toEqual([
      { currency: 'gems', price: 45, rarity: 2, name: 'Gull Cap', revision: 'revision-1' },
    ]);
    expect(toasts.map(({ text }) => text)).toEqual(['Done.']);
  });

  it('rejects only with a reason, and stays open when the server refuses', async () => {
    const REJECT = 'POST /moderation/submissions/2/reject';
    server.answers.set(REJECT, () => [409, { success: false, message: 'This submission was approved already.' }]);
    await openReview();
    await userEvent.click(await row('Hat 2'));
    await userEvent.click(button('Reject'));
    const dialog = within(screen.getByRole('dialog', { name: 'Reject' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await dialog.findByText('Please give a reason.');
    expect(calls(REJECT)).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The band pokes out');
    const asked = calls(LIST).length;
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(calls(LIST).length).toBeGreaterThan(asked));
    expect(calls(REJECT)).toEqual([{ reason: 'The band pokes out', revision: 'revision-2' }]);
    expect(toasts.map(({ text }) => text)).toEqual(['This submission was approved already.']);
    expect(screen.getByRole('region', { name: 'Review: Hat 2', hidden: true })).toBeDefined();
    expect(calls('POST /moderation/submissions/2/approve')).toEqual([]);
  });

  it('keeps an open question when the phone is turned, and moves into a drawer after it', async () => {
    const media = Object.assign(window.matchMedia(NARROW_QUERY), { matches: false });
    const other = window.matchMedia('(pointer: fine)');
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => (query === NARROW_QUERY ? media : other));
    await openReview();
    await userEvent.click(await row('Hat 2'));
    await userEvent.click(button('Reject'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'The band');
    Object.assign(media, { matches: true });
    act(() => void media.dispatchEvent(new Event('change')));
    const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
    expect(reason.value).toBe('The band');
    expect(screen.queryByRole('dialog', { name: 'Review', hidden: true })).toBeNull();
    await userEvent.clear(reason);
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Review' });
    vi.mocked(window.matchMedia).mockRestore();
  });

  it('shows each decision with moderator and price', async () => {
    const item = { id: 'creation_3', name: 'Gull Cap', costCoins: 0, costGems: 45, rarity: 2 };
    server.answers.set(LIST, () => [200, pageOf([submission('3', { status: 'approved', item, ...reviewed })])]);
    await openReview();
    await userEvent.click(await side().findByRole('button', { name: /^Approved/ }));
    await userEvent.click(await row('Gull Cap'));
    const drawer = within(screen.getByRole('region', { name: 'Review: Gull Cap' }));
    expect(drawer.getByText('Approved by moderator')).toBeDefined();
    expect(drawer.getByText('EPIC')).toBeDefined();
    expect(drawer.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('keeps price and rarity after a refused approval, which sends the new revision when it is repeated', async () => {
    const APPROVE = 'POST /moderation/submissions/1/approve';
    server.answers.set(APPROVE, () => [409, { success: false, message: 'Its creator has changed it.' }]);
    await openReview();
    await userEvent.click(await row('Hat 1'));
    await userEvent.type(screen.getByLabelText('Price'), '45');
    await userEvent.click(button('Gems'));
    await userEvent.click(button('EPIC'));
    server.answers.set(LIST, () => [200, pageOf([submission('1', { revision: 'changed', name: 'Hat 1b' })])]);
    await userEvent.click(button('Approve'));
    await screen.findByRole('region', { name: 'Review: Hat 1b' });
    expect(toasts.map(({ text }) => text)).toEqual(['Its creator has changed it.']);
    expect(screen.getByLabelText('Price')).toHaveProperty('value', '45');
    await userEvent.click(button('Approve'));
    const offer = { currency: 'gems', price: 45, rarity: 2 };
    await waitFor(() =>
      expect(calls(APPROVE)).toEqual([
        { ...offer, name: 'Hat 1', revision: 'revision-1' },
        { ...offer, name: 'Hat 1b', revision: 'changed' },
      ]),
    );
  });

  it.each([1, 2])('of an own submission says that others decide, also with access %i', async (access) => {
    signInAs({ ...userNamed('moderator'), access });
    server.answers.set(LIST, () => [200, pageOf([submission('1', { submitter: 'Moderator' })])]);
    await openReview();
    await userEvent.click(await row('Hat 1'));
    expect(screen.getByText('This is your own submission: another moderator decides.')).toBeDefined();
    for (const name of ['Approve', 'Reject']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('withdraws an approved item, only with a reason', async () => {
    const WITHDRAW = 'POST /moderation/creations/creation_3/withdraw';
    const item = { id: 'creation_3', name: 'Gull Cap', costCoins: 0, costGems: 45, rarity: 2 };
    const approved = submission('3', { status: 'approved', item, ...reviewed });
    server.answers.set(LIST, () => [200, pageOf([approved])]);
    server.answers.set(WITHDRAW, () => [200, { success: true, message: 'Gull Cap was withdrawn.' }]);
    await openReview();
    await userEvent.click(await side().findByRole('button', { name: /^Approved/ }));
    await userEvent.click(await row('Gull Cap'));
    await userEvent.click(button('Withdraw'));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await dialog.findByText('Please give a reason.');
    expect(calls(WITHDRAW)).toEqual([]);
    const reason = dialog.getByRole('textbox', {
      name: 'Reason',
      description: /^Please give a reason. Gull Cap leaves the store/,
    });
    await userEvent.type(reason, 'A copy');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Gull Cap was withdrawn.']));
    expect(calls(WITHDRAW)).toEqual([{ reason: 'A copy' }]);
  });

  it('changes the price of an approved item, and asks before a typed price is lost', async () => {
    const PRICE = 'POST /moderation/creations/creation_3/price';
    const item = { id: 'creation_3', name: 'Gull Cap', costCoins: 0, costGems: 45, rarity: 2 };
    server.answers.set(LIST, () => [200, pageOf([submission('3', { status: 'approved', item, ...reviewed })])]);
    server.answers.set(PRICE, () => [200, { success: true, message: 'Gull Cap costs 60 gems.' }]);
    renderWithQueries(
      <Dialog title="Creations" onClose={() => undefined}>
        <CreationsScreen />
      </Dialog>,
    );
    await userEvent.click(side().getByRole('button', { name: /^Review/ }));
    await userEvent.click(await side().findByRole('button', { name: /^Approved/ }));
    await userEvent.click(await row('Gull Cap'));
    await userEvent.click(button('Change price'));
    const price = screen.getByLabelText('Price');
    await userEvent.clear(price);
    await userEvent.click(button('Save price'));
    await screen.findByText('A whole number from 0 to 100,000.');
    await userEvent.type(price, '60');
    await userEvent.click(button('Cancel'));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(calls(PRICE)).toEqual([]);
    await userEvent.click(button('Save price'));
    await waitFor(() => expect(calls(PRICE)).toEqual([{ price: 60, currency: 'gems', rarity: 2 }]));
    await waitFor(() => expect(screen.queryByLabelText('Price')).toBeNull());
  });

  it('shows an empty queue, and retries a failed list', async () => {
    server.answers.set(LIST, () => [403, { success: false, message: 'You are not allowed to do this.' }]);
    await openReview();
    await screen.findByText('Error loading submissions: You are not allowed to do this.');
    server.answers.set(LIST, () => [200, pageOf([])]);
    await userEvent.click(button('Try again'));
    await screen.findByText('Nothing waits for review');
    await userEvent.click(side().getByRole('button', { name: 'My submissions' }));
    await screen.findByText('No submissions, yet :)');
  });
});
