/**
 * Finds texts of the interface that are written in a component: they belong into a catalogue of `src/languages`, else they stay
 * English in every language. It sees text between tags, texts that an expression between tags chooses, and attributes that are shown
 * or read aloud. A comma is a text too: `COMMA` of the catalogues is the one of the language.
 */
import { parseSync, Visitor } from 'vite';

const CLIENT = /^src\/(?!server\/|art\/|shared\/|languages\/|app\/kit\/).*\.tsx$/;
/** Attributes of elements, and properties of components, that are texts. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'note',
  'text',
  'word',
  'hint',
  'unit',
  'message',
  'description',
]);
/** Two letters in a row that are no name of the product. */
const WORD = /\p{L}{2}/u;
/** Also units and a sample of letters, which are the same in all languages. */
const NAMES = /\b(?:Apple|px|Aa|RRGGBB|Promenade|Lantern Bay|Lantern FM|FLOW|VIP\+?|Gold\+?|Platinum\+?)(?!\p{L})/gu;

/** `COMMA` and `factsOf` of `src/languages/texts.ts` give that of the page. */
const COMMA = ',';

type Node = { type: string; start: number } & Record<string, unknown>;

/** Lines `file:line: "text"` in the order of the file. */
export function findScreenTexts(file: string, text: string): string[] {
  if (!CLIENT.test(file) || file.endsWith('.test.tsx')) return [];
  const found = new Map<number, string>();
  const note = (node: Node, words: string): void => {
    if (words.includes(COMMA) || WORD.test(words.replace(NAMES, '')))
      found.set(node.start, words.trim().replace(/\s+/g, ' '));
  };
  const noteExpression = (node: Node): void => {
    for (const { at, words } of shownTexts(node)) note(at, words);
  };
  new Visitor({
    JSXText: (node) => note(node as unknown as Node, (node as unknown as { value: string }).value),
    JSXElement: (node) => noteChildren(node as unknown as Node),
    JSXFragment: (node) => noteChildren(node as unknown as Node),
    JSXAttribute: (node) => {
      const { name, value } = node as unknown as { name: Node; value: Node | null };
      if (value === null || !ATTRIBUTES.has(String(name.name))) return;
      noteExpression(value.type === 'JSXExpressionContainer' ? (value.expression as Node) : value);
    },
  }).visit(parseSync(file, text, { lang: 'tsx', sourceType: 'module' }).program);
  function noteChildren({ children }: Node): void {
    for (const child of children as Node[])
      if (child.type === 'JSXExpressionContainer') noteExpression(child.expression as Node);
  }
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([start, words]) => `${file}:${text.slice(0, start).split('\n').length}: "${words}"`);
}

/** Texts that an expression may result in; names, calls and conditions are left out. */
function shownTexts(node: Node): { at: Node; words: string }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ at: node, words: node.value }] : [];
    case 'TemplateLiteral':
      return [
        ...(node.quasis as { value: { cooked: string } }[]).map(({ value }) => ({ at: node, words: value.cooked })),
        ...(node.expressions as Node[]).flatMap(shownTexts),
      ];
    case 'ConditionalExpression':
      return [...shownTexts(node.consequent as Node), ...shownTexts(node.alternate as Node)];
    case 'LogicalExpression':
      return shownTexts(node.right as Node);
    case 'BinaryExpression':
      return node.operator === '+' ? [...shownTexts(node.left as Node), ...shownTexts(node.right as Node)] : [];
    default:
      return [];
  }
}
