import { afterEach, expect, it, vi } from 'vitest';
import { hasWebGl, isHardware, isSoftware } from './graphics.ts';

afterEach(() => vi.restoreAllMocks());

it('knows the programs that imitate a GPU by their names', () => {
  const software = [
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'llvmpipe (LLVM 15.0.6, 256 bits)',
    'softpipe',
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'Apple Software Renderer',
  ];
  const hardware = ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620, OpenGL 4.6)', 'Adreno (TM) 610', 'Apple GPU', null];
  expect(software.map(isSoftware)).toEqual(software.map(() => true));
  expect(hardware.map(isSoftware)).toEqual(hardware.map(() => false));
});

/** A browser whose contexts report `name`; it refuses contexts with the caveat, or all. */
function browserOf(name: string, refuses: 'nothing' | 'slow' | 'all' = 'nothing') {
  let released = 0;
  const context = {
    RENDERER: 1,
    getParameter: (parameter: number) => (parameter === 1 ? 'WebKit WebGL' : name),
    getExtension: (extension: string) =>
      extension === 'WEBGL_lose_context' ? { loseContext: () => (released += 1) } : { UNMASKED_RENDERER_WEBGL: 2 },
  } as unknown as RenderingContext;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(((
    _: string,
    options: WebGLContextAttributes,
  ) =>
    refuses === 'all' || (refuses === 'slow' && options.failIfMajorPerformanceCaveat === true)
      ? null
      : context) as never);
  return { released: () => released };
}

it('finds hardware, software that does or does not say so, and a browser without WebGL', () => {
  browserOf('Adreno (TM) 610');
  expect([isHardware(), hasWebGl()]).toEqual([true, true]);
  browserOf('llvmpipe (LLVM 15.0.6, 256 bits)');
  expect([isHardware(), hasWebGl()]).toEqual([false, true]);
  browserOf('Adreno (TM) 610', 'slow');
  expect([isHardware(), hasWebGl()]).toEqual([false, true]);
  browserOf('', 'all');
  expect([isHardware(), hasWebGl()]).toEqual([false, false]);
});

it('gives its contexts back', () => {
  const { released } = browserOf('Adreno (TM) 610');
  isHardware();
  hasWebGl();
  expect(released()).toBe(2);
});
