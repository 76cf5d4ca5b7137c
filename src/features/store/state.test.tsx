/** The store's view: auto-add, the camera, and filters. */
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { storeItem as item } from '../../../tests/support/samples/store-item.ts';
import { lookTrying } from '../../avatar/look.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { addToCart, cart, clearCart } from '../../state/shopping/cart.ts';
import { shopping } from '../../state/shopping/shopping.ts';
import * as state from './state.ts';

const { store } = state;
const inCart = (): string[] => cart.items.map(({ id }) => id);

beforeEach(async () => {
  signInAs(userNamed('mirabel'));
  await Promise.resolve();
  clearCart();
  store.tried = [];
  store.filters = { ...state.NO_FILTERS };
  shopping.autoAddToCart = false;
});

describe('Clear', () => {
  it('also removes from the cart what was tried on, with auto-add on', () => {
    shopping.autoAddToCart = true;
    addToCart(item('ring', { category: 14 }));
    state.toggleTried(item('hat'));
    state.toggleTried(item('boots', { category: 13 }));
    expect(inCart()).toEqual(['ring', 'hat', 'boots']);
    state.clearTried();
    expect(inCart()).toEqual(['ring']);
    expect(store.tried).toEqual([]);
  });

  it('leaves the cart alone with auto-add off', () => {
    state.toggleTried(item('hat'));
    addToCart(item('hat'));
    state.clearTried();
    expect(inCart()).toEqual(['hat']);
  });
});

it('an item that replaces another one of its category replaces it in the cart, with auto-add on', () => {
  shopping.autoAddToCart = true;
  state.toggleTried(item('hat'));
  state.toggleTried(item('cap'));
  expect(store.tried.map(({ id }) => id)).toEqual(['cap']);
  expect(inCart()).toEqual(['cap']);
});

describe('the camera', () => {
  it('follows the category that is chosen, and the item that is tried on', () => {
    state.chooseCategory('13');
    expect(store.camera.frame).toBe('feet');
    state.toggleTried(item('lips', { category: 6 }));
    expect(store.camera.frame).toBe('face');
    state.toggleTried(item('mark', { category: 23 }));
    expect([store.camera.frame, store.rotation]).toEqual(['chest', 3]);
    state.chooseCategory('all');
    expect(store.camera.frame).toBe('whole');
  });

  it('keeps zoom and pan for another item of the same part', () => {
    state.toggleTried(item('boots', { category: 13 }));
    store.camera = { ...store.camera, zoom: 1.5 };
    state.toggleTried(item('sandals', { category: 13 }));
    expect(store.camera.zoom).toBe(1.5);
  });
});

describe('price limits', () => {
  it('are swapped when they are in the wrong order', () => {
    Object.assign(store.filters, { minPrice: '900', maxPrice: '100', currency: 'coins' });
    state.sortPrices();
    expect(state.priceRangeOf(store.filters)).toBe('100-900');
    // By value and not by their letters.
    Object.assign(store.filters, { minPrice: '90', maxPrice: '1000' });
    state.sortPrices();
    expect(state.priceRangeOf(store.filters)).toBe('90-1000');
    Object.assign(store.filters, { minPrice: '9', maxPrice: '' });
    state.sortPrices();
    expect(state.priceRangeOf(store.filters)).toBe('9-');
  });

  it('apply to one currency, and count as one filter', () => {
    Object.assign(store.filters, { minPrice: '5', maxPrice: '9' });
    expect(state.priceRangeOf(store.filters)).toBeUndefined();
    expect(state.countFilters(store.filters)).toBe(0);
    Object.assign(store.filters, { currency: 'gems', isOnlyFitting: true });
    expect(state.priceRangeOf(store.filters)).toBe('5-9');
    expect(state.countFilters(store.filters)).toBe(3);
  });
});

it('an item for the other body leaves the figure dressed', () => {
  const own = { ...bareCustomization(false), top: 'sweater' };
  const tried = [item('suit', { category: 10, bodyTypes: ['masculine'] }), item('hat')];
  expect(lookTrying(own, tried)).toMatchObject({ top: 'sweater', hat: 'hat' });
});
