/** The player's submissions: filter by status, search, details, empty and failed lists. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryDatabase } from '../../../tests/support/memory-database.ts';
import { makePageTall, PATIENT } from '../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { readDots, sheetFile } from '../../../tests/support/samples/sheet-file.ts';
import { submissionOf } from '../../../tests/support/samples/submission.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import CreationsScreen from './creations-screen.tsx';

const LIST = 'GET /game-api/creator/submission';
const server = servePage();
const toasts = collectToasts();

const three = [
  submissionOf({}),
  submissionOf({ id: '2', name: 'Night Ferry', status: 'approved', gender: 'male' }),
  submissionOf({
    id: '3',
    name: '',
    status: 'rejected',
    category: 7,
    categoryName: 'Hat',
    reason: 'The band pokes out in the side view.',
  }),
];

beforeAll(makePageTall);
beforeEach(() => {
  signInAs(userNamed('mirabel'));
  server.answers.set(LIST, () => [200, three]);
});

const open = () => renderWithQueries(<CreationsScreen />);
const side = () => within(screen.getByRole('complementary'));
const filter = (name: string) => userEvent.click(side().getByRole('button', { name: new RegExp(`^${name}`) }));
const rows = () =>
  [...document.querySelectorAll('.creations-thumb')].map((one) => one.closest('button')?.textContent ?? '');
const toastTexts = () => toasts.map(({ text }) => text);

describe('submissions', () => {
  it('are counted and filtered by status, with the reason of a rejection', async () => {
    open();
    await screen.findByText('Lamplighter Knit');
    expect(
      side()
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['New Submission', 'All Submissions3', 'Pending1', 'Approved1', 'Rejected1']);
    expect(rows()).toHaveLength(3);
    await filter('Approved');
    expect(rows()).toEqual([expect.stringMatching(/^Night FerryTop, Masculine/)]);
    await filter('Rejected');
    expect(rows()).toEqual([expect.stringMatching(/^UnnamedHat, Feminine.*The band pokes out in the side view\./)]);
  });

  it('are found by name and category, and an empty result is shown', async () => {
    open();
    await screen.findByText('Lamplighter Knit');
    const search = screen.getByRole('searchbox', { name: 'Search submissions' });
    await userEvent.type(search, 'hat');
    expect(rows()).toEqual([expect.stringContaining('Unnamed')]);
    await userEvent.clear(search);
    await userEvent.type(search, 'ferry');
    expect(rows()).toEqual([expect.stringContaining('Night Ferry')]);
    await filter('Pending');
    expect(screen.getByText('No submissions found')).toBeTruthy();
  });

  it('can be edited while they are pending, and are read-only afterwards', async () => {
    open();
    await userEvent.click(await screen.findByText('Lamplighter Knit'));
    expect(screen.getByRole('region', { name: 'Edit submission' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Lamplighter Knit');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByText('Night Ferry'));
    const details = within(screen.getByRole('region', { name: 'Submission' }));
    expect(details.queryByRole('textbox')).toBeNull();
    expect(details.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('show an empty state', async () => {
    server.answers.set(LIST, () => [200, []]);
    open();
    expect(await screen.findByText('No submissions, yet :)')).toBeTruthy();
  });

  it('show why the list failed to load', async () => {
    server.answers.set(LIST, () => [403, { success: false, message: 'The studio is closed.' }]);
    open();
    expect(await screen.findByText('Error loading submissions: The studio is closed.')).toBeTruthy();
    server.answers.set(LIST, () => [200, three]);
    const inSide = side().getAllByRole('button');
    expect(inSide.map((one) => one.textContent).join()).not.toMatch(/\d/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Lamplighter Knit')).toBeTruthy();
  });

  it('name the pictures that a browser without a database did not keep', async () => {
    const initial = { name: '', category: '', gender: '', hairTopPx: '', pictures: '' };
    const fields = { ...initial, name: 'Paper Crown', pictures: 'sheet=4f0c thumbnail=91ab' };
    sessionStorage.setItem('fields:submission-new', JSON.stringify({ player: 'mirabel', initial, fields }));
    open();
    await screen.findByText('Lamplighter Knit');
    await userEvent.click(side().getByRole('button', { name: 'New Submission' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name (optional)').value).toBe('Paper Crown');
    expect(await screen.findByText(/not these pictures.*: Sprite sheet, 2550 × 850 PNG · Thumbnail$/)).toBeTruthy();
    sessionStorage.clear();
  });

  it('are not sent without an image, and show what failed', async () => {
    open();
    await screen.findByText('Lamplighter Knit');
    await userEvent.click(side().getByRole('button', { name: 'New Submission' }));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Please upload an image']));
    expect(document.activeElement?.textContent).toBe('Choose image');
    const wrong = [...document.querySelectorAll('[aria-invalid]')].map((field) => field.tagName);
    expect(wrong).toEqual(['SELECT', 'SELECT', 'INPUT']);
    await userEvent.click(screen.getByText('Lamplighter Knit'));
    // The stored sheet is missing: neither preview nor thumbnail is possible.
    await userEvent.click(screen.getByRole('button', { name: 'Generate thumbnail' }));
    await waitFor(() => expect(toastTexts()).toContain('Failed to generate thumbnail'), PATIENT);
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(toastTexts()).toContain('An error occurred'), PATIENT);
    server.answers.set('POST /game-api/creator/submission/1/remove', () => [500, 'broken']);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Lamplighter Knit?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toastTexts().filter((text) => text === 'An error occurred')).toHaveLength(2), PATIENT);
  });

  it('that could not be sent say why, and that the draft is kept', async () => {
    open();
    await userEvent.click(await screen.findByText('Lamplighter Knit'));
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), '!');
    // A page of jsdom does not reach a server of another origin.
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^The server could not be reached\. .* your draft is kept/);
    expect(toastTexts()).toEqual(['An error occurred']);
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Lamplighter Knit!');
  });
});

describe('a new submission that could not be sent', () => {
  const DRAFTS = 'submissionDrafts';
  const drafts = (): { id: string; fields: Record<string, string> }[] =>
    JSON.parse(localStorage.getItem(DRAFTS) ?? '[]') as { id: string; fields: Record<string, string> }[];
  const listed = () => screen.queryByRole('region', { name: 'Drafts on this device' });
  /** A page of jsdom does not reach a server of another origin. */
  const submit = () => fireEvent.click(screen.getByText('Submit'));
  const name = () => screen.getByLabelText<HTMLInputElement>('Name (optional)');
  const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const fill = async (): Promise<void> => {
    await screen.findByText('Lamplighter Knit');
    fireEvent.click(screen.getAllByText('New Submission')[0] ?? expect.unreachable());
    await userEvent.upload(screen.getByLabelText('Sprite sheet, 2550 × 850 PNG'), sheetFile());
    enter(name(), 'Paper Crown');
    enter(screen.getByLabelText('Category'), '10');
    enter(screen.getByLabelText('Gender'), 'female');
    fireEvent.click(screen.getByRole('checkbox'));
  };

  beforeEach(() => {
    localStorage.removeItem(DRAFTS);
    readDots();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.removeItem(DRAFTS);
  });

  it('is one draft on the device, which is listed where its form is not open, with its picture', async () => {
    const database = memoryDatabase();
    vi.stubGlobal('indexedDB', database);
    const { unmount } = open();
    await fill();
    submit();
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toMatch(
      /^The server could not be reached\. .* your draft is kept on this device, also when you close the page\.$/,
    );
    // The toast of the failure is not over the reason.
    expect(failed.closest('[data-keep-clear]')).not.toBeNull();
    expect(listed()).toBeNull();
    const [first] = drafts();
    expect(first?.fields).toMatchObject({ name: 'Paper Crown', category: '10', gender: 'female' });

    // What was changed afterwards is kept by this tab alone, until it is sent again.
    enter(name(), 'Paper Crown!');
    expect(screen.getByRole('alert').textContent).toMatch(/also when you reload the page\.$/);
    submit();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/also when you close the page\.$/));
    expect(drafts().map(({ fields }) => fields.name)).toEqual(['Paper Crown!']);
    expect(drafts()[0]?.id).not.toBe(first?.id);
    // Of the form and of the draft.
    await waitFor(() => expect(database.rows.size).toBe(2));

    // As after closing the tab.
    unmount();
    sessionStorage.clear();
    open();
    fireEvent.click(await screen.findByText('Paper Crown!'));
    await waitFor(() => expect(name().value).toBe('Paper Crown!'));
    expect(await screen.findByText('Replace')).toBeTruthy();
    expect(drafts()).toEqual([]);
  });

  it('is gone with its draft when it is discarded', async () => {
    vi.stubGlobal('indexedDB', memoryDatabase());
    renderWithQueries(
      <Dialog title="Creator" onClose={() => {}}>
        <CreationsScreen />
      </Dialog>,
    );
    await fill();
    submit();
    await screen.findByRole('alert');
    expect(drafts()).toHaveLength(1);
    fireEvent.click(screen.getAllByLabelText('Close').at(-1) ?? expect.unreachable());
    fireEvent.click(await screen.findByText('Discard'));
    await waitFor(() => expect(drafts()).toEqual([]));
    expect(listed()).toBeNull();
  });

  it('is kept by the tab alone when the browser stores no draft', async () => {
    vi.stubGlobal('indexedDB', memoryDatabase());
    const { setItem } = Storage.prototype;
    const storing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === DRAFTS) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    open();
    await fill();
    submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(/also when you reload the page\.$/);
    expect(drafts()).toEqual([]);
    storing.mockRestore();
  });

  it('says so when the browser keeps no pictures', async () => {
    open();
    await fill();
    submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(/this browser would lose it on a reload\.$/);
  });
});
