/** Memory that Chromium's counters leave out: linear memories of WebAssembly in the page and its workers, and textures. */
import type { CDPSession, Page } from '@playwright/test';
import { type Send, WorkerSessions } from './worker-sessions.ts';

const MB = 1024 * 1024;

/** Must be created before the page is opened: it attaches to workers as they start. */
export class PageMemory {
  readonly #page: Page;
  readonly #cdp: CDPSession;
  readonly #sessions: WorkerSessions;

  static async attach(page: Page): Promise<PageMemory> {
    await page.addInitScript(countTextures);
    const cdp = await page.context().newCDPSession(page);
    return new PageMemory(page, cdp, await WorkerSessions.attach(cdp));
  }

  private constructor(page: Page, cdp: CDPSession, sessions: WorkerSessions) {
    this.#page = page;
    this.#cdp = cdp;
    this.#sessions = sessions;
  }

  /** MB of all textures of WebGL that have not been deleted, without mipmaps. The core's painter has none. */
  async texturesMb(): Promise<number> {
    const bytes = await this.#page.evaluate(() => (globalThis as { textureBytes?: number }).textureBytes ?? 0);
    return bytes / MB;
  }

  /** MB of all linear memories, as reserved, including pages that were never written. `painter`: of the painter's worker. */
  async wasmMb(): Promise<{ all: number; painter: number }> {
    const own: Send = (method, params) =>
      this.#cdp.send(method as 'Runtime.evaluate', params as { expression: string });
    const memories = await Promise.all([own, ...this.#sessions.workers].map(linearMemoryOf));
    const sum = (of: typeof memories): number => of.reduce((total, { bytes }) => total + bytes, 0) / MB;
    return { all: sum(memories), painter: sum(memories.filter(({ thread }) => thread === 'painter')) };
  }
}

/** `thread`: the name of the worker; the page's is its window's. */
async function linearMemoryOf(send: Send): Promise<{ thread: string; bytes: number }> {
  const objectGroup = 'memories';
  const found = (await send('Runtime.evaluate', { expression: 'WebAssembly.Memory.prototype', objectGroup })) as {
    result: { objectId: string };
  };
  const { objects } = (await send('Runtime.queryObjects', {
    prototypeObjectId: found.result.objectId,
    objectGroup,
  })) as { objects: { objectId: string } };
  const { result } = (await send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration:
      'function () { return { thread: name, bytes: this.reduce((sum, one) => sum + one.buffer.byteLength, 0) }; }',
    returnByValue: true,
  })) as { result: { value: { thread: string; bytes: number } } };
  await send('Runtime.releaseObjectGroup', { objectGroup });
  return result.value;
}

/** Runs in the page: adds up the sizes of all textures, four bytes a pixel. */
function countTextures(): void {
  const total = globalThis as { textureBytes?: number };
  total.textureBytes = 0;
  const sizes = new WeakMap<WebGLTexture, number>();
  const { prototype } = WebGL2RenderingContext;
  const bound = (gl: WebGL2RenderingContext, target: number): WebGLTexture | null =>
    target === gl.TEXTURE_2D ? (gl.getParameter(gl.TEXTURE_BINDING_2D) as WebGLTexture | null) : null;
  const resize = (texture: WebGLTexture | null, bytes: number): void => {
    if (texture === null) return;
    total.textureBytes = (total.textureBytes ?? 0) + bytes - (sizes.get(texture) ?? 0);
    sizes.set(texture, bytes);
  };
  const { texImage2D, texStorage2D, deleteTexture } = prototype;
  prototype.texImage2D = function (this: WebGL2RenderingContext, ...args: unknown[]): void {
    Reflect.apply(texImage2D, this, args);
    const [target, level] = args as number[];
    if (level !== 0) return;
    // With nine or more arguments the size is given; with six the last one is the picture.
    const picture = args[5] as { width: number; height: number };
    const [width, height] = args.length > 6 ? [Number(args[3]), Number(args[4])] : [picture.width, picture.height];
    resize(bound(this, target ?? 0), width * height * 4);
  };
  prototype.texStorage2D = function (this: WebGL2RenderingContext, ...args): void {
    Reflect.apply(texStorage2D, this, args);
    const [target, , , width, height] = args;
    resize(bound(this, target), width * height * 4);
  };
  prototype.deleteTexture = function (this: WebGL2RenderingContext, texture): void {
    resize(texture, 0);
    Reflect.apply(deleteTexture, this, [texture]);
  };
}
