/**
 * Proofs of delivered whispers, which the server does not keep. The listener's client returns a proof with a report, so that nobody
 * can report words that were never sent. A proof is the time of delivery in base 36, a dot, and a MAC. Owns no state.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { runtime } from '../../runtime.ts';

export interface DeliveredWhisper {
  fromId: string;
  toId: string;
  /** Redacted, as it was delivered. */
  text: string;
}

export interface WhisperProofs {
  /** The proof of a whisper that is delivered now. */
  prove(whisper: DeliveredWhisper): string;
  /** When the whisper was delivered, in epoch milliseconds; null for a proof that this world did not make for it. */
  check(whisper: DeliveredWhisper, proof: string): number | null;
}

const KEY_BYTES = 32;
const MAC_BYTES = 18;

/** `authSecret`: that of the world. All processes of it accept each other's proofs. */
export function createWhisperProofs(authSecret: string): WhisperProofs {
  // A key of its own: a proof must be of no use elsewhere.
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'promenade whisper proofs', KEY_BYTES));
  const macOf = ({ fromId, toId, text }: DeliveredWhisper, at: string): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([at, fromId, toId, text]))
      .digest()
      .subarray(0, MAC_BYTES);
  return {
    prove: (whisper) => {
      const at = runtime.now().toString(36);
      return `${at}.${macOf(whisper, at).toString('base64url')}`;
    },
    check: (whisper, proof) => {
      const [at = '', mac = ''] = proof.split('.');
      const given = Buffer.from(mac, 'base64url');
      if (given.length !== MAC_BYTES || !timingSafeEqual(given, macOf(whisper, at))) return null;
      return Number.parseInt(at, 36);
    },
  };
}
