/**
 * Writes docs/protocol-calls.md: every call of the contract with who may call it, its limits, its shapes and the comment above
 * it, grouped by the contract's files. All of it comes from the contract, so the page cannot differ from the server.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../src/shared/contract/endpoint.ts';
import { contract } from '../../src/shared/contract/index.ts';
import { fromRoot } from '../process/root.ts';
import { contentOf, type Names, namesOf, shapeOf } from './shapes.ts';

/** From the top of the repository. */
export const CALLS_PAGE = 'docs/protocol-calls.md';
const FOLDER = 'src/shared/contract';

interface Module {
  file: string;
  calls: [name: string, call: Endpoint][];
  schemas: [name: string, schema: z.ZodMiniType][];
  /** By the name of the exported value. */
  comments: ReadonlyMap<string, string>;
}

const HEAD = `# Calls

Written by \`npm run docs\` from the values in \`src/shared/contract/\`. Do not edit this page: \`npm run check\` fails when it
differs from the contract. General rules (headers, failures, languages) are in [protocol.md](protocol.md).

- **Who** may call: \`none\` is everybody; \`session\` a signed-in account, even without a username; \`player\` a signed-in player;
  \`moderator\` access 1; \`admin\` access 2.
- **Limits** are calls a minute. \`RATE_LIMIT_SCALE\` multiplies them.
- **Shapes**: \`name?\` may be missing; \`text ..26\` has at most 26 UTF-16 units; \`int 1..40\` and \`0..<23\` are ranges;
  \`/.../\` is a regular expression; \`[]\` is a list, with \`(1..30)\` for the number of its entries; \`time\` is ISO 8601 in UTC.
  A word with a capital letter is a shape of the last section.
- A GET marked **changes state** does so because the specification demands this method. Clients neither retry nor prefetch it.
`;

/** The whole page. */
export async function writeCallsPage(): Promise<string> {
  const modules = await readModules();
  const schemas = modules
    .flatMap((module) => module.schemas)
    .map(([name, schema]) => [name.charAt(0).toUpperCase() + name.slice(1), schema] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = namesOf(schemas);
  const withCalls = modules.filter(({ calls }) => calls.length > 0);
  const contents = withCalls.map(({ file, calls }) => `[${file}](#${file}) (${calls.length})`).join(', ');
  const sections = withCalls.map((module) => writeModule(module, names));
  const text = sections.join('\n');
  const shapes = schemas
    .filter(([name]) => [...names.values()].includes(name))
    .map(([name, schema]) => `${name} = ${contentOf(schema, names)}`);
  const shown = shapes.join('\n\n');
  const page = `${HEAD}\n${contents}\n\n${text}\n## Shapes\n\n\`\`\`text\n${shown}\n\`\`\`\n`;
  return page.replaceAll(/ +$/gm, '');
}

async function readModules(): Promise<Module[]> {
  const nameOf = new Map<unknown, string>(Object.entries(contract).map(([name, call]) => [call, name]));
  const files = readdirSync(fromRoot(FOLDER)).filter((file) => /^[\w-]+\.ts$/.test(file) && file !== 'index.ts');
  return await Promise.all(
    files.toSorted().map(async (file) => {
      const exported = (await import(pathToFileURL(fromRoot(FOLDER, file)).href)) as Record<string, unknown>;
      const values = Object.entries(exported);
      return {
        file: file.replace(/\.ts$/, ''),
        calls: values
          .filter(([, value]) => nameOf.has(value))
          .map(([name, value]) => {
            if (nameOf.get(value) !== name) throw new Error(`${file}: ${name} has another name in the contract`);
            return [name, value as Endpoint];
          }),
        comments: commentsOf(readFileSync(fromRoot(FOLDER, file), 'utf8')),
        schemas: values.filter((entry): entry is [string, z.ZodMiniType] => isSchema(entry[1])),
      };
    }),
  );
}

/** The comments directly above exported values, each as one line. */
function commentsOf(text: string): Map<string, string> {
  const found = text.matchAll(/^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+)/gm);
  return new Map(
    [...found].map(([, comment = '', name = '']) => [name, comment.replaceAll(/\s*\n \* ?|\s+/g, ' ').trim()]),
  );
}

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null && '_zod' in value;

function writeModule({ file, calls, comments }: Module, names: Names): string {
  const written = calls.map(([name, call]) => writeCall(name, call, comments.get(name) ?? '', names));
  return `## ${file}\n\n${written.join('\n')}`;
}

function writeCall(name: string, call: Endpoint, comment: string, names: Names): string {
  const notes = [
    `who: ${call.auth}`,
    call.ratePerMinute === undefined ? '' : `${call.ratePerMinute} a minute and address`,
    call.accountRatePerMinute === undefined ? '' : `${call.accountRatePerMinute} a minute and account`,
    call.changesState === true ? '**changes state**' : '',
    call.isProvided === true ? 'answered by the auth provider' : '',
  ].filter((note) => note !== '');
  const shapes = (['params', 'query', 'body', 'reply'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? [`${part.padEnd(6)} ${shapeOf(schema, names)}`] : [];
  });
  return (
    `### ${name}\n\n\`${call.method} ${call.path}\`: ${call.summary}.\n\n${notes.join(' · ')}\n\n` +
    (comment === '' ? '' : `${comment}\n\n`) +
    `\`\`\`text\n${shapes.join('\n')}\n\`\`\`\n`
  );
}
