/**
 * Test files that take ten seconds and more, and their place in the order of all. They are spread over the files of their project:
 * most of their time they wait for processes and timers, and while several of them wait at once no processor has work. None of them
 * is left for the end, when the other workers have nothing to do.
 */
/** In the order in which those of a project begin. */
export const SPREAD: readonly string[] = [
  'src/town/painters/painter-parity.test.ts',
  'src/town/painters/painter-motion.test.ts',
  'src/server/admin/database-line.postgres.test.ts',
  'src/server/db/world-lock.postgres.test.ts',
  'src/server/cluster.test.ts',
  'src/server/realtime/directory/redis-world.test.ts',
  'src/server/process.test.ts',
  'src/server/composition/world.test.ts',
  'src/server/db/migrate-kill.db.test.ts',
  'src/server/mail/killed.db.test.ts',
];

interface TestFile {
  readonly moduleId: string;
  readonly project: { readonly name: string };
}

/** `files` are sorted by project. The first of a project's long files is its first file, and the others follow at even distances. */
export function spreadLongFiles<File extends TestFile>(files: readonly File[]): File[] {
  const placeOf = ({ moduleId }: TestFile): number => SPREAD.findIndex((name) => moduleId.endsWith(`/${name}`));
  const projects = Map.groupBy(files, ({ project }) => project.name);
  return [...projects.values()].flatMap((all) => {
    const long = all.filter((file) => placeOf(file) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b));
    const ordered = all.filter((file) => placeOf(file) < 0);
    for (const [index, file] of long.entries()) {
      ordered.splice(Math.floor((index * all.length) / long.length), 0, file);
    }
    return ordered;
  });
}
