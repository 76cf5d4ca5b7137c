/**
 * Replaces WebGL by contexts that accept every call and draw nothing. The town's loop, walking, names and bubbles run as
 * always; only the pixels are missing. Software rendering of one town takes a whole processor core.
 */
import type { BrowserContext } from '@playwright/test';
import { blankSceneryCookie } from '../server/blank-scenery.ts';

/** Applies to pages that the context opens from now on; their scenery from the server at `url` is blank too. */
export async function stillWebGl(context: BrowserContext, url: string): Promise<void> {
  await context.addInitScript(replaceWebGl);
  await context.addCookies([blankSceneryCookie(url)]);
}

/** Runs in the page. */
function replaceWebGl(): void {
  const gl = WebGL2RenderingContext.prototype;
  const answers: Record<string, unknown> = {
    getContextAttributes: { alpha: true, antialias: false, depth: true, premultipliedAlpha: true, stencil: true },
    isContextLost: false,
    getError: gl.NO_ERROR,
    getSupportedExtensions: [],
    getExtension: null,
    getShaderParameter: true,
    getShaderPrecisionFormat: { precision: 23, rangeMin: 127, rangeMax: 127 },
    getShaderInfoLog: '',
    getProgramInfoLog: '',
    getUniformLocation: null,
    getAttribLocation: -1,
    getUniformBlockIndex: gl.INVALID_INDEX,
    checkFramebufferStatus: gl.FRAMEBUFFER_COMPLETE,
    clientWaitSync: gl.ALREADY_SIGNALED,
    getSyncParameter: gl.SIGNALED,
  };
  const parameters: Record<number, unknown> = {
    [gl.MAX_TEXTURE_SIZE]: 8192,
    [gl.VERSION]: 'WebGL 2.0',
    [gl.SHADING_LANGUAGE_VERSION]: 'WebGL GLSL ES 3.00',
  };
  const listCounts = new Set<number>([gl.ACTIVE_ATTRIBUTES, gl.ACTIVE_UNIFORMS, gl.ACTIVE_UNIFORM_BLOCKS]);
  const methods: Record<string, unknown> = {
    getParameter: (name: number) => parameters[name] ?? 16,
    getProgramParameter: (_program: unknown, name: number) => (listCounts.has(name) ? 0 : true),
  };
  for (const name of Object.getOwnPropertyNames(gl)) {
    const { value } = Object.getOwnPropertyDescriptor(gl, name) ?? {};
    if (typeof value !== 'function' || name === 'constructor' || name in methods) continue;
    if (name in answers) methods[name] = () => answers[name];
    else methods[name] = name.startsWith('create') || name === 'fenceSync' ? () => ({}) : () => undefined;
  }
  const contexts = new WeakMap<HTMLCanvasElement, object>();
  const contextOf = (canvas: HTMLCanvasElement): object => {
    const known = contexts.get(canvas);
    if (known !== undefined) return known;
    const own = { canvas, drawingBufferWidth: canvas.width, drawingBufferHeight: canvas.height, ...methods };
    const properties = Object.getOwnPropertyDescriptors(own);
    const context = Object.create(gl, properties) as object;
    contexts.set(canvas, context);
    return context;
  };
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    if (kind === 'webgl2' || kind === 'webgl') return contextOf(this);
    return Reflect.apply(getContext, this, [kind, ...rest]) as unknown;
  } as typeof getContext;
}
