import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SPREAD, spreadLongFiles } from './long-files.ts';

const fileOf = (name: string, project: string) => ({ moduleId: `/project/${name}`, project: { name: project } });
const many = (project: string, count: number) =>
  Array.from({ length: count }, (_, at) => fileOf(`src/${at}.test.ts`, project));
const CLUSTER = 'src/server/cluster.test.ts';
const PROCESS = 'src/server/process.test.ts';

test('long files begin one after the other while the rest of their project runs, the first one at its start', () => {
  const server = [...many('server', 8), fileOf(PROCESS, 'server'), fileOf(CLUSTER, 'server')];
  const ordered = spreadLongFiles([...many('dom', 2), ...server, ...many('sqlite', 3)]);
  expect(ordered.map(({ project }) => project.name)).toEqual(
    [...many('dom', 2), ...server, ...many('sqlite', 3)].map(({ project }) => project.name),
  );
  const names = ordered.filter(({ project }) => project.name === 'server').map(({ moduleId }) => moduleId);
  expect([names.indexOf(`/project/${CLUSTER}`), names.indexOf(`/project/${PROCESS}`)]).toEqual([0, 5]);
  expect(new Set(names).size).toBe(server.length);
});

test('long files are named as they are', () => {
  expect(SPREAD.filter((name) => !existsSync(new URL(`../../${name}`, import.meta.url)))).toEqual([]);
});
