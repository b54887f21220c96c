import type { Page } from '@playwright/test';

/** Somebody who comes without a session is told so by the platform, and the browser notes it. */
const isRefusal = (text: string): boolean =>
  text.startsWith('Failed to load resource: the server responded with a status of 400');

/** What the page says on its console from now on, by how loudly. */
export const recordConsole = (
  page: Page,
): { readonly warnings: readonly string[]; readonly complaints: readonly string[] } => {
  const [warnings, complaints]: [string[], string[]] = [[], []];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
    if (message.type() === 'error' && !isRefusal(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { warnings, complaints };
};
