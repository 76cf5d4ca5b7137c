/**
 * For tests: a small HTTP server with the part of S3 that uploads use. It computes every signature independently (AWS
 * Signature Version 4, from its documentation), checks the hash of each body, lists in pages, and fails on demand. Owns
 * its objects.
 */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../storage/s3-settings.ts';

interface Stored {
  bytes: Buffer;
  modifiedMs: number;
  headers: { contentType: string; cacheControl: string };
}

/** How a request fails: with an error status, a truncated reply ('cut') or no reply ('hang'). 'none': it succeeds. */
export type Failure = 'none' | 403 | 404 | 500 | 503 | 'cut' | 'hang';

/** An error reply in the format of S3. */
class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const SKEW_MS = 15 * 60 * 1000;
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const xml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export class S3Server {
  readonly settings: S3Settings;
  readonly objects = new Map<string, Stored>();
  /** `METHOD path?query` of every request, including failed ones. */
  readonly calls: string[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #failures: { failure: Failure; method: string }[] = [];
  readonly #hanging: ServerResponse[] = [];

  static async start(change: Partial<S3Settings> = {}): Promise<S3Server> {
    const server = new S3Server(change);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    server.settings.endpoint = `http://127.0.0.1:${(server.#server.address() as AddressInfo).port}`;
    return server;
  }

  private constructor(change: Partial<S3Settings>) {
    this.settings = {
      endpoint: '',
      region: 'eu-central-1',
      bucket: 'town-uploads',
      accessKeyId: 'AKIDLANTERN',
      secretAccessKey: 'wJalr/lantern+secret',
      ...change,
    };
  }

  /** Sets the failures of the next requests of a method, in this order. */
  fail(method: string, ...failures: Failure[]): void {
    this.#failures.push(...failures.map((failure) => ({ failure, method })));
  }

  async stop(): Promise<void> {
    for (const response of this.#hanging) response.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', this.settings.endpoint);
    const method = request.method ?? 'GET';
    this.calls.push(`${method} ${url.pathname}${url.search}`);
    const planned = this.#failures.findIndex((one) => one.method === method);
    const [failing] = planned < 0 ? [] : this.#failures.splice(planned, 1);
    if (failing?.failure === 'hang') return void this.#hanging.push(response);
    if (failing?.failure === 'cut') {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('half of it');
      // Destroys the response later: at once would discard the part that is not sent yet.
      return void setImmediate(() => response.destroy());
    }
    try {
      if (typeof failing?.failure === 'number') throw new Refusal(failing.failure, 'Planned');
      const body = Buffer.concat(chunks);
      this.#checkSignature(request, url, body);
      this.#serve({ method, url, body, request, response });
    } catch (error) {
      const { status, code } = error instanceof Refusal ? error : new Refusal(500, String(error));
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${xml(code)}</Code></Error>`);
    }
    return undefined;
  }

  #checkSignature(request: IncomingMessage, url: URL, body: Buffer): void {
    const { accessKeyId, secretAccessKey, region } = this.settings;
    const authorization =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
        request.headers.authorization ?? '',
      );
    if (authorization === null) throw new Refusal(403, 'AccessDenied');
    const [, keyId, day = '', signedRegion, signedHeaders = '', signature] = authorization;
    if (keyId !== accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId');
    if (signedRegion !== region) throw new Refusal(400, 'AuthorizationHeaderMalformed');
    const time = String(request.headers['x-amz-date']);
    const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
    if (!time.startsWith(day) || !(Math.abs(Date.now() - at) < SKEW_MS)) throw new Refusal(403, 'RequestTimeTooSkewed');
    const names = signedHeaders.split(';');
    for (const needed of ['host', 'x-amz-content-sha256', 'x-amz-date']) {
      if (!names.includes(needed)) throw new Refusal(403, 'AccessDenied');
    }
    const bodyHash = String(request.headers['x-amz-content-sha256']);
    if (bodyHash !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
    const canonical = [
      request.method,
      url.pathname,
      [...url.searchParams]
        .map((pair) => pair.map((part) => encodeURIComponent(part)).join('='))
        .toSorted()
        .join('&'),
      ...names.map((name) => `${name}:${String(request.headers[name]).trim().replace(/\s+/g, ' ')}`),
      '',
      signedHeaders,
      bodyHash,
    ].join('\n');
    const scope = `${day}/${region}/s3/aws4_request`;
    const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
    const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request');
    if (hmac(key, toSign).toString('hex') !== signature) throw new Refusal(403, 'SignatureDoesNotMatch');
  }

  #serve({ method, url, body, request, response }: Served): void {
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== this.settings.bucket) throw new Refusal(404, 'NoSuchBucket');
    const key = decodeURIComponent(rest.join('/'));
    if (method === 'GET' && key === '') {
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(this.#page(url.searchParams));
      return;
    }
    const stored = this.objects.get(key);
    if (method === 'PUT') {
      const { 'content-type': contentType = '', 'cache-control': cacheControl = '' } = request.headers;
      this.objects.set(key, { bytes: body, modifiedMs: Date.now(), headers: { contentType, cacheControl } });
      response.writeHead(200).end();
    } else if (method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else if (method === 'GET') {
      if (stored === undefined) throw new Refusal(404, 'NoSuchKey');
      response.writeHead(200, { 'content-type': stored.headers.contentType, 'content-length': stored.bytes.length });
      response.end(stored.bytes);
    } else throw new Refusal(405, 'MethodNotAllowed');
  }

  /** ListObjectsV2. Its tokens contain characters that need escaping in a URL and in XML. */
  #page(query: URLSearchParams): string {
    if (query.get('list-type') !== '2') throw new Refusal(400, 'InvalidArgument');
    const after = (query.get('continuation-token') ?? '').replace(/^&<token>\+\//, '');
    const size = Math.min(1000, Number(query.get('max-keys') ?? 1000));
    const all = [...this.objects]
      .filter(([key]) => key.startsWith(query.get('prefix') ?? ''))
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const left = all.filter(([key]) => key > after);
    const page = left.slice(0, size);
    const isTruncated = left.length > size;
    const entries = page.map(
      ([key, { modifiedMs, bytes }]) =>
        `<Contents><Key>${xml(key)}</Key><LastModified>${new Date(modifiedMs).toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
    );
    const token = isTruncated
      ? `<NextContinuationToken>${xml(`&<token>+/${page.at(-1)?.[0] ?? ''}`)}</NextContinuationToken>`
      : '';
    return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${entries.join('')}${token}</ListBucketResult>`;
  }
}

interface Served {
  method: string;
  url: URL;
  body: Buffer;
  request: IncomingMessage;
  response: ServerResponse;
}
