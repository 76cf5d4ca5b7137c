/** The country picker with flags, and an entry for no country. */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { GlobeHemisphereWestIcon } from '@phosphor-icons/react/dist/csr/GlobeHemisphereWest';
import { useMemo, useState } from 'react';
import { namedCountries } from '../../../languages/country-text.ts';
import { findByText } from '../../../shared/rules/text/find-text.ts';
import { COUNTRIES, type Country, flagAddress } from '../../../shared/rules/countries.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { HiddenIfMissing } from '../../../ui/layout/picture.tsx';
import { VirtualList } from '../../../ui/lists/virtual-list.tsx';
import { setLocation } from '../calls.ts';
import { text } from '../text.ts';
import { ChoiceDialog, useChoice } from './choice-dialog.tsx';

const ROW_PX = 46;
const NAMED = namedCountries(COUNTRIES);
const BY_CODE: ReadonlyMap<string, Country> = new Map(NAMED.map((country) => [country.code, country]));
const NOWHERE = { code: '', name: text.noCountry };

/** The chosen country and that of the browser's languages come first, then all others by name. */
function likelyFirst(current: string): readonly Country[] {
  const likely = [current, ...navigator.languages.map(regionOf)].flatMap((code) => BY_CODE.get(code) ?? []);
  return [...new Set([...likely, ...NAMED])];
}

/** `nl` of `nl-NL`; empty for a language without a region. */
const regionOf = (language: string): string => /-([a-z]{2})\b/i.exec(language)?.[1]?.toLowerCase() ?? '';

export function LocationDialog({ current, onClose }: { current: string; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const found = useMemo(() => {
    const term = search.trim().toLowerCase();
    if (term === '') return [NOWHERE, ...likelyFirst(current)];
    const named = findByText(NAMED, term, ({ name }) => name);
    const byCode = BY_CODE.get(term);
    return byCode === undefined || named.includes(byCode) ? named : [byCode, ...named];
  }, [search, current]);
  const choose = useChoice(setLocation, onClose);
  return (
    <ChoiceDialog title={text.location} onClose={onClose}>
      <SearchField label={text.searchCountries} value={search} onChange={setSearch} />
      {found.length === 0 ? (
        <div className="m-auto">
          <Empty picture="/emojis/frog-sleep.webp" title={text.noCountryFound} />
        </div>
      ) : (
        <VirtualList
          label={text.location}
          rows={found}
          keyOf={({ code }) => code}
          estimatePx={ROW_PX}
          className="flex-1"
          renderRow={({ code, name }) => (
            <button
              type="button"
              className="row py-2.5!"
              aria-pressed={code === current}
              data-on={code === current || undefined}
              onClick={() => choose(code)}
            >
              <span className="grid h-5 w-[30px] flex-none place-items-center">
                {code === '' ? (
                  <GlobeHemisphereWestIcon weight="duotone" size={20} />
                ) : (
                  <HiddenIfMissing src={flagAddress(code)} className="flag-picture" />
                )}
              </span>
              <span className="flex-1 font-bold">{name}</span>
              {code === current && <CheckIcon weight="bold" size={17} />}
            </button>
          )}
        />
      )}
    </ChoiceDialog>
  );
}
