/**
 * The name of one of the product's own emoji in the page's language. In English it is the code that players type. Other names are
 * loaded when the first such emoji is shown; until then it is the code.
 */
import { useEffect, useState } from 'react';
import { language } from '../../languages/texts.ts';
import { DEFAULT_LANGUAGE } from '../../shared/rules/languages.ts';

let nameOf: ((id: string) => string | undefined) | null = null;

/** `code` is with colons. */
const known = (code: string): string => nameOf?.(code.slice(1, -1)) ?? code;

export function useEmojiName(code: string): string {
  const [name, setName] = useState(() => known(code));
  useEffect(() => {
    if (language === DEFAULT_LANGUAGE) return;
    import('./custom-names.ts').then(
      (loaded) => {
        nameOf = loaded.customName;
        setName(known(code));
      },
      () => undefined,
    );
  }, [code]);
  return name;
}
