/** For tests: requests with a multipart form, as browsers send them. Files have the type PNG. */
import type { Caller } from './caller.ts';
import type { TestServer } from './test-server.ts';

export type Fields = Record<string, string | Buffer>;

export async function sendForm(
  server: TestServer,
  caller: Pick<Caller, 'headers'>,
  { url, fields }: { url: string; fields: Fields },
): Promise<{ status: number; body: Record<string, unknown> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/png' }), `${name}.png`);
  }
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const reply = await server.server.app.inject({
    method: 'POST',
    url,
    headers: { ...caller.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
}
