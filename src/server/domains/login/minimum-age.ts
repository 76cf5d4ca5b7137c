/**
 * The minimum age of new accounts. The date of birth is checked and neither stored nor logged. A device that was refused stays refused
 * for a day: its cookie says when that was. A cookie that somebody writes by hand refuses only that device.
 */
import { ageOn } from '../../../shared/rules/age.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import { DomainError } from '../../domain-error.ts';
import { runtime } from '../../runtime.ts';

const COOKIE = 'promenade-age';
const DAY_S = 24 * 3600;

export interface Device {
  /** The header of the request. */
  cookies: string | undefined;
  /** Sets a cookie with the reply; the header's value. */
  setCookie: (cookie: string) => void;
}

export interface MinimumAge {
  /**
   * Checks the date of birth (`YYYY-MM-DD`). Throws a DomainError for a missing or impossible date, and for a person who is too young;
   * then it marks the device.
   */
  check(device: Device, birthDate: string | undefined): void;
}

/** `years`: null: everyone may register, and no date is read. `isSecure`: the cookie is sent by HTTPS only. */
export function createMinimumAge({ years, isSecure }: { years: number | null; isSecure: boolean }): MinimumAge {
  const tooYoung = (): DomainError =>
    new DomainError('forbidden', sentence('youMustBeOlder', { years: years ?? 0 }), {
      code: 'too-young',
      params: { years: years ?? 0 },
    });
  return {
    check: (device, birthDate) => {
      if (years === null) return;
      if (wasRefused(device.cookies)) throw tooYoung();
      if (birthDate === undefined || birthDate === '') {
        throw new DomainError('invalid', sentence('pleaseEnterYourDateOfBirth'), { code: 'birth-date-missing' });
      }
      const age = ageOn(birthDate, runtime.now());
      if (age === null) {
        throw new DomainError('invalid', sentence('thisDateOfBirthIs'), { code: 'birth-date-malformed' });
      }
      if (age >= years) return;
      const ends = `Max-Age=${DAY_S}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      device.setCookie(`${COOKIE}=${runtime.now()}; ${ends}`);
      throw tooYoung();
    },
  };
}

/** Browsers delete the cookie after a day; other clients may send it longer. */
function wasRefused(cookies: string | undefined): boolean {
  const at = Number(new RegExp(`(?:^|; ?)${COOKIE}=(\\d{1,15})(?:;|$)`).exec(cookies ?? '')?.[1] ?? Number.NaN);
  const now = runtime.now();
  return at <= now && at > now - DAY_S * 1000;
}
