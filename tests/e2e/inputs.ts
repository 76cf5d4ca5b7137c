/**
 * How a player uses the page: with a mouse, with a finger, or by keyboard alone. The keyboard reaches each control by Tab and
 * the arrow keys from where the focus is; nothing is focused or filled by the driver.
 */
import { expect, type Locator, type Page } from '@playwright/test';

export interface PageInput {
  press(control: Locator): Promise<void>;
  /** Writes into an empty field. */
  write(field: Locator, text: string): Promise<void>;
  /** Presses a point of the window, CSS pixels. The keyboard has none. */
  pressAt?(page: Page, x: number, y: number): Promise<void>;
}

/**
 * More controls than any screen has between two places of the focus, several times: after a toast, Tab goes back to where it was
 * before, until the toast is gone.
 */
const MOST_STEPS = 900;

/** A pointer presses a field, then writes into it. */
const writeBy =
  (press: PageInput['press'], enter: (page: Page, text: string) => Promise<void>): PageInput['write'] =>
  async (field, text) => {
    await press(field);
    await enter(field.page(), text);
  };
const click: PageInput['press'] = (control) => control.click();
const tap: PageInput['press'] = (control) => control.tap();

export const mouse: PageInput = {
  press: click,
  pressAt: (page, x, y) => page.mouse.click(x, y),
  write: writeBy(click, (page, text) => page.keyboard.type(text)),
};

export const finger: PageInput = {
  press: tap,
  pressAt: (page, x, y) => page.touchscreen.tap(x, y),
  write: writeBy(tap, (page, text) => page.keyboard.insertText(text)),
};

export const keyboard: PageInput = {
  async press(control) {
    await reach(control);
    await control.page().keyboard.press('Enter');
  },
  async write(field, text) {
    await reach(field);
    await field.page().keyboard.type(text);
  },
};

/** Moves the focus to a control: in a menu by arrows, elsewhere by Tab. */
async function reach(control: Locator): Promise<void> {
  await expect(control).toBeAttached();
  const page = control.page();
  // A search by role and name looks at the whole page: only an element that is gone is looked for again.
  let element = await control.elementHandle();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const place = (await element?.evaluate(placeOfFocus)) ?? 'gone';
    if (place === 'there') return;
    if (place === 'gone') element = await control.elementHandle();
    else await page.keyboard.press(place === 'in a menu' ? 'ArrowDown' : 'Tab');
  }
  await expect(control, 'Tab does not reach it').toBeFocused({ timeout: 1 });
}

/** In the page. Where the focus is for who wants to reach the control. */
function placeOfFocus(control: Node): 'there' | 'gone' | 'in a menu' | 'elsewhere' {
  if (!control.isConnected) return 'gone';
  const { activeElement } = document;
  if (activeElement === control) return 'there';
  return activeElement?.closest('[role="menu"]') ? 'in a menu' : 'elsewhere';
}
