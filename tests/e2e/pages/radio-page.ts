/** The radio: its button in the bottom bar and its panel. */
import type { Locator, Page } from '@playwright/test';

export class RadioPage {
  readonly toggle: Locator;
  readonly panel: Locator;
  readonly status: Locator;
  readonly volume: Locator;
  readonly turnOn: Locator;
  readonly turnOff: Locator;

  constructor(page: Page) {
    this.toggle = page.getByRole('button', { name: 'Radio', exact: true });
    this.panel = page.getByRole('region', { name: 'Radio' });
    this.status = this.panel.getByRole('status');
    this.volume = this.panel.getByRole('slider', { name: 'Volume' });
    this.turnOn = this.panel.getByRole('button', { name: 'Turn the radio on' });
    this.turnOff = this.panel.getByRole('button', { name: 'Turn the radio off' });
  }
}
