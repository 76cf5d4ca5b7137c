import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { useKeptFields } from './use-kept-fields.ts';

const INITIAL = { name: 'moth', color: '' };
/** The form of a page; another call is that of the page after a reload. */
const open = (initial = INITIAL) => renderHook(() => useKeptFields('sample', initial)).result;

beforeEach(() => {
  sessionStorage.clear();
  signInAs(userNamed('mirabel'));
});

it('keeps what was changed over a reload, also two changes of one event', () => {
  const before = open();
  act(() => {
    before.current.change({ name: 'owl' });
    before.current.change({ color: 'red' });
  });
  expect(before.current).toMatchObject({ fields: { name: 'owl', color: 'red' }, isStored: true });
  expect(open().current.fields).toEqual({ name: 'owl', color: 'red' });
});

it('keeps nothing of a form that was sent, or is as it was', () => {
  const before = open();
  act(() => before.current.change({ name: 'owl' }));
  before.current.forget();
  expect(open().current.fields).toEqual(INITIAL);
  act(() => before.current.change({ name: 'owl' }));
  act(() => before.current.change({ name: 'moth' }));
  expect(sessionStorage).toHaveLength(0);
});

it('shows nobody the fields of another player, nor old fields instead of newer saved ones', () => {
  const before = open();
  act(() => before.current.change({ name: 'owl' }));
  expect(open({ ...INITIAL, color: 'blue' }).current.fields).toEqual({ name: 'moth', color: 'blue' });
  signInAs(userNamed('ben'));
  expect(open().current.fields).toEqual(INITIAL);
});

it('says so when the browser stores nothing', () => {
  const before = open();
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new Error('full');
  };
  try {
    act(() => before.current.change({ name: 'owl' }));
  } finally {
    Storage.prototype.setItem = setItem;
  }
  expect(before.current).toMatchObject({ fields: { name: 'owl' }, isStored: false });
});
