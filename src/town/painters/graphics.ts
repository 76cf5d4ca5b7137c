/**
 * What draws WebGL on this device: hardware, or a program that imitates it. A program takes a hundred times as long as
 * hardware, and longer than the core. The contexts that are created to find out are given back.
 */

/** Parts of the names that browsers report for programs. */
const SOFTWARE = ['swiftshader', 'llvmpipe', 'softpipe', 'lavapipe', 'basic render', 'software'];

/** `renderer` is the unmasked name, or null where the browser hides it. */
export function isSoftware(renderer: string | null): boolean {
  const name = renderer?.toLowerCase();
  return name !== undefined && SOFTWARE.some((part) => name.includes(part));
}

/** Whether hardware draws WebGL 2. Browsers that know that theirs is a program refuse a context with this condition. */
export function isHardware(): boolean {
  return tryContext(true, (context) => !isSoftware(nameOf(context)));
}

/** Whether there is WebGL 2. Starts software WebGL where there is no hardware. */
export function hasWebGl(): boolean {
  return tryContext(false, () => true);
}

function tryContext(
  failIfMajorPerformanceCaveat: boolean,
  test: (context: WebGL2RenderingContext) => boolean,
): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat });
  if (context === null) return false;
  const result = test(context);
  // A browser has a small number of contexts and takes those of the oldest canvases away.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return result;
}

/** Firefox reports the unmasked name itself and warns about the extension. */
function nameOf(context: WebGL2RenderingContext): string | null {
  const own: unknown = context.getParameter(context.RENDERER);
  if (typeof own === 'string' && own.toLowerCase() !== 'webkit webgl') return own;
  const extension = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = extension === null ? null : context.getParameter(extension.UNMASKED_RENDERER_WEBGL);
  return typeof name === 'string' ? name : null;
}
