/** Finds absolute paths of a developer's machine. System paths such as /usr are allowed. */

const LOCAL_FOLDERS = ['work', 'home', 'root', 'Users', 'workspace', 'mnt'];
const LOCAL_PATH = new RegExp(`(?<![\\w.:/@~-])/(?:${LOCAL_FOLDERS.join('|')})/[\\w.-]`);

/** Lines `file:line: text` of a file's text. */
export function findLocalPaths(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (LOCAL_PATH.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : []));
}
