/** The order in which Vitest starts the test files: its own, with long files spread. Keeps no state. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { spreadLongFiles } from './long-files.ts';

const { sort: sortAsVitest } = BaseSequencer.prototype;

export default class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return spreadLongFiles(await sortAsVitest.call(this, files));
  }
}
