/**
 * The cart of store and outlet. Owns its items, kept in `localStorage` per player over a reload and shared by tabs. Prices
 * are what the player was shown; the server decides.
 */
import { proxy } from 'valtio';
import * as z from 'zod/mini';
import type { StoreItem } from '../../shared/contract/store.ts';
import { BODY_TYPES } from '../../shared/rules/slots.ts';
import { CART_MAX_ITEMS } from '../../shared/rules/store.ts';
import { followPlayer } from '../session/follow-player.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { randomId } from '../../shared/runtime/runtime.ts';
import { readStored, writeStored } from '../../net/browser-storage.ts';

const CART_STORAGE_KEY = 'storeCart';

const cartItem = z.object({
  id: z.string(),
  name: z.string(),
  category: z.number(),
  rarity: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  costCoins: z.number(),
  costGems: z.number(),
  imageUrl: z.nullable(z.string()),
  /** Body types that the item fits; missing in carts that an older version stored. */
  bodyTypes: z.optional(z.readonly(z.array(z.enum(BODY_TYPES)))),
});
export type CartItem = z.infer<typeof cartItem>;

const stored = z.object({
  ownerId: z.string(),
  items: z.array(cartItem),
  orderKey: z.nullable(z.string()),
});

export interface Cart {
  items: CartItem[];
  /** Idempotency key of the order: sent with every checkout attempt, so that the items are paid once. */
  orderKey: string | null;
  /** A checkout is running; one tab runs one at a time. */
  isBeingBought: boolean;
}

export const cart = proxy<Cart>({ items: [], orderKey: null, isBeingBought: false });

let ownerId: string | null = null;

/** Returns false and changes nothing when the item is owned or in the cart, or the cart is full. */
export function addToCart(item: StoreItem): boolean {
  const { id, name, category, rarity, costCoins, costGems, imageUrl, bodyTypes } = item;
  if (item.alreadyOwned || isInCart(id) || cart.items.length >= CART_MAX_ITEMS) return false;
  cart.items.push({ id, name, category, rarity, costCoins, costGems, imageUrl, bodyTypes });
  changed();
  return true;
}

export const isInCart = (id: string): boolean => cart.items.some((item) => item.id === id);

export const removeFromCart = (id: string): void => removeAllFromCart([id]);

/** Items that are not in the cart are ignored. */
export function removeAllFromCart(ids: readonly string[]): void {
  if (!ids.some(isInCart)) return;
  cart.items = cart.items.filter((item) => !ids.includes(item.id));
  changed();
}

export function clearCart(): void {
  cart.items = [];
  changed();
}

/**
 * What the server says now of the items in the cart: takes over prices, drops what is owned, sold out or not sold any
 * more. Returns the dropped items. A cart without a change keeps its order key.
 */
export function updateCart(known: readonly StoreItem[]): { owned: CartItem[]; gone: CartItem[] } {
  const byId = new Map(known.map((item) => [item.id, item]));
  const before = JSON.stringify(cart.items);
  const dropped = { owned: [] as CartItem[], gone: [] as CartItem[] };
  cart.items = cart.items.flatMap((item) => {
    const now = byId.get(item.id);
    if (now === undefined || now.alreadyOwned || now.quantity === 0) {
      dropped[now?.alreadyOwned ? 'owned' : 'gone'].push(item);
      return [];
    }
    const { name, costCoins, costGems, imageUrl, bodyTypes } = now;
    return [{ ...item, name, costCoins, costGems, imageUrl, bodyTypes }];
  });
  if (JSON.stringify(cart.items) !== before) changed();
  return dropped;
}

/** The key of the current order; it stays the same until the cart changes. */
export function orderKey(): string {
  cart.orderKey ??= randomId(runtime);
  keep();
  return cart.orderKey;
}

/** Starts a new order. */
function changed(): void {
  cart.orderKey = null;
  keep();
}

function keep(): void {
  if (ownerId === null) return;
  writeStored('local', CART_STORAGE_KEY, { ownerId, items: cart.items, orderKey: cart.orderKey });
}

function restore(): void {
  const kept = readStored('local', CART_STORAGE_KEY, stored);
  const isMine = kept !== null && kept.ownerId === ownerId;
  cart.items = isMine ? kept.items : [];
  cart.orderKey = isMine ? kept.orderKey : null;
}

followPlayer((playerId) => {
  ownerId = playerId;
  restore();
});
window.addEventListener('storage', (event) => {
  if (event.key === CART_STORAGE_KEY) restore();
});
