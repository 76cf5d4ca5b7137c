/** Submissions: storage, validation of uploads, ownership and cleanup. */
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Submission } from '../../../shared/contract/creations.ts';
import { PENDING_SUBMISSIONS_MAX, SHEET_MAX_BYTES } from '../../../shared/rules/creations.ts';
import { diskBlobs } from '../../storage/blobs.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { type Fields, sendForm } from '../../testing/form.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { sweepUploads } from './submissions.ts';

/** A valid sheet: a red box on a transparent canvas. `change` makes it invalid. */
async function png(change: { width?: number; height?: number; alpha?: number; box?: boolean } = {}): Promise<Buffer> {
  const { width = 2550, height = 850, alpha = 0, box = true } = change;
  const canvas = sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha } } });
  const red = { create: { width: 40, height: 60, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 1 } } } as const;
  return await canvas
    .composite(box ? [{ input: red, left: 10, top: 20 }] : [])
    .png()
    .withMetadata({ exif: { IFD0: { Copyright: 'the photographer' } } })
    .toBuffer();
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngOf = (chunks: Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** IHDR data of an RGBA image with 8 bits per channel. */
function headerOf(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return header;
}

const FIELDS = { gender: 'female', category: '10', name: 'Lamplighter Knit' };

describe('submissions', () => {
  let server: TestServer;
  let sheet: Buffer;
  beforeAll(async () => {
    server = await startServer();
    sheet = await png();
  });
  afterAll(() => server.stop());

  const newCaller = Caller.numbered(() => server, 'Creator');
  const send = (caller: Pick<Caller, 'headers'>, fields: Fields, path = '') =>
    sendForm(server, caller, { url: `/game-api/creator/submission${path}`, fields });
  const list = (caller: Caller) => caller.list<Submission>('/game-api/creator/submission');
  const first = async (caller: Caller): Promise<Submission> => {
    const [submission] = await list(caller);
    if (submission === undefined) throw new Error('there is no submission');
    return submission;
  };
  const files = (): string[] => readdirSync(join(server.dataDir, 'uploads')).toSorted();
  const fetch = (url: string) => server.server.app.inject({ method: 'GET', url });

  it('are re-encoded and served under immutable addresses', async () => {
    const ada = await newCaller();
    expect(await send(ada, { ...FIELDS, image: sheet })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your submission was sent for review.' },
    });
    const submission = await first(ada);
    expect(submission).toMatchObject({
      name: 'Lamplighter Knit',
      gender: 'female',
      category: 10,
      categoryName: 'Top',
      categoryEmoji: '👕',
      status: 'pending',
      submitter: ada.username,
      reason: null,
    });
    const image = await fetch(submission.imageUrl);
    expect(image.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable') as string,
    });
    const { width, height, exif } = await sharp(image.rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 2550, height: 850, exif: undefined });
    const [sent, kept] = await Promise.all([sheet, image.rawPayload].map((bytes) => sharp(bytes).raw().toBuffer()));
    expect(kept?.equals(sent ?? Buffer.alloc(0))).toBe(true);
    const again = { 'if-none-match': String(image.headers.etag) };
    expect((await server.get(submission.imageUrl, again)).status).toBe(304);
    const thumbnail = await fetch(submission.thumbnailUrl);
    expect(thumbnail.headers['content-type']).toBe('image/webp');
    // The box of 40 x 60 px, scaled to fit.
    expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 171, height: 256 });
  });

  it('invalid uploads are rejected and leave no files', async () => {
    const ada = await newCaller();
    const before = files();
    const bombOf = (widthPx: number): Buffer => {
      const bomb = Buffer.from(sheet);
      bomb.writeUInt32BE(widthPx, 16);
      return bomb;
    };
    // Valid header, but the compressed data has more bytes than the image size permits.
    const zeros = deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 });
    const endless = pngOf([chunk('IHDR', headerOf(2550, 850)), chunk('IDAT', zeros), chunk('IEND', Buffer.alloc(0))]);
    const cases: [string, Fields, number, string][] = [
      ['no image', {}, 422, 'Please upload an image'],
      ['a JPEG', { image: await sharp(sheet).jpeg().toBuffer() }, 422, 'Please upload a PNG image'],
      ['a script', { image: Buffer.from('<svg onload="alert(1)"/>') }, 422, 'Please upload a PNG image'],
      [
        'too small',
        { image: await png({ width: 425 }) },
        422,
        'The image must be 2550x850 pixels. This one has 425x850.',
      ],
      ['a bomb', { image: bombOf(60_000) }, 422, 'The image must be 2550x850 pixels. This one has 60000x850.'],
      ['a bomb with a right header', { image: endless }, 422, 'The image is empty.'],
      ['truncated', { image: sheet.subarray(0, sheet.length / 2) }, 422, 'The image is damaged and cannot be read.'],
      [
        'opaque',
        { image: await png({ alpha: 1 }) },
        422,
        'The image has no transparent pixel. Draw on a transparent background.',
      ],
      ['empty', { image: await png({ box: false }) }, 422, 'The image is empty.'],
      [
        'too large',
        { image: Buffer.concat([sheet, randomBytes(SHEET_MAX_BYTES)]) },
        413,
        'An image has at most 8 MiB.',
      ],
      [
        'a bad thumbnail',
        { image: sheet, thumbnail: Buffer.from('GIF89a') },
        422,
        'The image is damaged and cannot be read.',
      ],
      ['a wrong category', { image: sheet, category: '756' }, 422, 'Please fill in all fields'],
      [
        'a thumbnail that is a bomb',
        { image: sheet, thumbnail: bombOf(60_000) },
        422,
        'The image is damaged and cannot be read.',
      ],
      ['no category', { image: sheet, category: '' }, 422, 'Please fill in all fields'],
      ['a wrong gender', { image: sheet, gender: 'x' }, 422, 'Please fill in all fields'],
      ['a long name', { image: sheet, name: 'x'.repeat(27) }, 422, 'A name has at most 26 characters.'],
    ];
    for (const [what, change, status, message] of cases) {
      const reply = await send(ada, { ...FIELDS, ...change });
      expect([what, reply.status, reply.body.message]).toEqual([what, status, message]);
    }
    expect((await ada.post('/game-api/creator/submission', FIELDS)).status).toBe(400);
    expect((await send({ headers: {} }, { ...FIELDS, image: sheet })).status).toBe(401);
    expect(await list(ada)).toEqual([]);
    expect(files()).toEqual(before);
  });

  it('an upload of 100 MB is rejected while it is received', async () => {
    const ada = await newCaller();
    const boundary = 'lantern';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
    const megabyte = Buffer.alloc(1024 * 1024, 7);
    function* body(): Generator<Buffer> {
      yield Buffer.from(head);
      yield SIGNATURE;
      for (let sent = 0; sent < 100; sent++) yield megabyte;
      yield Buffer.from(`\r\n--${boundary}--\r\n`);
    }
    const address = await server.server.listen();
    const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = { ...ada.headers, 'content-type': `multipart/form-data; boundary=${boundary}` };
      const call = request(`${address}/game-api/creator/submission`, { method: 'POST', headers }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (one: Buffer) => chunks.push(one));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
        reply.on('error', reject);
      });
      call.on('error', reject);
      Readable.from(body()).pipe(call);
    });
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ success: false, message: 'An image has at most 8 MiB.' });
    expect(await list(ada)).toEqual([]);
    expect((await ada.get('/healthz')).status).toBe(200);
  });

  it('only the creator can change or delete a submission, and only while it is pending', async () => {
    const [ada, bob] = [await newCaller(), await newCaller()];
    await send(ada, { ...FIELDS, image: sheet });
    const { id, imageUrl } = await first(ada);
    expect(await list(bob)).toEqual([]);
    expect(await send(bob, FIELDS, `/${id}`)).toMatchObject(refusal(404));
    expect(await bob.post(`/game-api/creator/submission/${id}/remove`)).toMatchObject(refusal(404));

    const changed = { gender: 'male', category: '7', name: '' };
    expect((await send(ada, changed, `/${id}`)).body).toMatchObject({ success: true });
    expect(await first(ada)).toMatchObject({ gender: 'male', category: 7, name: '', imageUrl });
    expect(await send(ada, { ...changed, image: Buffer.from('no') }, `/${id}`)).toMatchObject({ status: 422 });

    const before = (await first(ada)).thumbnailUrl;
    const square = await png({ width: 256, height: 256 });
    expect(await send(ada, { ...changed, thumbnail: square }, `/${id}`)).toMatchObject({ status: 200 });
    const after = await first(ada);
    expect(after.imageUrl).toBe(imageUrl);
    expect(after.thumbnailUrl).not.toBe(before);
    const shown = await fetch(after.thumbnailUrl);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(await send(ada, { ...changed, thumbnail: Buffer.from('no') }, `/${id}`)).toMatchObject({ status: 422 });
    expect((await first(ada)).thumbnailUrl).toBe(after.thumbnailUrl);

    const { db } = server.server.database;
    await db.updateTable('submission').set({ status: 'approved' }).where('id', '=', id).execute();
    expect(await send(ada, FIELDS, `/${id}`)).toMatchObject(refusal(409, 'reviewed'));
    expect(await ada.post(`/game-api/creator/submission/${id}/remove`)).toMatchObject(refusal(409, 'reviewed'));
    await db.updateTable('submission').set({ status: 'pending' }).where('id', '=', id).execute();
    expect((await ada.post(`/game-api/creator/submission/${id}/remove`)).body).toMatchObject({ success: true });
    expect(await list(ada)).toEqual([]);
  });

  it('the number of pending submissions per player is limited', async () => {
    const ada = await newCaller();
    const { id: playerId } = await ada.record();
    const rows = Array.from({ length: PENDING_SUBMISSIONS_MAX }, (_, index) => ({
      id: `pile-${index}`,
      playerId,
      name: '',
      gender: 'male' as const,
      category: 7,
      status: 'pending' as const,
      image: 'none.png',
      thumbnail: 'none.webp',
      reason: null,
      createdAt: index,
    }));
    await server.server.database.db.insertInto('submission').values(rows).execute();
    expect(await send(ada, { ...FIELDS, image: sheet })).toMatchObject(refusal(409, 'too-many-pending'));
  });

  it('the sweep deletes unreferenced files and keeps referenced ones', async () => {
    const ada = await newCaller();
    const other = await png({ box: true, height: 850, alpha: 0.2 });
    await send(ada, { ...FIELDS, image: other });
    const { id, imageUrl, thumbnailUrl } = await first(ada);
    const blobs = diskBlobs(join(server.dataDir, 'uploads'));
    const { db } = server.server.database;
    const later = Date.now() + 2 * 3600 * 1000;
    await sweepUploads(db, blobs, later);
    expect((await fetch(imageUrl)).statusCode).toBe(200);
    await ada.post(`/game-api/creator/submission/${id}/remove`);
    await sweepUploads(db, blobs);
    expect((await fetch(imageUrl)).statusCode).toBe(200);
    expect(await sweepUploads(db, blobs, later)).toBeGreaterThanOrEqual(2);
    for (const url of [imageUrl, thumbnailUrl]) expect((await fetch(url)).statusCode).toBe(404);
    expect((await fetch('/storage/uploads/..%2Fpromenade.db')).statusCode).toBe(404);
  });
});
