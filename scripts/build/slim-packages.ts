/**
 * Removes unused parts of packages from the built client: weights of icons, and the modules of PixiJS for text, events,
 * accessibility and other backends than WebGL. Applies only to the build; development uses the complete packages.
 */
import { globSync, readFileSync } from 'node:fs';
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
/** Modules that register extensions with PixiJS: ticker, resizing, masks, texture sources, shapes. */
const PIXI_PARTS = ['rendering/init.mjs', 'app/init.mjs', 'scene/graphics/init.mjs', 'filters/init.mjs'];
const PIXI_ENTRY = '\0pixi-as-used';
/** Backends that PixiJS imports where there is no WebGL; the core draws the town there. */
const OTHER_BACKEND = /\/(?:CanvasRenderer|WebGPURenderer)\.mjs$/;
const NO_BACKEND = '\0pixi-no-backend';

/** Replaces the entry of PixiJS, which registers all extensions, by one without the unused ones. */
function pixiEntry(): string {
  const at = (file: string): string => JSON.stringify(fromRoot('node_modules/pixi.js/lib', file));
  return [
    ...PIXI_PARTS.map((file) => `import ${at(file)};`),
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
    resolveId: (id) => (id === 'pixi.js' ? PIXI_ENTRY : OTHER_BACKEND.test(id) ? NO_BACKEND : null),
    load(id) {
      if (id === PIXI_ENTRY) return { code: pixiEntry(), moduleSideEffects: true };
      return id === NO_BACKEND ? 'export {};' : null;
    },
    transform(code, id) {
      const weights = weightsOf.get(ICON_FILE.exec(id)?.[1] ?? '');
      return weights === undefined ? null : { code: keepWeights(code, weights), map: null };
    },
  };
}
