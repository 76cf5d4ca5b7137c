/** For tests: a log whose lines can be read. */
import { Writable } from 'node:stream';
import { createLog, type Log } from '../log.ts';

export function collectLog(level: string): { log: Log; text(): string } {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { log: createLog(level, sink), text: () => lines.join('') };
}
