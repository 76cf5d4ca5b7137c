/**
 * Finds what the core exports and the product does not call: exports of its modules that `src/engine` does not use, and methods
 * of its TypeScript interfaces that nothing outside of them calls. Tests and benches do not count. Pure.
 */

type Files = ReadonlyMap<string, string>;

/** Their members are the exports of a module of `assembly/`; the member `memory` is the module's own. */
const EXPORTS = /^src\/engine\/(?:core\/(?:core|walking|navigation)-exports|paint\/paint-exports|core\/daily)\.ts$/;
const EXPORT_INTERFACE = /Exports$|^NavigationInput$/;
/** The core as the product sees it. */
const INTERFACES: Readonly<Record<string, readonly string[]>> = {
  'src/engine/core/types.ts': ['Walking', 'Match3Game'],
  'src/engine/core/daily-types.ts': ['DailyGame'],
  'src/engine/paint/paint-module.ts': ['PaintModule'],
};
/** They implement the interfaces, or pass their calls on to the worker that has the core. */
const PASSES_ON =
  /^(?:src\/engine\/core\/(?:walking|match3|daily|create-navigation)|src\/engine\/(?:core|daily)-client|workers\/.*)\.ts$/;
const PRODUCT = /^(?:src|workers)\/.*\.tsx?$/;
const TESTS = /\.test\.tsx?$|\/testing\/|-(?:suite|fixture)\.tsx?$/;
/** By them, tests look into the memory of a module and fill it; the product does not need them. */
const PROBES = new Set(
  'layoutEnd staticEnd arenaBytes spriteAddress spriteCount usedBytes limitMemory dirtyTiles allocate'.split(' '),
);

export function findUncalledCore(files: Files): string[] {
  const product = [...files].filter(([file]) => PRODUCT.test(file) && !TESTS.test(file));
  const isCalled = (name: string, isIn: (file: string) => boolean): boolean => {
    const call = new RegExp(`(?:\\.|[{,]\\s*)${name}\\b`);
    const isListed = new RegExp(`'${name}'`);
    return product.some(([file, text]) => isIn(file) && (call.test(code(text)) || isListed.test(text)));
  };
  return product.flatMap(([file, text]) => {
    const exported = EXPORTS.test(file) ? membersOf(text, (name) => EXPORT_INTERFACE.test(name)) : [];
    const methods = membersOf(text, (name) => INTERFACES[file]?.includes(name) === true);
    return [
      ...exported
        .filter((name) => !PROBES.has(name) && !isCalled(name, (one) => one.startsWith('src/engine/')))
        .map((name) => `${file}: the module exports ${name}, which nothing in src/engine calls`),
      ...methods
        .filter((name) => !PROBES.has(name) && !isCalled(name, (one) => !PASSES_ON.test(one) && one !== file))
        .map((name) => `${file}: the product does not call ${name}`),
    ];
  });
}

const code = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** Names of the methods of the interfaces whose names fit. */
function membersOf(text: string, isWanted: (name: string) => boolean): string[] {
  return [...code(text).matchAll(/interface (\w+)[^{]*\{([\s\S]*?)^\}/gm)].flatMap(([, name = '', body = '']) =>
    isWanted(name) ? [...body.matchAll(/^ {2}(\w+)\(/gm)].map(([, member = '']) => member) : [],
  );
}
