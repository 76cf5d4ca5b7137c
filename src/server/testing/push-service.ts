/**
 * For tests: a browser's push service on this machine, over HTTPS. It decrypts what it receives (RFC 8291) and checks the server's
 * signature (RFC 8292) with its own code. Its certificate is valid for this process only.
 */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import tls from 'node:tls';
import { generate } from 'selfsigned';
import type { PushBrowser } from '../../shared/contract/web-push.ts';

export interface ReceivedPush {
  /** Name of the browser. */
  to: string;
  headers: IncomingHttpHeaders;
  /** Decrypted. */
  payload: Record<string, unknown>;
  /** Claims of the server's token, whose signature is right. */
  claims: Record<string, unknown>;
}

interface Browser {
  curve: ECDH;
  secret: Buffer;
}

export class PushService {
  readonly received: ReceivedPush[] = [];
  /** Answers of the next requests; 201 when it is empty. */
  readonly answers: { status: number; headers?: Record<string, string> }[] = [];
  /** Of the server under test, base64url. */
  publicKey = '';
  readonly certificate: string;
  readonly #server: Server;
  readonly #browsers = new Map<string, Browser>();

  static async start(): Promise<PushService> {
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
      extensions: [
        { name: 'basicConstraints', cA: true },
        { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
      ],
    });
    const service: PushService = new PushService(
      cert,
      createServer({ key, cert }, (request, reply) => {
        void service.#receive(request).then(
          ({ status, headers = {} }) => reply.writeHead(status, headers).end(),
          (error: unknown) => reply.writeHead(400).end(String(error)),
        );
      }),
    );
    service.#server.listen(0, 'localhost');
    await once(service.#server, 'listening');
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);
    return service;
  }

  private constructor(certificate: string, server: Server) {
    this.certificate = certificate;
    this.#server = server;
  }

  /** With the port, as an entry of `PUSH_HOSTS`. */
  get host(): string {
    return `localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a browser of that name sends when it subscribes. */
  subscribe(name: string): PushBrowser {
    const curve = createECDH('prime256v1');
    const p256dh = curve.generateKeys('base64url');
    const secret = randomBytes(16);
    this.#browsers.set(name, { curve, secret });
    return { endpoint: `https://${this.host}/${name}`, keys: { p256dh, auth: secret.toString('base64url') } };
  }

  payloadsTo(name: string): Record<string, unknown>[] {
    return this.received.filter(({ to }) => to === name).map(({ payload }) => payload);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #receive(request: IncomingMessage): Promise<(typeof this.answers)[number]> {
    const answer = this.answers.shift() ?? { status: 201 };
    const body = await buffer(request);
    const { headers } = request;
    const to = (request.url ?? '/').slice(1);
    const browser = this.#browsers.get(to);
    if (browser === undefined) return { status: 410 };
    if (answer.status !== 201) return answer;
    const claims = readToken(headers, this.publicKey);
    this.received.push({ to, headers, payload: decrypt(body, browser), claims });
    return answer;
  }
}

/** The claims of `vapid t=TOKEN, k=KEY`. Throws when key or signature are wrong. */
function readToken({ authorization = '' }: IncomingHttpHeaders, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('another key');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('another signature');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

/** One record of aes128gcm (RFC 8188), with the keys of RFC 8291, section 3.4. */
function decrypt(body: Buffer, { curve, secret }: Browser): Record<string, unknown> {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), secret, info, 32));
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Record<string, unknown>;
}
