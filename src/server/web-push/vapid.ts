/**
 * The key pair by which push services know this world (VAPID, RFC 8292). It follows from the auth secret, so that all processes
 * have the same and nothing more has to be kept. With another secret, browsers register again when their player comes back.
 */
import { createECDH, hkdfSync } from 'node:crypto';

export interface VapidKeys {
  /** Uncompressed point of P-256, base64url. */
  publicKey: string;
  /** Scalar of 32 bytes, base64url. */
  privateKey: string;
}

/** Order of P-256's group. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 16 bytes more than the order has, so that the remainder is as good as uniform (FIPS 186-5, A.2.1). */
const BYTES = 48;

export function vapidKeysOf(authSecret: string): VapidKeys {
  const bytes = Buffer.from(hkdfSync('sha256', authSecret, '', 'promenade web push', BYTES));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
