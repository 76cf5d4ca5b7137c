import { describe, expect, it } from 'vitest';
import {
  chooseRenderer,
  type Graphics,
  type Renderer,
  type RendererMeans,
  type RendererWish,
} from './choose-renderer.ts';

const HARDWARE: Graphics = { isHardware: () => true, hasWebGl: () => true };
const SOFTWARE: Graphics = { isHardware: () => false, hasWebGl: () => true };
const NO_WEBGL: Graphics = { isHardware: () => false, hasWebGl: () => false };
const chosen = (wish: Partial<RendererWish> = {}, means: Partial<RendererMeans> = {}): Renderer =>
  chooseRenderer(
    { search: '', preference: 'auto', ...wish },
    { graphics: HARDWARE, hasWorkerCanvas: true, failed: new Set(), ...means },
  );

describe('the renderer', () => {
  it('is the GPU where there is one, else the core', () => {
    expect(chosen()).toBe('gpu');
    expect(chosen({}, { graphics: SOFTWARE })).toBe('core');
    expect(chosen({}, { graphics: NO_WEBGL })).toBe('core');
  });

  it('is what the player prefers, and before that what the address names', () => {
    expect(chosen({ preference: 'core' })).toBe('core');
    expect(chosen({ preference: 'gpu' }, { graphics: SOFTWARE })).toBe('gpu');
    expect(chosen({ preference: 'gpu', search: '?a=1&renderer=core' })).toBe('core');
    expect(chosen({ preference: 'core', search: '?renderer=gpu' })).toBe('gpu');
    expect(chosen({ preference: 'core', search: '?renderer=other' })).toBe('core');
  });

  it('creates no software WebGL where the core draws', () => {
    const graphics: Graphics = {
      isHardware: () => false,
      hasWebGl: () => {
        throw new Error('slow');
      },
    };
    expect(chosen({}, { graphics })).toBe('core');
    expect(chosen({ preference: 'core' }, { graphics })).toBe('core');
  });

  it('is the core where WebGL is refused, whatever is preferred', () => {
    expect(chosen({ preference: 'gpu' }, { graphics: NO_WEBGL })).toBe('core');
  });

  it('is the other one when one has failed, and none when nothing is left', () => {
    expect(chosen({}, { failed: new Set<'gpu' | 'core'>(['gpu']) })).toBe('core');
    expect(chosen({ search: '?renderer=core' }, { failed: new Set<'gpu' | 'core'>(['core']) })).toBe('gpu');
    expect(chosen({}, { graphics: SOFTWARE, failed: new Set<'gpu' | 'core'>(['core']) })).toBe('gpu');
    expect(chosen({}, { graphics: NO_WEBGL, failed: new Set<'gpu' | 'core'>(['core']) })).toBe('none');
    expect(chosen({}, { failed: new Set<'gpu' | 'core'>(['core', 'gpu']) })).toBe('none');
  });

  it('is none in a browser whose workers cannot draw', () => {
    expect(chosen({}, { hasWorkerCanvas: false })).toBe('none');
    expect(chosen({ search: '?renderer=core' }, { hasWorkerCanvas: false })).toBe('none');
  });
});
