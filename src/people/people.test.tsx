import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../shared/rules/limits.ts';
import { EmailField, PasswordField } from './account-fields.tsx';
import { AvatarThumb, initialsOf } from './avatar-thumb.tsx';
import { BlockedFold } from './blocked-fold.tsx';
import { LevelRing } from './level-ring.tsx';
import { NameTag, NameText, NameTextButton } from './name-tag.tsx';
import { useAccountForm } from './use-account-form.ts';

afterEach(cleanup);

it.each([
  ['mirabel_rose', 'MR'],
  ['wren', 'WR'],
  ['Rowan Pike', 'RP'],
  ['a', 'A'],
  ['__x__', 'X'],
  ['', ''],
])('initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('a thumb shows the initials when its picture fails to load, and the next picture when `src` changes', () => {
  const { container, rerender } = render(<AvatarThumb name="mirabel_rose" src="/avatars/mirabel_rose.webp" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.textContent).toContain('MR');
  rerender(<AvatarThumb name="mirabel_rose" src="/avatars/mirabel_rose.webp?v=2" />);
  expect(container.querySelector('img')).toBeTruthy();
});

it('a level ring announces its level and its progress', () => {
  render(<LevelRing level={27} progress={0.64} />);
  expect(screen.getByRole('img', { name: 'Level 27, 64% to next' })).toBeTruthy();
});

it.each([
  [1.4, '100%', 1],
  [0.5, '50%', 0.5],
  [0, '0%', 0],
  [-0.2, '0%', 0],
])('a level ring with the progress %s announces %s and draws that part of the circle', (progress, words, share) => {
  const { container } = render(<LevelRing level={3} progress={progress} />);
  expect(screen.getByRole('img', { name: `Level 3, ${words} to next` })).toBeTruthy();
  const dashes = container.querySelector('.level-arc')?.getAttribute('stroke-dasharray')?.split(' ').map(Number);
  if (share === 0) expect(dashes).toBeUndefined();
  else expect((dashes?.[0] ?? 0) / (dashes?.[1] ?? 1)).toBeCloseTo(share);
});

it('a level ring writes levels of four digits smaller', () => {
  const isSmall = (level: number) => {
    const { container } = render(<LevelRing level={level} progress={0} />);
    return container.querySelector('.level-number')?.hasAttribute('data-long');
  };
  expect([isSmall(999), isSmall(1000)]).toEqual([false, true]);
});

it.each([
  [true, 'Online'],
  [false, 'Offline'],
  [undefined, undefined],
])('a thumb whose player is online: %s says %s', (isOnline, words) => {
  const { container } = render(<AvatarThumb name="wren" isOnline={isOnline} />);
  const dot = container.querySelector<HTMLElement>('.dot');
  expect(dot?.textContent).toBe(words);
  expect(dot?.hasAttribute('data-on')).toBe(words === undefined ? undefined : isOnline);
});

it('a name tag shows a readable colour, the crown of members, and which one is your own', () => {
  const { container, rerender } = render(<NameTag name="wren" />);
  const tag = () => container.querySelector<HTMLElement>('.nametag');
  expect([tag()?.style.color, tag()?.classList.contains('is-lit')]).toEqual(['', false]);
  expect(screen.queryByLabelText('Resident')).toBeNull();
  rerender(<NameTag name="wren" color="#000000" crownLabel="Resident" isLit />);
  expect(tag()?.style.color).toMatch(/^rgb/);
  expect(tag()?.style.color).not.toBe('rgb(0, 0, 0)');
  expect(tag()?.classList.contains('is-lit')).toBe(true);
  expect(screen.getByLabelText('Resident')).toBeTruthy();
});

describe('the fold of a blocked player', () => {
  const fold = (isFolded: boolean) => (
    <>
      <input aria-label="Elsewhere" />
      <BlockedFold isFolded={isFolded} show={() => undefined}>
        <button type="button" tabIndex={-1}>
          Face
        </button>
        <button type="button">Name</button>
      </BlockedFold>
    </>
  );

  it('moves the focus into the text when it is shown, unless it is elsewhere', () => {
    const { rerender } = render(fold(false));
    expect(document.activeElement).toBe(document.body);
    rerender(fold(true));
    expect(screen.queryByText('Name')).toBeNull();
    screen.getByText('Show').focus();
    rerender(fold(false));
    expect(document.activeElement).toBe(screen.getByText('Name'));
    rerender(fold(true));
    screen.getByLabelText('Elsewhere').focus();
    rerender(fold(false));
    expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
  });
});

describe('account fields', () => {
  const noteOf = (field: ReactNode) => {
    const { container } = render(<>{field}</>);
    return container.querySelector('[role="alert"]')?.textContent;
  };
  const nothing = () => undefined;

  it('report an email that is too long', () => {
    const of = (length: number) => noteOf(<EmailField value={'x'.repeat(length)} onChange={nothing} />);
    expect([of(EMAIL_MAX_LENGTH), of(EMAIL_MAX_LENGTH + 1)]).toEqual([
      undefined,
      'An e-mail address has at most 254 characters.',
    ]);
  });

  it('report a new password that is too long, but not the stored one', () => {
    const of = (length: number, autoComplete: 'new-password' | 'current-password') =>
      noteOf(
        <PasswordField label="Password" autoComplete={autoComplete} value={'x'.repeat(length)} onChange={nothing} />,
      );
    expect(of(PASSWORD_MAX_LENGTH, 'new-password')).toBeUndefined();
    expect(of(PASSWORD_MAX_LENGTH + 1, 'new-password')).toBe('A password has 8 to 128 characters.');
    expect(of(PASSWORD_MAX_LENGTH + 1, 'current-password')).toBeUndefined();
  });
});

describe('an account form', () => {
  interface FormProps {
    isComplete: boolean;
    send: (refuse: (refusal: string) => void) => Promise<void>;
  }

  function Form({ isComplete, send }: FormProps) {
    const { form, isSubmitted, isBusy, refusal, setRefusal, submitter } = useAccountForm<string>();
    return (
      <form ref={form} aria-label="Account" onSubmit={submitter(isComplete, () => send(setRefusal))}>
        <input aria-label="Name" aria-invalid={refusal !== null} />
        <output>{isBusy ? 'busy' : isSubmitted ? 'submitted' : 'new'}</output>
      </form>
    );
  }

  const submit = () => fireEvent.submit(screen.getByRole('form'));
  const state = () => screen.getByRole('status').textContent;

  it('reports missing values without sending them', () => {
    const send = vi.fn<FormProps['send']>();
    render(<Form isComplete={false} send={send} />);
    expect(state()).toBe('new');
    submit();
    expect(state()).toBe('submitted');
    expect(send).not.toHaveBeenCalled();
  });

  it('sends once until the reply, then again, and focuses the refused field', async () => {
    const refusals: ((refusal: string) => void)[] = [];
    const send = vi.fn<FormProps['send']>(
      (refuse) =>
        new Promise((resolve) => {
          refusals.push((refusal) => {
            refuse(refusal);
            resolve();
          });
        }),
    );
    render(<Form isComplete send={send} />);
    submit();
    expect(state()).toBe('busy');
    submit();
    expect(send).toHaveBeenCalledOnce();
    await act(async () => refusals[0]?.('taken'));
    expect(state()).toBe('submitted');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    submit();
    expect(send).toHaveBeenCalledTimes(2);
  });
});

it('a name as a button passes itself as the anchor of the dialog, unless it is disabled', () => {
  const onOpen = vi.fn();
  const { rerender } = render(<NameTextButton name="wren" className="small" buttonClassName="wide" onOpen={onOpen} />);
  const button = screen.getByRole('button', { name: 'wren' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  expect(button.classList.contains('wide')).toBe(true);
  fireEvent.click(button);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(button);
  rerender(<NameTextButton name="wren" isDisabled onOpen={onOpen} />);
  fireEvent.click(screen.getByRole('button'));
  expect(onOpen).toHaveBeenCalledOnce();
});

it('shows all of a long or tagged name to the pointer', () => {
  render(
    <>
      <NameText name="wren" />
      <NameText name="Wanderer_of_Lanterns" />
      <NameTag name="mira" tag="سوق" />
    </>,
  );
  expect(screen.getByText('wren').title).toBe('');
  expect(screen.getByText('Wanderer_of_Lanterns').title).toBe('Wanderer_of_Lanterns');
  expect(screen.getByText('mira').closest<HTMLElement>('.nametag')?.title).toBe('mira ~ \u2068سوق\u2069');
});
