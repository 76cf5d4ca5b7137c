import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillPageGaps, findEditor } from '../../../tests/support/page.ts';
import { keepDraft, readDraft } from '../../state/chat/drafts.ts';
import { WriteDialog } from './write-dialog.tsx';

const sent: string[] = [];

function Page({ initial = '' }) {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return <p>Closed</p>;
  return (
    <WriteDialog
      title="Edit bio"
      label="Bio"
      draftKey="bio"
      initial={initial}
      submitLabel="Save"
      submit={(text) => {
        sent.push(text);
        return Promise.resolve({ success: true, message: '' });
      }}
      onClose={() => setIsOpen(false)}
    />
  );
}

const field = () => findEditor('Bio');
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(fillPageGaps);
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
});
afterEach(cleanup);

describe('closing with changed text', () => {
  it('keeps the draft when the player says so', async () => {
    render(<Page />);
    await userEvent.type(await field(), 'moths');
    await userEvent.keyboard('{Escape}');
    await click('Keep draft');
    expect(await screen.findByText('Closed')).toBeTruthy();
    expect(readDraft('bio')).toBe('moths');
  });

  it('deletes a discarded draft permanently', async () => {
    const { unmount } = render(<Page initial="owls" />);
    await userEvent.type(await field(), ' and moths');
    await click('Cancel');
    await click('Discard draft');
    expect(await screen.findByText('Closed')).toBeTruthy();
    unmount();
    render(<Page initial="owls" />);
    expect((await field()).value).toBe('owls');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('asks nothing when the text is as it was', async () => {
    render(<Page initial="owls" />);
    await userEvent.type(await field(), '!{Backspace}');
    await click('Cancel');
    expect(await screen.findByText('Closed')).toBeTruthy();
    expect(readDraft('bio')).toBe('');
  });
});

describe('opening with a draft', () => {
  it('restores the draft of a new text and says so', async () => {
    keepDraft('bio', 'moths');
    render(<Page />);
    expect((await field()).value).toBe('moths');
    expect(screen.getByRole('status').textContent).toBe('This is your draft.');
    await click('Discard draft');
    expect((await field()).value).toBe('');
    expect(readDraft('bio')).toBe('');
  });

  it('shows the newer text and only offers the draft of an older version', async () => {
    keepDraft('bio', 'owls and moths', 'owls');
    render(<Page initial="crows" />);
    expect((await field()).value).toBe('crows');
    expect(screen.getByRole('status').textContent).toContain('older version');
    await click('Save');
    expect(sent).toEqual(['crows']);
  });

  it('puts an offered draft into the text on request', async () => {
    keepDraft('bio', 'owls and moths', 'owls');
    render(<Page initial="owls" />);
    expect(screen.getByRole('status').textContent).toBe('You have a draft that is not saved.');
    await click('Use draft');
    expect((await field()).value).toBe('owls and moths');
    await click('Save');
    expect(sent).toEqual(['owls and moths']);
    expect(readDraft('bio')).toBe('');
  });
});
