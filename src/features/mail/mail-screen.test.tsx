import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findEditor, makePageTall, PATIENT } from '../../../tests/support/page.ts';
import { renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import type { Mail } from '../../shared/contract/mail.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import MailScreen from './mail-screen.tsx';

const server = servePage();

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

beforeEach(() => {
  makePageTall();
  signInAs(userNamed('mirabel'));
  const mails = [mail('3'), mail('2'), mail('1', { type: 1, isRead: false })];
  server.answers.set('GET /mail', () => [200, mails]);
  server.answers.set('GET /friend/list/online', () => [200, [{ username: 'Odette' }]]);
  server.answers.set('GET /friend/list', () => [200, []]);
  server.answers.set('GET /mail/unread/count', () => [200, { success: true, count: 0 }]);
  server.answers.set('DELETE /mail/3', () => [200, { success: true, message: 'Message moved to Trash.' }]);
  renderWithQueries(
    <Dialog title="Email" onClose={() => {}}>
      <MailScreen params={undefined} close={() => {}} />
    </Dialog>,
  );
});
afterEach(() => vi.restoreAllMocks());

const row = (words: string) => screen.findByRole('button', { name: new RegExp(words) });
const openText = () => screen.queryByRole('article')?.textContent ?? '';

describe('the mail screen', PATIENT, () => {
  it('opens a mail from its list by Enter, and Escape returns to its row', async () => {
    await row('Letter 3');
    screen.getByRole('region', { name: 'Messages' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(openText).toContain('Letter 3');
    await userEvent.keyboard('{Escape}');
    await expect.poll(openText).toBe('');
    expect(screen.getByRole('dialog', { name: 'Email' })).toBeTruthy();
    await expect.poll(() => document.activeElement?.getAttribute('data-mail')).toBe('3');
  });

  it('opens the next mail after a deletion', async () => {
    await userEvent.click(await row('Letter 3'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete mail' }));
    await expect.poll(openText).toContain('Letter 2');
    expect(screen.queryByText('Letter 3')).toBeNull();
  });

  it('shows crown and presence of the sender', async () => {
    const shown = await row('Letter 3');
    expect(shown.querySelector('[aria-label="Resident"], [title="Resident"]')).not.toBeNull();
    await expect.poll(() => shown.textContent).toContain('Online');
  });

  it('shows who asks for a friendship', async () => {
    server.answers.set('GET /profile/odette', () => [404, { success: false, message: 'unknown' }]);
    server.answers.set('GET /friend/mutual/odette', () => [200, [{ username: 'luz' }]]);
    await userEvent.click(await row('Letter 1'));
    expect(await screen.findByText('odette wants to be your friend.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /luz/ })).toBeTruthy();
  });

  it('sends a new mail to a typed name', async () => {
    server.answers.set('POST /mail/luz', () => [200, { success: true, message: 'Message sent to luz.' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'New mail' }));
    await userEvent.type(await screen.findByLabelText('To'), 'luz');
    await userEvent.type(await findEditor('Message'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => server.callsOf('POST /mail/luz').length).toBe(1);
    expect(server.callsOf('POST /mail/luz')[0]?.body).toEqual({ message: 'Hello' });
  });
});
