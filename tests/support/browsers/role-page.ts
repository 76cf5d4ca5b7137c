/**
 * A page in any browser, used by role and name with mouse and keyboard. Elements are found by Testing Library inside of the page;
 * a press is a real one at a point of the window that the element covers.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import { expect } from '@playwright/test';
import type { Driver, Json, NamedKey } from './driver.ts';

/** An element by role and name, or a field by its label. A name that is a text matches as a whole. */
export type Target = ({ role: string; name?: string | RegExp } | { label: string }) & { inside?: Target };

export interface Point {
  x: number;
  y: number;
}

type SentName = string | { source: string; flags: string } | null;
interface SentTarget {
  [key: string]: Json;
  role: string | null;
  name: SentName;
  label: string | null;
  inside: SentTarget | null;
}

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const NO_LIBRARY = 'no library';

declare global {
  /** In the page. */
  var TestingLibraryDom: typeof TestingLibrary;
  /** In the page: the first element of a target that is in the accessibility tree. */
  var findTarget: (target: SentTarget) => HTMLElement | null;
}

function sent(target: Target): SentTarget {
  const inside = target.inside === undefined ? null : sent(target.inside);
  if ('label' in target) return { role: null, name: null, label: target.label, inside };
  const { role, name = null } = target;
  return {
    role,
    name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name,
    label: null,
    inside,
  };
}

const POLL = { intervals: [50, 100, 200], timeout: 30_000 };
const PAGE: Target = { role: 'document' };

export class RolePage {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Calls a function in the page, with JSON. It sees nothing of the test. */
  call<Args extends readonly Json[], Result>(act: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    return this.driver.run(act.toString(), args) as Promise<Awaited<Result>>;
  }

  async press(target: Target): Promise<void> {
    const { x, y } = await this.pointOf(target);
    await this.pressAt(x, y);
  }

  async pressAt(x: number, y: number): Promise<void> {
    await this.driver.move(x, y);
    await this.driver.down();
    await this.driver.up();
  }

  /** Presses one, moves to the other and releases. */
  async drag(from: Target, to: Target): Promise<void> {
    const [start, end] = [await this.pointOf(from), await this.pointOf(to)];
    await this.driver.move(start.x, start.y);
    await this.driver.down();
    for (const share of [0.3, 0.6, 1]) {
      await this.driver.move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share);
    }
    await this.driver.up();
  }

  /** Presses a field and types. */
  async write(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.driver.type(text);
  }

  key(key: NamedKey): Promise<void> {
    return this.driver.press(key);
  }

  /** Waits until the element is at rest, and a press would hit it. @returns its middle, CSS pixels of the window. */
  async pointOf(target: Target): Promise<Point> {
    let found: Point = { x: 0, y: 0 };
    const look = async (): Promise<string> => {
      const point = await this.#with(findPoint, target);
      if (typeof point === 'string') return point;
      found = point;
      return 'ready';
    };
    await expect.poll(look, POLL).toBe('ready');
    return found;
  }

  /** Text of the element; null when there is none. */
  textOf(target: Target): Promise<string | null> {
    return this.#with(readText, target);
  }

  /** Waits until it is there, with these words if there are any. */
  async isShown(target: Target, words?: string | RegExp): Promise<void> {
    const shown = expect.poll(() => this.textOf(target), { ...POLL, message: JSON.stringify(sent(target)) });
    if (words === undefined) await shown.not.toBeNull();
    else await shown.toMatch(words);
  }

  async isGone(target: Target): Promise<void> {
    await expect.poll(() => this.textOf(target), { ...POLL, message: JSON.stringify(sent(target)) }).toBeNull();
  }

  /** Labels, or else texts, of all elements of a role inside of another one, in document order. */
  namesOf(role: string, inside: Target = PAGE): Promise<string[]> {
    return this.#with(readNames, inside, role);
  }

  async #with<Args extends readonly Json[], Result>(
    act: (target: SentTarget, ...args: Args) => Result,
    target: Target,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const source = `(...args) => 'findTarget' in window ? (${act.toString()})(...args) : '${NO_LIBRARY}'`;
    const look = (): Promise<unknown> => this.driver.run(source, [sent(target), ...args]);
    let found = await look();
    // The page has the library until it is loaded again.
    if (found === NO_LIBRARY) {
      await this.driver.run(`function () { ${LIBRARY} }`, []);
      await this.call(defineFind);
      found = await look();
    }
    return found as Awaited<Result>;
  }
}

/* All below runs in the page. */

function defineFind(): void {
  window.findTarget = ({ role, name, label, inside }) => {
    const root = inside === null ? document.body : window.findTarget(inside);
    if (root === null) return null;
    if (label !== null) return window.TestingLibraryDom.queryAllByLabelText(root, label)[0] ?? null;
    const wanted = name !== null && typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
    const options = wanted === null ? {} : { name: wanted };
    return window.TestingLibraryDom.queryAllByRole(root, role ?? '', options)[0] ?? null;
  };
}

async function findPoint(target: SentTarget): Promise<Point | string> {
  const element = window.findTarget(target);
  if (element === null) return `there is no ${JSON.stringify(target)}`;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const frame = (): Promise<DOMRect> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => resolve(element.getBoundingClientRect()));
    });
  const [before, box] = [await frame(), await frame()];
  if (before.x !== box.x || before.y !== box.y) return `${JSON.stringify(target)} is moving`;
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const top = document.elementFromPoint(point.x, point.y);
  const isHit = top !== null && (element.contains(top) || top.closest('label')?.contains(element) === true);
  if (!isHit) return `${JSON.stringify(target)} is covered by ${top?.outerHTML.slice(0, 200)}`;
  if (element.matches(':disabled, [aria-disabled="true"]')) return `${JSON.stringify(target)} is disabled`;
  return point;
}

function readText(target: SentTarget): string | null {
  const element = window.findTarget(target);
  return element === null ? null : element.textContent;
}

function readNames(target: SentTarget, role: string): string[] {
  const root = target.role === 'document' ? document.body : window.findTarget(target);
  if (root === null) return [];
  return window.TestingLibraryDom.queryAllByRole(root, role).map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  );
}
