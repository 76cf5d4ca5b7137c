/** The owner's small dialogs: what closing them with something unsaved asks, and where refusals are shown. */
import { useKeptFields } from '../../../state/session/use-kept-fields.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePageTall } from '../../../../tests/support/page.ts';
import { collectToasts, servePage } from '../../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../../tests/support/signed-in.ts';
import { NO_REASON, ReasonDialog } from '../../../ui/overlays/reason-dialog.tsx';
import { session } from '../../../state/session/session.ts';
import { ColorDialog } from './color-dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { DownloadDataDialog } from './download-data-dialog.tsx';
import { LocationDialog } from './location-dialog.tsx';
import { NametagDialog } from './nametag-dialog.tsx';
import { OwnerButtons } from './owner-buttons.tsx';
import { PasswordDialog } from './password-dialog.tsx';

const server = servePage();
const toasts = collectToasts();
const onClose = vi.fn();
const onDraft = vi.fn();
const submit = () => Promise.resolve({ success: true, message: 'Saved.' });

beforeEach(() => {
  onClose.mockReset();
  onDraft.mockReset();
  signInAs(userNamed('mirabel'));
});
afterEach(() => vi.restoreAllMocks());

function KeptReason() {
  const kept = useKeptFields('lock-post-1', NO_REASON);
  return <ReasonDialog kept={kept} title="Lock" act={submit} onClose={onClose} />;
}

const dialogs = {
  'name tag': <NametagDialog current="moth" onDraft={onDraft} onClose={onClose} />,
  colour: (
    <ColorDialog title="Colour" current="#112233" use="name" submit={submit} onDraft={onDraft} onClose={onClose} />
  ),
  reason: <KeptReason />,
  password: <PasswordDialog hasPassword onClose={onClose} />,
} as const;
const FIELDS = {
  'name tag': 'Name tag',
  colour: 'Colour as #RRGGBB',
  reason: /^Reason/,
  password: 'Current password',
} as const;
const NAMES = Object.keys(dialogs) as (keyof typeof dialogs)[];

describe.each(NAMES)('the dialog of the %s', (name) => {
  it.each(['Cancel', 'Close'])('is closed by %s without a question while nothing is changed', async (label) => {
    render(dialogs[name]);
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each(['Cancel', 'Close', 'Escape'])('asks on %s while something is unsaved', async (way) => {
    render(dialogs[name]);
    const field = screen.getByLabelText(FIELDS[name]);
    await userEvent.type(field, name === 'colour' ? '{Backspace}9' : 'x');
    await (way === 'Escape'
      ? userEvent.keyboard('{Escape}')
      : userEvent.click(screen.getByRole('button', { name: way })));
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('hands each valid colour and each name tag to the profile behind the dialog', async () => {
  render(dialogs.colour);
  await userEvent.type(screen.getByLabelText(FIELDS.colour), '{Backspace}9');
  expect(onDraft.mock.calls).toEqual([['#112239']]);
  cleanup();
  render(dialogs['name tag']);
  await userEvent.type(screen.getByLabelText('Name tag'), 's');
  expect(onDraft).toHaveBeenLastCalledWith('moths');
});

it.each(['name tag', 'colour', 'reason'] as const)(
  'shows the %s that was not saved before a reload, until it is discarded',
  async (name) => {
    render(dialogs[name]);
    const typed = { colour: '#112239', 'name tag': 'moths', reason: 's' }[name];
    await userEvent.type(screen.getByLabelText(FIELDS[name]), name === 'colour' ? '{Backspace}9' : 's');
    cleanup();
    onDraft.mockReset();
    render(dialogs[name]);
    expect(screen.getByLabelText<HTMLInputElement>(FIELDS[name]).value).toBe(typed);
    if (name !== 'reason') expect(onDraft).toHaveBeenLastCalledWith(typed);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    cleanup();
    render(dialogs[name]);
    expect(screen.getByLabelText<HTMLInputElement>(FIELDS[name]).value).not.toBe(typed);
  },
);

it('closes after a saved change without a question', async () => {
  server.answers.set('POST /customization/nametag', () => [200, { success: true, message: 'Saved.' }]);
  render(dialogs['name tag']);
  await userEvent.type(screen.getByLabelText('Name tag'), 's{Enter}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

describe('the password', () => {
  it.each([
    ['wrong-password', 'The current password is wrong.', 'Current password'],
    ['password-length', 'A password has 8 to 128 characters.', 'New password'],
    ['password-mismatch', 'The passwords differ.', 'Confirm password'],
  ])('%s is shown at its field, which has the focus, and in a toast', async (code, message, label) => {
    server.answers.set('POST /account/password', () => [400, { success: false, message, code, params: {} }]);
    render(dialogs.password);
    await userEvent.type(screen.getByLabelText('Current password'), 'old-lantern');
    await userEvent.type(screen.getByLabelText('New password'), 'lantern');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'lantern{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(toasts.map(({ text }) => text)).toEqual([message]);
    await userEvent.type(field, 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a refusal without a field is shown above the fields', async () => {
    server.answers.set('POST /account/password', () => [429, { success: false, message: 'Too often.', params: {} }]);
    render(<PasswordDialog hasPassword={false} onClose={onClose} />);
    await userEvent.type(screen.getByLabelText('New password'), 'lantern-light');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'lantern-light{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Too often.');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the deletion of the account', () => {
  const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete account' });
  const typeName = (name: string) => userEvent.type(screen.getByLabelText('Type mirabel to confirm'), name);

  it('needs the own name, in any case, and the password; a refusal keeps the session', async () => {
    const refusal = { success: false, message: 'The password is wrong.', params: {} };
    server.answers.set('POST /account/delete', () => [403, refusal]);
    render(<DeleteAccountDialog username="mirabel" hasPassword onClose={onClose} />);
    expect(confirm()).toMatchObject({ disabled: true, title: 'Type your username first' });
    await typeName('Mirabe');
    expect(confirm().disabled).toBe(true);
    await typeName('l ');
    expect(confirm().disabled).toBe(false);
    await userEvent.type(screen.getByLabelText('Password'), 'old-lantern');
    await userEvent.click(confirm());
    await expect.poll(() => toasts.map(({ text }) => text)).toEqual(['The password is wrong.']);
    expect(server.callsOf('POST /account/delete')[0]?.body).toEqual({ username: 'Mirabel', password: 'old-lantern' });
    expect(session.status).toBe('authenticated');
  });

  it('of one without a password asks for none, and ends the session', async () => {
    server.answers.set('POST /account/delete', () => [200, { success: true, message: 'Gone.' }]);
    render(<DeleteAccountDialog username="mirabel" hasPassword={false} onClose={onClose} />);
    expect(screen.queryByLabelText('Password')).toBeNull();
    await typeName('mirabel');
    await userEvent.click(confirm());
    await expect.poll(() => session.status).toBe('unauthenticated');
    expect(server.callsOf('POST /account/delete')[0]?.body).toEqual({ username: 'mirabel' });
  });
});

describe('the download of the data', () => {
  const saved: { name: string; content: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let content = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      content = blob as Blob;
      return 'blob:data';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, content });
    });
  });

  it('needs the password, and stores the file', async () => {
    server.answers.set('POST /account/data', () => [200, { all: 'data' }]);
    render(<DownloadDataDialog hasPassword onClose={onClose} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Download' });
    expect(button).toMatchObject({ disabled: true, title: 'Enter your password first' });
    await userEvent.type(screen.getByLabelText('Password'), 'old-lantern');
    await userEvent.click(button);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.callsOf('POST /account/data')[0]?.body).toEqual({ password: 'old-lantern' });
    expect(await saved[0]?.content.text()).toBe('{"all":"data"}');
    expect(toasts).toMatchObject([{ text: 'The download is complete.', tone: 'ok' }]);
  });

  it('shows a refusal, and stays open', async () => {
    server.answers.set('POST /account/data', () => [403, { success: false, message: 'Wrong.', params: {} }]);
    render(<DownloadDataDialog hasPassword={false} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect.poll(() => toasts).toMatchObject([{ text: 'Wrong.', tone: 'bad' }]);
    expect([saved, onClose.mock.calls]).toEqual([[], []]);
  });
});

it.each([0, 1])('name tag and name colour are for members, the bio colour is for all: membership %s', (membership) => {
  render(<OwnerButtons membership={membership} onEdit={() => undefined} />);
  const buttons = ['Change name tag', 'Change name colour', 'Change bio colour'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name }),
  );
  const isMember = membership > 0;
  expect(buttons.map(({ disabled }) => disabled)).toEqual([!isMember, !isMember, false]);
  expect(buttons[1]?.title).toBe(isMember ? 'Change name colour' : 'Change name colour: For residents');
});

describe('the location', () => {
  const rows = () => [...document.querySelectorAll<HTMLElement>('.choice-dialog .row')];
  const names = () => rows().map(({ textContent }) => textContent);
  const search = async (words: string) => {
    const field = screen.getByLabelText('Search countries');
    await userEvent.clear(field);
    await userEvent.type(field, words);
  };

  beforeEach(() => {
    makePageTall();
    render(<LocationDialog current="nl" onClose={onClose} />);
  });

  it('offers no country, the chosen one and that of the browser first', () => {
    expect(names().slice(0, 4)).toEqual(['Say nothing', 'Netherlands', 'United States', 'Afghanistan']);
    expect(rows().flatMap((row, at) => (row.getAttribute('aria-pressed') === 'true' ? [at] : []))).toEqual([1]);
  });

  it('is found without accents or by its code', async () => {
    await search('ALAND i');
    expect(names()).toEqual(['Åland Islands']);
    await search('jp');
    expect(names()).toEqual(['Japan']);
    await search('nowhere');
    expect(await screen.findByText('No country is called so')).toBeTruthy();
  });

  it('is saved, and stays open when it is refused', async () => {
    server.answers.set('POST /profile/location', () => [429, { success: false, message: 'Too often.' }]);
    await search('jp');
    await userEvent.click(screen.getByRole('button', { name: 'Japan' }));
    await expect.poll(() => toasts.at(-1)?.text).toBe('Too often.');
    expect(onClose).not.toHaveBeenCalled();
    server.answers.set('POST /profile/location', () => [200, { success: true, message: 'Saved.' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Japan' }));
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.callsOf('POST /profile/location').map(({ body }) => body)).toEqual([
      { location: 'jp' },
      { location: 'jp' },
    ]);
  });
});
