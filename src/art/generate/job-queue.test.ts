/** The order of waiting jobs, and the limit of large ones. */
import { expect, it } from 'vitest';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import type { Job, JobSpec } from './job.ts';
import { JobQueue } from './job-queue.ts';

const jobOf = (spec: JobSpec, path: string): Job => ({ spec, stage: 'rest', hash: 'x', paths: [path] });
const small = (path: string): Job => jobOf({ kind: 'motion', location: LOCATION_SLUG, name: path }, path);
const large = (path: string): Job => jobOf({ kind: 'radio', id: path }, path);
const pathOf = (job: Job | undefined): string | undefined => job?.paths[0];

it('lets small jobs pass a large one that must wait', () => {
  const jobs = [large('piece'), large('ident'), small('leaf'), small('petal')];
  const queue = new JobQueue(jobs, 1);
  const taken = [queue.take(), queue.take(), queue.take(), queue.take()];
  expect(taken.map(pathOf)).toEqual(['piece', 'leaf', 'petal', undefined]);
  expect(queue.size).toBe(1);
  queue.end(jobs[2] as Job);
  expect(queue.take()).toBeUndefined();
  queue.end(jobs[0] as Job);
  expect(pathOf(queue.take())).toBe('ident');
});

it('runs as many large jobs at a time as it may', () => {
  const queue = new JobQueue([large('a'), large('b'), large('c')], 2);
  expect([queue.take(), queue.take(), queue.take()].map(pathOf)).toEqual(['a', 'b', undefined]);
});

it('runs first what was put first, each job once', () => {
  const [a, b] = [small('a'), small('b')];
  const queue = new JobQueue([a, b], 1);
  queue.putFirst(b);
  queue.putFirst(small('c'));
  expect([queue.take(), queue.take(), queue.take(), queue.take()].map(pathOf)).toEqual(['c', 'b', 'a', undefined]);
});

it('withdraws the job of an output', () => {
  const queue = new JobQueue([small('a'), small('b')], 1);
  expect(pathOf(queue.withdraw('a'))).toBe('a');
  expect(queue.withdraw('a')).toBeUndefined();
  expect(queue.find('b')).toBeDefined();
  queue.clear();
  expect(queue.take()).toBeUndefined();
});
