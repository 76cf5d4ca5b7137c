/**
 * The cart of store and outlet. Owns what is in it, kept in this browser for each player, so that it survives a reload, a
 * lost connection and another tab. What a price is worth here is only what the player was shown: the server decides.
 */
import { proxy, subscribe } from 'valtio';
import * as z from 'zod/mini';
import type { StoreItem } from '../../shared/contract/store.ts';
import { CART_MAX_ITEMS } from '../../shared/rules/store.ts';
import { session } from '../session/session.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { randomId } from '../../shared/runtime/runtime.ts';

const CART_STORAGE_KEY = 'storeCart';

const cartItem = z.object({
  id: z.string(),
  name: z.string(),
  category: z.number(),
  rarity: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  costCoins: z.number(),
  costGems: z.number(),
  imageUrl: z.nullable(z.string()),
});
export type CartItem = z.infer<typeof cartItem>;

const stored = z.object({
  ownerId: z.string(),
  items: z.array(cartItem),
  orderKey: z.nullable(z.string()),
});

export interface Cart {
  items: CartItem[];
  /** Names the order that these items make: sent with every attempt to buy them, so that they are paid once. */
  orderKey: string | null;
  /** An order is under way: none of them goes out twice from one tab. */
  isBeingBought: boolean;
}

export const cart = proxy<Cart>({ items: [], orderKey: null, isBeingBought: false });

let ownerId: string | null = null;

/** False when it is owned, or there already, or the cart is full; then nothing changes. */
export function addToCart(item: Omit<StoreItem, 'bodyTypes'>): boolean {
  const { id, name, category, rarity, costCoins, costGems, imageUrl } = item;
  if (item.alreadyOwned || isInCart(id) || cart.items.length >= CART_MAX_ITEMS) return false;
  cart.items.push({ id, name, category, rarity, costCoins, costGems, imageUrl });
  changed();
  return true;
}

export const isInCart = (id: string): boolean => cart.items.some((item) => item.id === id);

export function removeFromCart(id: string): void {
  cart.items = cart.items.filter((item) => item.id !== id);
  changed();
}

export function clearCart(): void {
  cart.items = [];
  changed();
}

/** What the server says now of the items in the cart: takes over prices, drops what is owned, sold out or not sold any more. */
export function updateCart(known: readonly StoreItem[]): void {
  const byId = new Map(known.map((item) => [item.id, item]));
  cart.items = cart.items.flatMap((item) => {
    const now = byId.get(item.id);
    if (now === undefined || now.alreadyOwned || now.quantity === 0) return [];
    return [{ ...item, name: now.name, costCoins: now.costCoins, costGems: now.costGems, imageUrl: now.imageUrl }];
  });
  changed();
}

/** The key of the order that the cart is now; the same until the cart changes. */
export function orderKey(): string {
  cart.orderKey ??= randomId(runtime);
  keep();
  return cart.orderKey;
}

/** Another order than before. */
function changed(): void {
  cart.orderKey = null;
  keep();
}

function keep(): void {
  if (ownerId === null) return;
  try {
    localStorage.setItem(CART_STORAGE_KEY, JSON.stringify({ ownerId, items: cart.items, orderKey: cart.orderKey }));
  } catch {
    // Without storage the cart lives as long as the page.
  }
}

function restore(): void {
  const kept = readStored();
  const isMine = kept !== null && kept.ownerId === ownerId;
  cart.items = isMine ? kept.items : [];
  cart.orderKey = isMine ? kept.orderKey : null;
}

function readStored(): z.infer<typeof stored> | null {
  try {
    return stored.safeParse(JSON.parse(localStorage.getItem(CART_STORAGE_KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function followOwner(): void {
  const { _id: now = null } = session.user ?? {};
  if (now === ownerId) return;
  ownerId = now;
  restore();
}

followOwner();
subscribe(session, followOwner);
window.addEventListener('storage', (event) => {
  if (event.key === CART_STORAGE_KEY) restore();
});
