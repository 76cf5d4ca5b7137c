/** A reply that the client stores as a file. It is sent while it is made. */
import type { Readable } from 'node:stream';

export class FileReply {
  readonly content: Readable;
  readonly type: string;
  /** ASCII without quotes. */
  readonly fileName: string;

  constructor(content: Readable, { type, fileName }: { type: string; fileName: string }) {
    this.content = content;
    this.type = type;
    this.fileName = fileName;
  }
}
