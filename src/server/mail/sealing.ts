/**
 * Seals secrets of mails for the database: who reads the database or a backup of it without `AUTH_SECRET` cannot use them. AES-256-GCM
 * with a key of its own, bound to the mail's id. Owns no state.
 */
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { runtime } from '../runtime.ts';

export interface Sealing {
  /** `id`: of the mail. Returns base64url. */
  seal(id: string, secret: string): string;
  /** null for what was sealed for another mail, with another `AUTH_SECRET`, or was changed since. */
  open(id: string, sealed: string): string | null;
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `authSecret`: that of the world. All processes of it open what one has sealed. */
export function createSealing(authSecret: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'promenade queued mails', KEY_BYTES));
  return {
    seal: (id, secret) => {
      const nonce = runtime.randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(id));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (id, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
      const cipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(id)).setAuthTag(tag);
      try {
        return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
