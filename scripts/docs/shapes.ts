/**
 * Writes schemas as short texts, such as `{ page?: int 1..10000, name: text ..26 }`. A schema that has a name is written as its
 * name wherever it occurs; `shapeOf` writes its content. Pure.
 */
import * as z from 'zod/mini';

interface Json {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Json[];
  oneOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  prefixItems?: Json[];
  additionalProperties?: Json | boolean;
  propertyNames?: Json;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
}

const LINE_LENGTH = 116;
const WORDS: Record<string, string> = {
  string: 'text',
  integer: 'int',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};
/** Formats whose pattern says nothing more. */
const FORMATS: Record<string, string> = { date: 'date', 'date-time': 'time', email: 'email', uri: 'url', uuid: 'uuid' };

/** Names of schemas, by their JSON text. */
export type Names = ReadonlyMap<string, string>;

const jsonOf = (schema: z.ZodMiniType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json;

const keyOf = ({ ...json }: Json & { $schema?: string }): string => {
  delete json.$schema;
  return JSON.stringify(json);
};

/** Named are objects with at least two fields: shorter ones are clearer where they occur. */
export function namesOf(schemas: Iterable<readonly [name: string, schema: z.ZodMiniType]>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, schema] of schemas) {
    const json = jsonOf(schema);
    const isLarge =
      Object.keys(json.properties ?? {}).length > 1 || json.anyOf !== undefined || json.oneOf !== undefined;
    const key = keyOf(json);
    if (isLarge && !names.has(key)) names.set(key, name);
  }
  return names;
}

export const shapeOf = (schema: z.ZodMiniType, names: Names): string => write(jsonOf(schema), names, '');

/** The content of a schema that has a name. */
export const contentOf = (schema: z.ZodMiniType, names: Names): string => writeContent(jsonOf(schema), names, '');

function write(json: Json, names: Names, indent: string): string {
  return names.get(keyOf(json)) ?? writeContent(json, names, indent);
}

function writeContent(json: Json, names: Names, indent: string): string {
  if (json.const !== undefined) return JSON.stringify(json.const);
  const options = json.anyOf ?? json.oneOf;
  if (json.enum)
    return writeChoice(
      json.enum.map((one) => JSON.stringify(one)),
      indent,
    );
  if (options) return writeChoice([...new Set(options.map((one) => write(one, names, `${indent}  `)))], indent);
  if (Array.isArray(json.type)) return json.type.map((type) => write({ ...json, type }, names, indent)).join(' | ');
  if (json.type === 'array') return writeList(json, names, indent);
  if (json.type === 'object') return writeObject(json, names, indent);
  return json.type === undefined ? 'any' : `${wordOf(json)}${limitsOf(json)}`;
}

/** On a line of its own each, where one line is too short. */
function writeChoice(options: readonly string[], indent: string): string {
  const line = options.join(' | ');
  if (indent.length + line.length <= LINE_LENGTH && (!line.includes('\n') || options.includes('null'))) return line;
  const isShort = options.every((option) => option.length < 20);
  if (!isShort) return options.map((option) => `\n${indent}| ${option}`).join('');
  const lines: string[] = [];
  for (const option of options) {
    const last = lines.at(-1);
    if (last === undefined || last.length + option.length > LINE_LENGTH) lines.push(`\n${indent}| ${option}`);
    else lines[lines.length - 1] = `${last} | ${option}`;
  }
  return lines.join('');
}

function wordOf({ type, format, pattern }: Json): string {
  const known = format === undefined ? undefined : FORMATS[format];
  if (known !== undefined) return known;
  return pattern === undefined ? (WORDS[String(type)] ?? String(type)) : `/${pattern}/`;
}

/** ` 1..40`, ` ..26`, ` 0..<23`: values of numbers, lengths of texts. */
function limitsOf(json: Json): string {
  const least = json.minLength ?? json.minimum ?? json.exclusiveMinimum;
  const most = json.maxLength ?? json.maximum ?? json.exclusiveMaximum;
  const hasLeast = least !== undefined && least !== Number.MIN_SAFE_INTEGER;
  const hasMost = most !== undefined && most !== Number.MAX_SAFE_INTEGER;
  if (!hasLeast && !hasMost) return '';
  const before = json.exclusiveMinimum === undefined ? '' : '>';
  const after = json.exclusiveMaximum === undefined ? '' : '<';
  return ` ${hasLeast ? before + String(least) : ''}..${hasMost ? after + String(most) : ''}`;
}

function writeList(json: Json, names: Names, indent: string): string {
  if (json.prefixItems) return `[${json.prefixItems.map((one) => write(one, names, indent)).join(', ')}]`;
  const item = write(json.items ?? {}, names, indent);
  const count =
    json.minItems === undefined && json.maxItems === undefined
      ? ''
      : ` (${json.minItems ?? 0}..${json.maxItems ?? ''})`;
  return `${item.includes(' ') && !item.startsWith('{') ? `(${item})` : item}[]${count}`;
}

function writeObject(json: Json, names: Names, indent: string): string {
  const required = new Set(json.required);
  const inner = `${indent}  `;
  const fields = Object.entries(json.properties ?? {}).map(
    ([name, field]) => `${name}${required.has(name) ? '' : '?'}: ${write(field, names, inner)}`,
  );
  if (fields.length === 0) {
    const value = typeof json.additionalProperties === 'object' ? write(json.additionalProperties, names, inner) : '';
    return value === '' ? '{}' : `{ [${write(json.propertyNames ?? {}, names, inner)}]: ${value} }`;
  }
  const line = `{ ${fields.join(', ')} }`;
  if (indent.length + line.length <= LINE_LENGTH && !line.includes('\n')) return line;
  return `{\n${fields.map((field) => `${inner}${field}`).join('\n')}\n${indent}}`;
}
