/**
 * Remaining bundles, and the payment provider's webhook. Its body stays text, because the signature covers the raw
 * text.
 */
import type { FastifyInstance } from 'fastify';
import { listBundles, otherEvent, paymentEvent, receivePayment } from '../../../shared/contract/membership.ts';
import { DomainError } from '../../domain-error.ts';
import { implement } from '../../plugins/implement.ts';
import type { Memberships } from './service.ts';
import { isSigned } from './signature.ts';
import { runtime } from '../../runtime.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import { OperatorText } from '../../sentences.ts';

const SIGNATURE_HEADER = 'x-promenade-signature';

export interface MembershipRoutesDeps {
  memberships: Memberships;
  /** null: there is no payment provider */
  secret: string | null;
}

export async function membershipRoutes(
  app: FastifyInstance,
  { memberships, secret }: MembershipRoutesDeps,
): Promise<void> {
  implement(app, listBundles, async ({ player }) => ({
    success: true,
    bundles: await memberships.bundlesLeft(),
    cancellationSentAt: await memberships.cancellationSentAt(player.id),
  }));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    implement(scope, receivePayment, async ({ body, request }) => {
      const event = eventOf(body);
      if (secret === null)
        throw new DomainError('unavailable', sentence('noPaymentsAreTakenHere'), { code: 'no-payments' });
      if (!isSigned(request.headers[SIGNATURE_HEADER], body, { secret, now: runtime.now() })) {
        throw new DomainError('unauthorized', sentence('theSignatureIsNotValid'), { code: 'bad-signature' });
      }
      if (event === null) return { success: true, message: new OperatorText('Nothing to do.') };
      return { success: true, message: new OperatorText(await memberships.receive(event)) };
    });
  });
}

/** null for an event of another type. Throws a DomainError when the body is not an event. */
function eventOf(body: string) {
  const data = parseJson(body);
  const event = paymentEvent.safeParse(data);
  if (event.success) return event.data;
  const other = otherEvent.safeParse(data);
  if (!other.success || KNOWN_TYPES.has(other.data.type)) throw new DomainError('invalid', sentence('thisIsNoEvent'));
  return null;
}

const KNOWN_TYPES: ReadonlySet<string> = new Set(['plan.paid', 'boost.paid', 'gems.paid', 'lifetime.paid']);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
