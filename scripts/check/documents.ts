/**
 * Checks documents against the code: cited sections of the specification exist, addresses between documents lead somewhere, paths
 * in documents are files of the repository, the page of the protocol names every event and feature, and a document of the operator
 * every variable of the server. Pure.
 */
import { posix } from 'node:path';

type Files = ReadonlyMap<string, string>;

const PAGES: Record<string, string> = {
  world: 'docs/specification/world.md',
  avatar: 'docs/specification/avatar.md',
  'avatar and commerce': 'docs/specification/avatar.md',
  social: 'docs/specification/social.md',
};
const CODE = /^(?:src|assembly|workers|bench|scripts|tests)\/.*\.(?:tsx?|mjs)$/;
/** This check and its tests have citations of no section. */
const OWN_FILES = 'scripts/check/documents.';
/** What commands write and git ignores. */
const WRITTEN = new Set(['bench/results']);
const CITATION = /\b(world|social|avatar(?: and commerce)?), sections? ((?:\d+(?:\.\d+)?(?:, | and | to )?)+)/g;
const PROTOCOL = 'docs/protocol.md';
const EVENTS = 'src/shared/realtime/events.ts';

/** One line for each problem. `isFile` also knows files that are no texts, and folders. */
export function findDocumentErrors(files: Files, isFile: (path: string) => boolean): string[] {
  const documents = [...files].filter(([file]) => file.endsWith('.md'));
  return [
    ...findWrongCitations(files),
    ...documents.flatMap(([file, text]) => findDeadLinks(file, text, files, isFile)),
    ...documents.flatMap(([file, text]) => findMissingPaths(file, text, isFile)),
    ...findUnnamedEvents(files),
    ...findUnnamedVariables(files),
  ];
}

function findWrongCitations(files: Files): string[] {
  const known = new Map(Object.values(PAGES).map((page) => [page, sectionsOf(files.get(page) ?? '')]));
  return [...files].flatMap(([file, text]) => {
    if (!CODE.test(file) || file.startsWith(OWN_FILES)) return [];
    const prose = text.replaceAll(/\n[ \t]*(?:\*|\/\/) ?/g, ' ');
    const wrong = [...prose.matchAll(CITATION)].flatMap(([, work = '', list = '']) => {
      const page = PAGES[work] ?? '';
      const missing = citedSections(list).filter((section) => known.get(page)?.has(section) !== true);
      return missing.map((section) => `${file}: cites section ${section} of ${page}, which does not exist`);
    });
    const loose = [
      ...prose.matchAll(/\(specification: (?!(?:world|social|avatar(?: and commerce)?), sections? \d)[^)]*\)/g),
    ];
    return [...wrong, ...loose.map(([citation]) => `${file}: ${citation} names no page and section`)];
  });
}

const sectionsOf = (page: string): Set<string> =>
  new Set([...page.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, section = '']) => section));

/** `2.1 to 2.3, 5 and 7` -> 2.1, 2.2, 2.3, 5, 7 */
function citedSections(list: string): string[] {
  return list
    .split(/, | and /)
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [from = '', to] = part.split(' to ').filter((one) => one !== '');
      if (to === undefined) return [from];
      const chapter = from.includes('.') ? `${from.split('.')[0]}.` : '';
      const [first, last] = [from, to].map((one) => Number(one.split('.').at(-1))) as [number, number];
      return Array.from({ length: last - first + 1 }, (_, index) => `${chapter}${first + index}`);
    });
}

const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '');

function findDeadLinks(file: string, text: string, files: Files, isFile: (path: string) => boolean): string[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, address = '']) => {
    if (/^[a-z]+:/.test(address)) return [];
    const [path = '', anchor] = address.split('#');
    const target = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path));
    if (!isFile(target)) return [`${file}: links to ${address}, which does not exist`];
    const page = files.get(target);
    if (anchor === undefined || page === undefined || anchorsOf(page).has(anchor)) return [];
    return [`${file}: links to ${address}, but that page has no such heading`];
  });
}

/** As GitHub makes them. */
const anchorsOf = (page: string): Set<string> =>
  new Set(
    [...withoutCode(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\d\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** Paths in backticks from the top of the repository; those with capitals or `<` are patterns. */
function findMissingPaths(file: string, text: string, isFile: (path: string) => boolean): string[] {
  const paths = [
    ...withoutCode(text).matchAll(/`((?:src|assembly|workers|bench|scripts|tests|docs|examples)\/[\w./-]+)`/g),
  ];
  return paths
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => !/[A-Z]{3}/.test(path) && !WRITTEN.has(path) && !isFile(path))
    .map((path) => `${file}: names ${path}, which does not exist`);
}

function findUnnamedEvents(files: Files): string[] {
  const page = files.get(PROTOCOL) ?? '';
  const events = files.get(EVENTS) ?? '';
  const names = ['ServerToClientEvents', 'ClientToServerEvents'].flatMap((type) => {
    const body = new RegExp(`interface ${type} \\{([\\s\\S]*?)^\\}`, 'm').exec(events)?.[1] ?? '';
    return [...body.matchAll(/^ {2}(\w+)\(/gm)].map(([, name = '']) => name);
  });
  const features = [...files]
    .filter(([file]) => file.startsWith('src/shared/realtime/'))
    .flatMap(([, text]) => [...text.matchAll(/export const FEATURE_\w+ = '([\w-]+)'/g)].map(([, name = '']) => name));
  return [...names, ...features]
    .filter((name) => !page.includes(`| \`${name}\` |`))
    .map((name) => `${PROTOCOL}: has no row for \`${name}\``);
}

/** Variables of the server are keys in upper case of the tables in this folder, or read by name. */
function findUnnamedVariables(files: Files): string[] {
  const pages = [...files].filter(([file]) => /^docs\/[\w-]+\.md$/.test(file)).map(([, text]) => text);
  const settings = [...files].filter(([file]) => /^src\/server\/config\/[\w-]+(?<!\.test)\.ts$/.test(file));
  const names = settings.flatMap(([, text]) =>
    [...text.matchAll(/^ {2,4}([A-Z][A-Z\d_]{2,}):|\(env, '([A-Z][A-Z\d_]+)'/gm)].map(
      ([, key, read]) => key ?? read ?? '',
    ),
  );
  const isNamed = (name: string): boolean =>
    pages.some((page) => page.includes(`\`${name}\``) || page.includes(`\`${name.split('_')[0]}_\``));
  return [...new Set(names)]
    .filter((name) => !isNamed(name))
    .map((name) => `no page of docs explains the variable ${name}`);
}
