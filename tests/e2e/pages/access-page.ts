/** The card on the landing screen and on the login page: sign in, register in two steps, forgot password. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface NewPlayer {
  username: string;
  email: string;
  password: string;
}

export class AccessPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly signInButton: Locator;
  readonly username: Locator;
  readonly confirmPassword: Locator;
  readonly createButton: Locator;
  /** For screen readers: the names of what the shown figure wears. */
  readonly look: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByLabel('Email');
    this.password = page.getByLabel('Password', { exact: true });
    this.signInButton = page.getByRole('button', { name: 'Sign in', exact: true });
    this.username = page.getByLabel('Username');
    this.confirmPassword = page.getByLabel('Confirm password');
    this.createButton = page.getByRole('button', { name: 'Create Account' });
    this.look = page.locator('form').getByRole('status');
  }

  async open(address = '/'): Promise<void> {
    await this.page.goto(address);
    await expect(this.signInButton).toBeVisible();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.signInButton.click();
  }

  /** Goes from the sign-in form to the figures and the dice. */
  async chooseBody(body: 'Feminine' | 'Masculine'): Promise<void> {
    await this.page.getByRole('button', { name: 'Create an account' }).click();
    await this.page.getByRole('radio', { name: body }).click();
  }

  /** Draws another look by the dice. Returns the names of what it wears. */
  async rollLook(): Promise<string[]> {
    await expect(this.look).not.toBeEmpty();
    const before = (await this.look.textContent()) ?? '';
    // Two looks can have the same clothes.
    await expect(async () => {
      await this.page.getByRole('button', { name: 'Another look' }).click();
      await expect(this.look).not.toHaveText(before, { timeout: 5000 });
    }).toPass();
    // On a slow machine the next look may have been asked for already.
    await expect(this.page.locator('.body-picture[data-waiting]')).toHaveCount(0);
    return ((await this.look.textContent()) ?? '').split(', ');
  }

  /** Goes from the sign-in form to the second step of registration. */
  async beginRegistration(body: 'Feminine' | 'Masculine' = 'Feminine'): Promise<void> {
    await this.chooseBody(body);
    await this.continueRegistration();
  }

  /** Goes to the second step of registration. */
  async continueRegistration(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next' }).click();
    await expect(this.username).toBeVisible();
  }

  async fillRegistration(player: NewPlayer, confirmPassword: string = player.password): Promise<void> {
    await this.username.fill(player.username);
    await this.email.fill(player.email);
    await this.password.fill(player.password);
    await this.confirmPassword.fill(confirmPassword);
  }

  /** Registers through the forms. Ends on the sign-in form. */
  async register(player: NewPlayer, body: 'Feminine' | 'Masculine' = 'Feminine'): Promise<void> {
    await this.beginRegistration(body);
    await this.fillRegistration(player);
    await this.createButton.click();
    await expect(this.signInButton).toBeVisible();
  }

  /** Dismisses all visible toasts. */
  async closeToasts(): Promise<void> {
    const toasts = this.page.locator('[data-sonner-toast]');
    const dismissals = toasts.getByRole('button', { name: 'Dismiss' });
    await dismissals.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    await expect(toasts).toHaveCount(0);
  }

  /** A toast with this message. */
  toast(text: string | RegExp): Locator {
    return this.page.locator('[data-sonner-toast]').filter({ hasText: text });
  }
}
