import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillPageGaps } from '../../tests/support/page.ts';
import { manifestOf } from '../../tests/support/samples/screen-manifest.ts';
import { startBackButton } from '../screens/back-button.ts';
import { registerScreens } from '../screens/screen-registry.tsx';
import { closeScreens, dialogs, openScreenByName } from '../screens/screens.ts';
import { Button } from '../ui/controls/button.tsx';
import { SearchField } from '../ui/controls/search-field.tsx';
import { useInnerLayer, useUnsaved } from '../ui/layers/use-layer.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useDialogPlace } from '../ui/overlays/dialog-place.tsx';
import { DialogHost } from './dialog-host.tsx';

/** A search field, an open letter, and a sheet for the answer. */
function Letters() {
  const [search, setSearch] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isAnswering, setIsAnswering] = useState(false);
  useInnerLayer(() => setIsOpen(false), isOpen);
  return (
    <>
      <SearchField label="Search letters" value={search} onChange={setSearch} />
      <Button onClick={() => setIsOpen(true)}>Letter</Button>
      {isOpen && (
        <article>
          <Button onClick={() => setIsAnswering(true)}>Reply</Button>
          <Button onClick={() => openScreenByName('person')}>odette</Button>
        </article>
      )}
      {isAnswering && (
        <Dialog title="Answer" isSmall onClose={() => setIsAnswering(false)}>
          <Answer />
        </Dialog>
      )}
    </>
  );
}

function Answer() {
  const [text, setText] = useState('');
  const { leave } = useDialogPlace();
  useUnsaved(text !== '', { text: 'The answer is not sent.' });
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Button onClick={leave}>Cancel</Button>
    </>
  );
}

function Person() {
  const [isChanged, setIsChanged] = useState(false);
  useUnsaved(isChanged);
  return (
    <>
      <Button onClick={() => setIsChanged(true)}>Change</Button>
      <Button onClick={() => setIsChanged(false)}>Save</Button>
      <Button onClick={() => openScreenByName('letters')}>All letters</Button>
    </>
  );
}

const screens = registerScreens([manifestOf('letters', Letters), manifestOf('person', Person)]);
const opened = () => dialogs.screens.slice(0, dialogs.at + 1).map(({ name }) => name);
const entries = (): unknown => (window.history.state as { sheets?: number } | null)?.sheets ?? 0;
const settled = (count: number) => expect.poll(entries).toBe(count);
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = () => screen.queryByRole('dialog', { name: 'Discard changes?' });
const isDialogOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;
const back = () => act(() => window.history.back());

let stop: () => void = () => undefined;
beforeAll(fillPageGaps);
beforeEach(async () => {
  stop = startBackButton();
  render(<DialogHost registry={screens} />);
  act(() => openScreenByName('letters'));
  await settled(1);
});
afterEach(async () => {
  act(closeScreens);
  cleanup();
  await settled(0);
  stop();
});

describe('Back', () => {
  it('closes the sheet, the open letter and the filled search field one at a time, then the dialog', async () => {
    await userEvent.type(await screen.findByLabelText('Search letters'), 'pier');
    await click('Letter');
    await click('Reply');
    await settled(4);
    back();
    await expect.poll(() => isDialogOpen('Answer')).toBe(false);
    expect(screen.getByRole('button', { name: 'Reply' })).toBeTruthy();
    back();
    await expect.poll(() => screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(screen.getByDisplayValue('pier')).toBeTruthy();
    back();
    await expect.poll(() => screen.queryByDisplayValue('pier')).toBeNull();
    expect(opened()).toEqual(['letters']);
    back();
    await expect.poll(opened).toEqual([]);
  });

  it('returns to an open letter after a visit to another screen', async () => {
    await click('Letter');
    await click('odette');
    await settled(3);
    back();
    await expect.poll(opened).toEqual(['letters']);
    expect(screen.getByRole('button', { name: 'Reply' })).toBeTruthy();
    await settled(2);
    back();
    await expect.poll(() => screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(opened()).toEqual(['letters']);
  });

  it('asks before unsaved text is lost, keeps its entry while it asks, and closes one level after Discard', async () => {
    await click('Letter');
    await click('Reply');
    await userEvent.type(await screen.findByLabelText('Text'), 'Dear');
    await settled(3);
    const push = vi.spyOn(window.history, 'pushState');
    back();
    await expect.poll(question).not.toBeNull();
    expect(screen.getByText('The answer is not sent.')).toBeTruthy();
    await settled(4);
    // Only the question has a new entry: browsers skip entries that a page adds without a click or a key.
    expect(push).toHaveBeenCalledTimes(1);
    push.mockRestore();
    back();
    await expect.poll(question).toBeNull();
    expect(screen.getByDisplayValue('Dear')).toBeTruthy();
    await settled(3);
    back();
    await click('Discard');
    await expect.poll(() => isDialogOpen('Answer')).toBe(false);
    expect(screen.getByRole('button', { name: 'Reply' })).toBeTruthy();
    await settled(2);
  });
});

describe('Escape, Cancel and the close button', () => {
  it('close inner parts first and return the focus to their openers', async () => {
    await click('Letter');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(isDialogOpen('letters')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => isDialogOpen('letters')).toBe(false);
  });

  it.each(['Escape', 'Cancel'])('%s asks with the focus on the safe answer', async (way) => {
    await click('Letter');
    await click('Reply');
    await userEvent.type(await screen.findByLabelText('Text'), 'Dear');
    await (way === 'Escape' ? userEvent.keyboard('{Escape}') : click('Cancel'));
    await expect.poll(question).not.toBeNull();
    await expect.poll(() => document.activeElement?.textContent).toBe('Keep editing');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByDisplayValue('Dear')).toBeTruthy();
  });

  it('ask for the unsaved work of a hidden screen', async () => {
    await click('Letter');
    await click('odette');
    await click('Change');
    await click('All letters');
    await expect.poll(opened).toEqual(['letters', 'person', 'letters']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(question).not.toBeNull();
    await click('Discard');
    await expect.poll(opened).toEqual([]);
  });
});

it('leaving the page asks only while something is unsaved', async () => {
  const isStopped = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await click('Letter');
  await click('odette');
  expect(isStopped()).toBe(false);
  await click('Change');
  expect(isStopped()).toBe(true);
  await click('Save');
  expect(isStopped()).toBe(false);
});

it('a screen that is left by Back with discarded work does not come back by Forward', async () => {
  await click('Letter');
  await click('odette');
  await click('Change');
  await click('Back');
  await click('Discard');
  await expect.poll(opened).toEqual(['letters']);
  expect(dialogs.screens).toHaveLength(1);
});
