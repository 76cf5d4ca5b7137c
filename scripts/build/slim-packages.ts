/**
 * Removes unused parts of packages from the built client: weights of icons, and the modules of PixiJS for text, events,
 * accessibility and other backends than WebGL. Applies only to the build; development uses the complete packages.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { fromRoot } from '../process/root.ts';
import { findIconWeights } from './icon-weights.ts';

const ICON_FILE = /@phosphor-icons\/react\/dist\/defs\/(\w+)\.es\.js$/;
/** One entry of the map of weights, up to the next entry or the end of the map. */
const ICON_ENTRY = /\n {2}\[\n {4}"(\w+)",\n[\s\S]*?\n {2}\](?:,(?=\n)|(?=\n\]))/g;

/** Removes the other weights from the definition of an icon; `code` is a file of the package's `dist/defs`. */
export const keepWeights = (code: string, weights: ReadonlySet<string>): string =>
  code.replace(ICON_ENTRY, (entry, weight: string) => (weights.has(weight) ? entry : ''));

/** The client's sources: path from the top of the repository -> text. */
export function readClientSources(): Map<string, string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: fromRoot(), exclude: ['src/{art,server}/**', '**/*.test.*'] });
  return new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(fromRoot(file), 'utf8')]));
}

/** Names that the client and @pixi/react import, with the file that exports each. A missing name fails the build. */
const PIXI_FILES: Readonly<Record<string, string>> = {
  Application: 'app/Application.mjs',
  Assets: 'assets/Assets.mjs',
  Container: 'scene/container/Container.mjs',
  extensions: 'extensions/Extensions.mjs',
  Filter: 'filters/Filter.mjs',
  Graphics: 'scene/graphics/shared/Graphics.mjs',
  ImageSource: 'rendering/renderers/shared/texture/sources/ImageSource.mjs',
  Rectangle: 'maths/shapes/Rectangle.mjs',
  Sprite: 'scene/sprite/Sprite.mjs',
  isWebGLSupported: 'utils/browser/isWebGLSupported.mjs',
  TextStyle: 'scene/text/TextStyle.mjs',
  Texture: 'rendering/renderers/shared/texture/Texture.mjs',
};
/** Modules that register themselves with PixiJS. */
const PIXI_PARTS = [
  'app/init.mjs',
  'rendering/mask/MaskEffectManager.mjs',
  'rendering/renderers/shared/texture/utils/textureFrom.mjs',
];
/**
 * Extensions that the client registers by itself, because the modules that do it add those of the canvas backend and of
 * videos: masks, texture sources, shapes, filters (masks need them).
 */
const PIXI_EXTENSIONS = [
  'rendering/mask/alpha/AlphaMask.mjs',
  'rendering/mask/color/ColorMask.mjs',
  'rendering/mask/stencil/StencilMask.mjs',
  'rendering/renderers/shared/texture/sources/BufferImageSource.mjs',
  'rendering/renderers/shared/texture/sources/CanvasSource.mjs',
  'rendering/renderers/shared/texture/sources/ImageSource.mjs',
  'scene/graphics/shared/GraphicsContextSystem.mjs',
  'scene/graphics/shared/GraphicsPipe.mjs',
  'filters/FilterSystem.mjs',
  'filters/FilterPipe.mjs',
];
const PIXI_ENTRY = '\0pixi-as-used';
/** Modules that PixiJS imports and the client never calls, and what they export instead. */
const UNUSED: readonly [path: RegExp, code: string][] = [
  // Backends where there is no WebGL; the core draws the town there.
  [/\/(?:CanvasRenderer|WebGPURenderer)\.mjs$/, 'export {};'],
  // Shapes described as SVG.
  [/\/SVGParser\.mjs$/, 'export const SVGParser = undefined;'],
  [/\/parseSVGPath\.mjs$/, 'export const parseSVGPath = undefined;'],
  // Containers of particles, which `pixi.js/unsafe-eval` adapts.
  [/\/ParticleBuffer\.mjs$/, 'export class ParticleBuffer {}'],
  [/\/generateParticleUpdatePolyfill\.mjs$/, 'export const generateParticleUpdatePolyfill = undefined;'],
];
const STAND_IN = '\0pixi-unused-';

/** Replaces the entry of PixiJS, which registers all extensions, by one without the unused ones. */
function pixiEntry(): string {
  const at = (file: string): string => JSON.stringify(fromRoot('node_modules/pixi.js/lib', file));
  const nameOf = (file: string): string => basename(file, '.mjs');
  return [
    ...PIXI_PARTS.map((file) => `import ${at(file)};`),
    ...PIXI_EXTENSIONS.map((file) => `import { ${nameOf(file)} as added${nameOf(file)} } from ${at(file)};`),
    `import { extensions as all } from ${at('extensions/Extensions.mjs')};`,
    `all.add(${PIXI_EXTENSIONS.map((file) => `added${nameOf(file)}`).join(', ')});`,
    ...Object.entries(PIXI_FILES).map(([name, file]) => `export { ${name} } from ${at(file)};`),
  ].join('\n');
}

export function slimPackages(): Plugin {
  let weightsOf: ReturnType<typeof findIconWeights> = new Map();
  return {
    name: 'slim-packages',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      weightsOf = findIconWeights(readClientSources());
    },
    resolveId(id) {
      if (id === 'pixi.js') return PIXI_ENTRY;
      const index = UNUSED.findIndex(([path]) => path.test(id));
      return index === -1 ? null : `${STAND_IN}${index}`;
    },
    load(id) {
      if (id === PIXI_ENTRY) return { code: pixiEntry(), moduleSideEffects: true };
      return id.startsWith(STAND_IN) ? (UNUSED[Number(id.slice(STAND_IN.length))]?.[1] ?? null) : null;
    },
    transform(code, id) {
      const weights = weightsOf.get(ICON_FILE.exec(id)?.[1] ?? '');
      return weights === undefined ? null : { code: keepWeights(code, weights), map: null };
    },
  };
}
