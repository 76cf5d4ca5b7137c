/**
 * Checks that styles follow the direction of writing: logical properties (`margin-inline-start`) instead of physical ones. The
 * town's picture does not mirror, and centred parts (a share of the width, `left: 50%`), safe areas and resets to 0 are the same
 * in both. Arrows along the line of reading mirror.
 */
const COVERED = /^src\/(?!town\/|app\/kit\/|art\/).*\.(?:css|tsx)$/;
const PHYSICAL_STYLE =
  /^\s*(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:|text-align:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|float:\s*(?:left|right)/;
const SYMMETRIC = /%|safe-area-inset|--toast-left|:\s*0;/;
const CENTRED = /left:\s*50%/;
/** Lines around a margin in which its centred position may be. */
const NEAR = 6;
const PHYSICAL_CLASS =
  /(?<![\w-])-?(?:m[lr]|p[lr]|left|right)-(?:\d|\[|px)|(?<![\w-])(?:text-(?:left|right)|rounded-[lr]-|border-[lr]\b)/;
/** Icons that point along the line of reading. `mirrors` turns them. */
const ARROW =
  /<((?:PaperPlaneRight|Arrow(?:Left|Right|BendUpLeft|UUpLeft|UUpRight)|Caret(?:Left|Right)|ListBullets)Icon)\b([^>]*)>/g;
const CLASSES = /className=(?:"([^"]*)"|\{([^{}]*)\})/g;

/** One line for each physical property or class of a file. */
export function findPhysicalStyles(file: string, text: string): string[] {
  if (!COVERED.test(file) || file.endsWith('.test.tsx')) return [];
  return file.endsWith('.css')
    ? inStyles(file, text.split('\n'))
    : [...inClasses(file, text), ...unmirroredArrows(file, text)];
}

const inStyles = (file: string, lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => {
    if (!PHYSICAL_STYLE.test(line) || SYMMETRIC.test(line)) return [];
    const isCentred =
      line.includes('margin') && CENTRED.test(lines.slice(Math.max(0, at - NEAR), at + NEAR).join('\n'));
    return isCentred ? [] : [`${file}:${at + 1}: ${line.trim()} does not follow the direction of writing`];
  });

const inClasses = (file: string, text: string): string[] =>
  [...text.matchAll(CLASSES)].flatMap(([, plain, expression]) => {
    const found = PHYSICAL_CLASS.exec(plain ?? expression ?? '')?.[0];
    return found === undefined ? [] : [`${file}: the class ${found} does not follow the direction of writing`];
  });

const unmirroredArrows = (file: string, text: string): string[] =>
  [...text.matchAll(ARROW)].flatMap(([, icon, rest = '']) =>
    /\bmirrors\b/.test(rest)
      ? []
      : [`${file}: ${icon} does not follow the direction of writing: it lacks the class mirrors`],
  );
