import type { Locator, Page } from '@playwright/test';

/** The link of a module in the module bar. */
export const moduleLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name });
