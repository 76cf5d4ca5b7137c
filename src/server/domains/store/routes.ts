/** The store over HTTP. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  buySet,
  checkout,
  getShelf,
  getStoreItem,
  listPurchases,
  listStore,
  refundPurchase,
} from '../../../shared/contract/store.ts';
import { STORE_PAGE_SIZE } from '../../../shared/rules/store.ts';
import { DomainError } from '../../domain-error.ts';
import { implement } from '../../plugins/implement.ts';
import { requestLanguage } from '../../request-language.ts';
import { WrittenReply, writtenList } from '../../plugins/written-reply.ts';
import type { Purchase } from './checkout.ts';
import type { Store } from './service.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
const idList = z.array(z.string().check(z.regex(ID_PATTERN)));
const KEY_PATTERN = /^[\w-]{8,80}$/;

export function storeRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  implement(app, listStore, async ({ player, query }) => {
    const { page = 1, limit = STORE_PAGE_SIZE, sortBy = 'newest' } = query;
    const { categories = '', search = '', rarity, priceRange = '-', ids, currency = null } = query;
    const { items, pagination } = await store.page(player, {
      page,
      limit,
      sortBy,
      language: requestLanguage(),
      categories: categories === '' ? [] : categories.split(',').map(Number),
      search,
      rarity: rarity === undefined ? null : Number(rarity),
      ...pricesOf(priceRange),
      ids: ids === undefined ? null : ids.split(','),
      currency,
      isOnlyAffordable: query.onlyAffordable === 'true',
      isOnlyFitting: query.onlyFitting === 'true',
      isByCut: query.cuts === 'true',
      isOwned: query.owned === undefined ? null : query.owned === 'true',
    });
    return new WrittenReply([
      '{"success":true,"items":',
      ...writtenList(items),
      `,"pagination":${JSON.stringify(pagination)}}`,
    ]);
  });

  implement(app, checkout, async ({ player, body, request }) => {
    const bought = await store.checkout(player, {
      ids: idsOf(body.items),
      expected: body.expected ?? null,
      key: body.idempotencyKey ?? keyOf(request.headers['idempotency-key']),
    });
    return { success: true, message: thanksFor(bought), ...bought };
  });

  implement(app, getStoreItem, async ({ player, params }) => ({
    success: true,
    ...(await store.itemPage(player, params.id)),
  }));

  implement(app, getShelf, async ({ player }) => ({ success: true, ...(await store.shelf(player)) }));

  implement(app, buySet, async ({ player, body, request }) => {
    const { setId, expected } = body;
    const key = body.idempotencyKey ?? keyOf(request.headers['idempotency-key']);
    const bought = await store.buySet(player, { setId, expected, key });
    return { success: true, message: thanksFor(bought), ...bought };
  });

  implement(app, listPurchases, async ({ player, query }) => {
    const page = await store.purchases.list(player, query.before ?? null);
    return { success: true, ...page };
  });

  implement(app, refundPurchase, async ({ player, body, request }) => {
    const key = body.idempotencyKey ?? keyOf(request.headers['idempotency-key']);
    const returned = await store.purchases.giveBack(player, body.itemId, key);
    return { success: true, ...returned };
  });
}

const thanksFor = ({ items }: Pick<Purchase, 'items'>): SentenceData =>
  sentence('thankYouForPurchase', { items: sentence('partItemsBought', { count: items.length }) });

/** The limits of `min-max`, in ascending order. */
function pricesOf(range: string): { minPrice: number | null; maxPrice: number | null } {
  const [from = null, to = null] = range.split('-').map((side) => (side === '' ? null : Number(side)));
  return from !== null && to !== null && from > to
    ? { minPrice: to, maxPrice: from }
    : { minPrice: from, maxPrice: to };
}

function idsOf(text: string): string[] {
  const ids = idList.safeParse(parseJson(text));
  if (!ids.success) throw new DomainError('invalid', sentence('theItemsMustBeA'));
  return ids.data;
}

function keyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY_PATTERN.test(header)) return header;
  throw new DomainError('invalid', sentence('thisIsNoIdempotencyKey'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
