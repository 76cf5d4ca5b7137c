import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringIntoView, findEditor, makePageTall, PATIENT } from '../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import type { Conversation, Mail } from '../../shared/contract/mail.ts';
import { continueDraft, listDrafts } from '../../rich-text/write/draft-list.ts';
import { keepDraft } from '../../state/chat/drafts.ts';
import { settings } from '../../state/settings/settings.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import MailScreen from './mail-screen.tsx';

const server = servePage();
const toasts = collectToasts();

const mail = (id: string, change: Partial<Mail> = {}): Mail => ({
  id,
  _id: id,
  sender: 'odette',
  recipient: 'mirabel',
  partnerMembership: 1,
  message: `Letter ${id}`,
  createdAt: new Date().toISOString(),
  type: 0,
  isRead: true,
  isSender: false,
  isSaved: false,
  isReplied: false,
  isDeleted: false,
  ...change,
});

const FRIEND = { bioColor: null, nametagColor: null, membership: 0, width: 1, height: 1 };

const MAILS = [mail('3'), mail('2'), mail('1', { type: 1, isRead: false })];

function open(mails = MAILS, params?: { selectedEmailId: string }): void {
  server.answers.set('GET /mail', () => [200, mails]);
  renderWithQueries(
    <Dialog title="Email" onClose={() => {}}>
      <MailScreen params={params} close={() => {}} />
    </Dialog>,
  );
}

/** The conversation of a mail: the others around it. */
function talkOf(id: string, others: Mail[], more: Partial<Conversation> = {}): void {
  server.answers.set(`GET /mail/${id}/conversation`, () => {
    const mails = [...others, mail(id)].toSorted((a, b) => Number(a.id) - Number(b.id));
    return [200, { success: true, mails, hasOlder: false, hasNewer: false, ...more }];
  });
}

beforeEach(() => {
  makePageTall();
  signInAs(userNamed('mirabel'));
  server.answers.set('GET /friend/list/online', () => [200, [{ username: 'Odette' }]]);
  server.answers.set('GET /friend/list', () => [200, []]);
  for (const { id } of MAILS) talkOf(id, []);
  server.answers.set('GET /mail/unread/count', () => [200, { success: true, count: 0 }]);
  server.answers.set('DELETE /mail/3', () => [200, { success: true, message: 'Message moved to Trash.' }]);
});
afterEach(() => vi.restoreAllMocks());

const row = (words: string) => screen.findByRole('button', { name: new RegExp(words) });
const bubbles = () =>
  within(screen.getByRole('list', { name: 'Conversation with odette' }))
    .getAllByRole('listitem')
    .map((item) => [item.querySelector('b')?.textContent, item.querySelector('.mail-words')?.textContent]);
const saidOfMail = () => document.querySelector('output.sr-only')?.textContent;
const openText = () => screen.queryByRole('article')?.textContent ?? '';

describe('the mail screen', PATIENT, () => {
  it('opens a mail from its list by Enter, and Escape returns to its row', async () => {
    open();
    await row('Letter 3');
    screen.getByRole('region', { name: 'Messages' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(openText).toContain('Letter 3');
    // The focus stays in the list, so the opened mail is announced.
    expect(document.activeElement?.closest('.mail-side')).toBeTruthy();
    expect(saidOfMail()).toBe('Open mail: odette. Letter 3');
    await userEvent.keyboard('{Escape}');
    await expect.poll(openText).toBe('');
    expect(saidOfMail()).toBe('');
    expect(screen.getByRole('dialog', { name: 'Email' })).toBeTruthy();
    await expect.poll(() => document.activeElement?.getAttribute('data-mail')).toBe('3');
  });

  it('opens the next mail after a deletion', async () => {
    open();
    await userEvent.click(await row('Letter 3'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete mail' }));
    await expect.poll(openText).toContain('Letter 2');
    expect(screen.queryByText('Letter 3')).toBeNull();
  });

  it('opens no unread mail after a deletion, because that would mark it read', async () => {
    open([mail('3'), mail('2', { isRead: false })]);
    await userEvent.click(await row('Letter 3'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete mail' }));
    expect(await screen.findByText('Choose a mail to read it')).toBeTruthy();
    expect(screen.getByText('Letter 2')).toBeTruthy();
    expect(server.callsOf('GET /mail/2/read')).toEqual([]);
  });

  it('opens the mail of an id, or says that it is gone', async () => {
    open(MAILS, { selectedEmailId: '2' });
    await expect.poll(openText).toContain('Letter 2');
    cleanup();
    open(MAILS, { selectedEmailId: '9' });
    expect(await screen.findByText('This mail is no longer there')).toBeTruthy();
  });

  it('names the recipient of a sent mail, and offers no answer to a deleted player', async () => {
    open([
      mail('3', { isSender: true, isRead: false, recipient: 'luz' }),
      mail('2', { sender: 'deleted', partnerMembership: 0 }),
    ]);
    const sent = await row('Letter 3');
    expect(sent.textContent).toContain('To luz');
    expect(sent.hasAttribute('data-unread')).toBe(false);
    await userEvent.click(sent);
    expect(saidOfMail()).toBe('Open mail: To luz. Letter 3');
    expect(screen.getByRole('button', { name: 'Reply' })).toBeTruthy();
    await userEvent.click(await row('Letter 2'));
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'View profile' })).toBeNull();
  });

  it('restores a deleted mail by the link of the toast, and one of Trash by its button', async () => {
    server.answers.set('POST /mail/3/restore', () => [200, { success: true, message: 'Message restored.' }]);
    open();
    await userEvent.click(await row('Letter 3'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete mail' }));
    await expect.poll(() => toasts.length).toBe(1);
    cleanup();
    render(toasts[0]?.text);
    expect(document.body.textContent).toContain('Message moved to Trash.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect.poll(() => toasts.map(({ text }) => text)).toContain('Message restored.');
    cleanup();
    open([mail('3', { isDeleted: true }), mail('1', { type: 1, isDeleted: true })]);
    await userEvent.click(await row('Letter 3'));
    await userEvent.click(screen.getByRole('button', { name: 'Restore mail' }));
    await expect.poll(() => server.callsOf('POST /mail/3/restore').length).toBe(2);
    // The last one replaces the toast that offers to undo the deletion.
    await expect.poll(() => toasts.map(({ id }) => id)).toEqual(['mail-3', 'mail-3', 'mail-3']);
    await userEvent.click(await row('Letter 1'));
    expect(screen.queryByRole('button', { name: 'Restore mail' })).toBeNull();
  });

  it('is walked by J and K, answered by R and saved by S while the list has the focus', async () => {
    server.answers.set('GET /mail/3/save/1', () => [200, { success: true, message: 'Message saved.' }]);
    open();
    await row('Letter 3');
    screen.getByRole('region', { name: 'Messages' }).focus();
    await userEvent.keyboard('j');
    await expect.poll(openText).toContain('Letter 3');
    await userEvent.keyboard('j');
    await expect.poll(openText).toContain('Letter 2');
    await userEvent.keyboard('k');
    await expect.poll(openText).toContain('Letter 3');
    await userEvent.keyboard('s');
    await expect.poll(() => server.callsOf('GET /mail/3/save/1').length).toBe(1);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search mail' }), 'j');
    expect(openText()).toContain('Letter 3');
    screen.getByRole('region', { name: 'Messages' }).focus();
    settings.hasLetterKeys = false;
    await userEvent.keyboard('r');
    expect(screen.queryByRole('dialog', { name: 'Replying to odette' })).toBeNull();
    settings.hasLetterKeys = true;
    await userEvent.keyboard('r');
    expect(await screen.findByRole('dialog', { name: 'Replying to odette' })).toBeTruthy();
  });

  it('deletes a mail of Trash only after a question', async () => {
    open([mail('3', { isDeleted: true })]);
    await userEvent.click(await row('Letter 3'));
    expect(screen.queryByRole('button', { name: 'Save mail' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    const question = screen.getByRole('dialog', { name: 'Delete for good' });
    expect(server.callsOf('DELETE /mail/3')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete for good' }));
    await expect.poll(() => server.callsOf('DELETE /mail/3').length).toBe(1);
  });

  it('shows crown and presence of the sender', async () => {
    open();
    const shown = await row('Letter 3');
    expect(shown.querySelector('[aria-label="Resident"], [title="Resident"]')).not.toBeNull();
    await expect.poll(() => shown.textContent).toContain('Online');
  });

  it('shows who asks for a friendship', async () => {
    server.answers.set('GET /profile/odette', () => [404, { success: false, message: 'unknown' }]);
    server.answers.set('GET /friend/mutual/odette', () => [200, [{ username: 'luz' }]]);
    open();
    await userEvent.click(await row('Letter 1'));
    expect(await screen.findByText('odette wants to be your friend.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /luz/ })).toBeTruthy();
  });

  it('sends a new mail to a typed name', async () => {
    open();
    server.answers.set('POST /mail/luz', () => [200, { success: true, message: 'Message sent to luz.' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'New mail' }));
    await userEvent.type(await screen.findByLabelText('To'), 'luz');
    await userEvent.type(await findEditor('Message'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => server.callsOf('POST /mail/luz').length).toBe(1);
    expect(server.callsOf('POST /mail/luz')[0]?.body).toEqual({ message: 'Hello' });
  });
});

describe('an opened mail', PATIENT, () => {
  it('shows the conversation, oldest above, and marks as read what comes into view', async () => {
    for (const id of ['0', '1']) server.answers.set(`GET /mail/${id}/read`, () => [200, { success: true }]);
    const others = [mail('0', { isRead: false }), mail('1', { isRead: false })];
    talkOf('3', [...others, mail('2', { isSender: true, recipient: 'odette', sender: 'mirabel' })]);
    open();
    await userEvent.click(await row('Letter 3'));
    await expect.poll(() => bubbles().length, PATIENT).toBe(4);
    expect(bubbles()).toEqual([
      ['odette', 'Letter 0'],
      ['odette', 'Letter 1'],
      ['You', 'Letter 2'],
      ['odette', 'Letter 3'],
    ]);
    expect(document.querySelector('[aria-current] .mail-words')?.textContent).toBeTruthy();
    const unread = () =>
      [...document.querySelectorAll('[data-bubble][data-unread]')].map((bubble) => bubble.getAttribute('data-bubble'));
    expect(unread()).toEqual(['0', '1']);
    expect(screen.getAllByText('Unread')).toHaveLength(2);
    const [, second] = screen.getAllByText('Unread');
    act(() => bringIntoView(second?.closest('li') ?? document.body));
    await expect.poll(unread, PATIENT).toEqual(['0']);
    expect(server.asked.flatMap(({ call }) => (call.endsWith('/read') ? call : []))).toEqual(['GET /mail/1/read']);
  });

  it('fetches older mails above it and newer ones below', async () => {
    server.answers.set('GET /mail/3/conversation', ({ query }) => {
      const page = { success: true, hasOlder: false, hasNewer: false };
      if (query === 'before=3') return [200, { ...page, mails: [mail('2')], hasNewer: true }];
      if (query === 'after=3') return [200, { ...page, mails: [mail('7')], hasOlder: true }];
      return [200, { success: true, mails: [mail('3')], hasOlder: true, hasNewer: true }];
    });
    open();
    await userEvent.click(await row('Letter 3'));
    await userEvent.click(await screen.findByRole('button', { name: 'Older messages' }, PATIENT));
    await expect.poll(() => bubbles().map(([, words]) => words), PATIENT).toEqual(['Letter 2', 'Letter 3']);
    await userEvent.click(await screen.findByRole('button', { name: 'Newer messages' }, PATIENT));
    await expect.poll(() => bubbles().length, PATIENT).toBe(3);
    expect(screen.queryByRole('button', { name: /(Older|Newer) messages/ })).toBeNull();
  });

  it('stays readable when the conversation fails to load', async () => {
    server.answers.set('GET /mail/3/conversation', () => [500, { success: false, message: 'no' }]);
    open();
    await userEvent.click(await row('Letter 3'));
    expect(await screen.findByText('The rest of the conversation could not be loaded.', {}, PATIENT)).toBeTruthy();
    expect(bubbles()).toEqual([['odette', 'Letter 3']]);
    talkOf('3', [mail('2')]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => bubbles().length, PATIENT).toBe(2);
  });
});

describe('the recipient of a new mail', PATIENT, () => {
  it('is chosen from matching friends by keyboard; Escape closes the list alone', async () => {
    const friends = ['Mothlight', 'Odette', 'Omar', 'Teacup'].map((username) => ({ ...FRIEND, username }));
    server.answers.set('GET /friend/list', () => [200, friends]);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'New mail' }));
    const field = await screen.findByRole('combobox', { name: 'To' }, PATIENT);
    await userEvent.click(field);
    await userEvent.keyboard('o');
    const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
    await expect.poll(names, PATIENT).toEqual(['Odette', 'Omar', 'Mothlight']);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(names()).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'New mail' })).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Omar' }).id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect((field as HTMLInputElement).value).toBe('Mothlight');
    expect(names()).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'OMAR');
    expect(names()).toEqual([]);
    await userEvent.type(field, '{Backspace}');
    await userEvent.click(screen.getByRole('option', { name: 'Omar' }));
    expect((field as HTMLInputElement).value).toBe('Omar');
  });
});

describe('drafts', PATIENT, () => {
  afterEach(() => localStorage.clear());

  it('of a new mail keep the recipient, and are continued from their list', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'New mail' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'To' }, PATIENT), 'Omar');
    await userEvent.type(await findEditor('Message'), 'The pier at dusk');
    expect(screen.getByText('Draft saved')).toBeTruthy();
    cleanup();
    keepDraft('comment:odette', 'Nice hat', '', { title: 'Odette' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: '2 drafts' }, PATIENT));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue: Mail to Omar' }));
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'To' }, PATIENT)).value).toBe('Omar');
    expect((await findEditor('Message')).value).toBe('The pier at dusk');
  });

  it('of an answer open with their mail', async () => {
    keepDraft('reply-mail:2', 'Half an answer', '', { title: 'odette' });
    const [draft] = listDrafts();
    expect(draft).toMatchObject({ what: 'Reply to a mail of odette', place: { params: { selectedEmailId: '2' } } });
    if (draft) continueDraft(draft);
    open(MAILS, { selectedEmailId: '2' });
    expect((await findEditor('Replying to odette')).value).toBe('Half an answer');
  });
});
