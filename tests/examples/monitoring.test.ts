/** The dashboard and the alert rules for operators: they can be read, and a started server exports every metric that they name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { TestServer } from '../../src/server/testing/test-server.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', 'examples');
const read = (...path: string[]): string => readFileSync(join(EXAMPLES, ...path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}
interface Panel {
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}

const { groups } = parse(read('prometheus', 'rules.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('grafana', 'promenade.json')) as { panels: Panel[] };
const expressions = [
  ...rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [`panel ${title}`, expr] as const)),
];

/** Names and labels of an expression, without functions, texts and units. */
function namesIn(expr: string): string[] {
  const withoutTexts = expr.replaceAll(/"(?:\\.|[^"\\])*"/g, '""').replaceAll(/\b(?:by|without)\s*\([^)]*\)/g, '');
  const withoutLabels = withoutTexts.replaceAll(/\{[^}]*\}/g, '').replaceAll(/\[[^\]]*\]/g, '');
  return (withoutLabels.match(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g) ?? []).filter((name) => !KEYWORDS.has(name));
}
const KEYWORDS: ReadonlySet<string> = new Set(['or', 'and', 'unless', 'e9']);
/** Of Prometheus itself. */
const SYNTHETIC: ReadonlySet<string> = new Set(['up']);

describe('what operators watch', () => {
  let server: TestServer;
  let exported: ReadonlySet<string>;
  const labels = new Map<string, Set<string>>();
  beforeAll(async () => {
    server = await TestServer.start();
    await server.newPlayer('Ada');
    const lines = String((await server.get('/metrics')).body.text).split('\n');
    const types = lines.flatMap((line) => /^# TYPE (\S+) (\S+)/.exec(line)?.slice(1) ?? []);
    const names: string[] = [];
    for (let at = 0; at < types.length; at += 2) {
      const name = types[at] ?? '';
      names.push(name);
      if (types[at + 1] === 'histogram') names.push(`${name}_bucket`);
      if (types[at + 1] === 'histogram' || types[at + 1] === 'summary') names.push(`${name}_sum`, `${name}_count`);
    }
    exported = new Set(names);
    for (const line of lines) {
      const [, name = '', list = ''] = /^(\w+)\{([^}]*)\}/.exec(line) ?? [];
      const known = labels.get(name) ?? new Set();
      for (const [, label = ''] of list.matchAll(/(\w+)="/g)) known.add(label);
      labels.set(name, known);
    }
  });
  afterAll(() => server.stop());

  it('has rules and panels', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(expressions.length).toBeGreaterThan(50);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it.each(expressions)('%s names exported metrics only: %s', (_, expr) => {
    const names = namesIn(expr);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !exported.has(name) && !SYNTHETIC.has(name))).toEqual([]);
  });

  it('selects by values that the server exports from its start', async () => {
    const text = String((await server.get('/metrics')).body.text);
    for (const [, expr] of expressions) {
      for (const [, name = '', list = ''] of expr.matchAll(/(promenade_\w+)\{([^}]*)\}/g)) {
        for (const [, label = '', value = ''] of list.matchAll(/(\w+)="([^"]*)"/g)) {
          if (label !== 'job') expect(text, expr).toMatch(new RegExp(`^${name}\\{.*${label}="${value}"`, 'm'));
        }
      }
    }
  });

  it('groups by labels that the metrics have', () => {
    for (const [, expr] of expressions) {
      for (const [, list = '', name = ''] of expr.matchAll(/\bby \(([^)]*)\) \((?:rate\()?(\w+)/g)) {
        const known = labels.get(name);
        if (known === undefined || known.size === 0) continue;
        for (const label of list.split(', ')) expect(['instance', ...known], expr).toContain(label);
      }
    }
  });

  it.each(rules)('$alert says how urgent it is, and what to read', ({ labels: { severity }, annotations }) => {
    expect(['page', 'ticket']).toContain(severity);
    expect(annotations.summary).not.toBe('');
    const [, heading] = /See "([^"]+)"/.exec(annotations.description) ?? [];
    const guide = readFileSync(join(EXAMPLES, '..', 'docs', 'operating.md'), 'utf8');
    if (heading !== undefined) expect(guide).toContain(`### ${heading}\n`);
  });

  it('has panels that do not overlap', () => {
    const cells = new Set<string>();
    for (const { title, gridPos } of panels) {
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          expect(cells.has(`${x} ${y}`), title).toBe(false);
          cells.add(`${x} ${y}`);
        }
      }
    }
  });
});
