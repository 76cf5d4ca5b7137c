/** The creator tools: submission form, preview tool and guide, in the desktop layout. */
import { expect, type Locator, type Page } from '@playwright/test';

export class CreatorToolsPage {
  readonly page: Page;
  readonly submit: Locator;
  readonly preview: Locator;
  readonly guide: Locator;

  constructor(page: Page) {
    this.page = page;
    this.submit = page.getByRole('button', { name: 'Submit' });
    this.preview = page.getByRole('dialog', { name: 'Character preview' });
    this.guide = page.getByRole('dialog', { name: 'Creator guide' });
  }

  /** Opens it from the Profile menu. */
  async open(): Promise<void> {
    await this.page.getByRole('button', { name: /^Profile/ }).click();
    await this.page.getByRole('menuitem', { name: 'Creator' }).click();
    await expect(this.page.getByRole('dialog', { name: 'Creator' })).toBeVisible();
  }

  async beginSubmission(): Promise<void> {
    await this.page.getByRole('button', { name: 'New Submission' }).click();
    await expect(this.page.getByRole('heading', { name: 'New submission' })).toBeVisible();
  }

  async chooseSheet(buffer: Buffer, name = 'sheet.png'): Promise<void> {
    await this.page.locator('input[type="file"]').first().setInputFiles({ name, mimeType: 'image/png', buffer });
  }

  /** Drops a file onto the form. */
  async dropSheet(buffer: Buffer): Promise<void> {
    const dropped = await this.page.evaluateHandle((bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], 'sheet.png'));
      return transfer;
    }, buffer.toString('base64'));
    const zone = this.page.getByText('Drop the PNG here, or choose it.');
    await zone.dispatchEvent('dragover', { dataTransfer: dropped });
    await zone.dispatchEvent('drop', { dataTransfer: dropped });
  }

  select(name: 'Category' | 'Gender'): Locator {
    return this.page.getByRole('combobox', { name });
  }

  async openPreview(): Promise<void> {
    await this.page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(this.figure('Feminine')).toHaveAttribute('data-status', 'shown');
    await expect(this.figure('Masculine')).toHaveAttribute('data-status', 'shown');
  }

  figure(body: 'Feminine' | 'Masculine'): Locator {
    return this.preview.getByRole('img', { name: new RegExp(`^${body} body`) });
  }

  /** A page of the guide, after it is rendered and readable. */
  guidePage(page: number): Locator {
    return this.guide.locator(`.guide-page[data-page="${page}"]`);
  }

  toast(text: string): Locator {
    return this.page.locator('[data-sonner-toast]').filter({ hasText: text });
  }
}
