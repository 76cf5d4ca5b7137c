/** The creators' dialog: submitting creations, and the moderators' review of them. */
import type { Locator, Page } from '@playwright/test';
import { text as reviewText } from '../../../src/features/creations/review/text.ts';
import { text } from '../../../src/features/creations/text.ts';

export interface NewSubmission {
  sheet: Buffer;
  name: string;
  category: string;
  gender: keyof typeof text.genders;
}

export interface Price {
  currency: keyof typeof reviewText.currencies;
  amount: number;
  rarity: string;
}

export class CreatorPage {
  readonly page: Page;
  readonly dialog: Locator;
  /** The button that opens the review. Only moderators have it. */
  readonly review: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Creator' });
    this.review = page.getByRole('button', { name: new RegExp(`^${text.review}( ?\\d+)?$`) }).filter({ visible: true });
  }

  /** Opens it from the Profile menu of the desktop layout. */
  async open(): Promise<void> {
    await this.page.getByRole('button', { name: /^Profile/ }).click();
    await this.page.getByRole('menuitem', { name: 'Creator' }).click();
  }

  async submit({ sheet, name, category, gender }: NewSubmission): Promise<void> {
    await this.button(text.new).click();
    const file = { name: `${name}.png`, mimeType: 'image/png', buffer: sheet };
    await this.page.locator('input[type="file"][accept="image/png"]').first().setInputFiles(file);
    await this.page.getByLabel(text.name).fill(name);
    await this.page.getByLabel(text.category).selectOption(category);
    await this.page.getByLabel(text.gender).selectOption(gender);
    await this.page.getByLabel(text.terms).check();
    await this.button(text.submit).click();
  }

  submission(name: string): Locator {
    return this.page
      .getByRole('region', { name: text.submissions })
      .getByRole('button')
      .filter({ hasText: name })
      .first();
  }

  async openReview(): Promise<void> {
    await this.review.click();
  }

  waiting(name: string): Locator {
    return this.page
      .getByRole('region', { name: reviewText.queue })
      .getByRole('button')
      .filter({ hasText: name })
      .first();
  }

  async approve({ currency, amount, rarity }: Price): Promise<void> {
    await this.button(reviewText.currencies[currency]).click();
    await this.page.getByLabel(reviewText.price).fill(String(amount));
    await this.button(rarity).click();
    await this.button(reviewText.approve).click();
  }

  reject(reason: string): Promise<void> {
    return this.decideWithReason(reviewText.reject, reason);
  }

  /** In the submission that is open in the review. */
  withdraw(reason: string): Promise<void> {
    return this.decideWithReason(reviewText.withdraw, reason);
  }

  private async decideWithReason(verb: string, reason: string): Promise<void> {
    await this.button(verb).click();
    await this.page.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await this.page.getByRole('dialog', { name: verb }).getByRole('button', { name: verb }).click();
  }

  /** Shows the submissions with this decision instead of the pending ones. */
  async showReviewed(status: 'Approved' | 'Rejected'): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(`^${status}`) })
      .filter({ visible: true })
      .click();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  toast(message: string | RegExp): Locator {
    return this.page.locator('[data-sonner-toast]').filter({ hasText: message });
  }
}
