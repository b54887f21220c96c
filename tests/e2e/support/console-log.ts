import type { Page } from '@playwright/test';

/** A refresh without a session is refused with status 400, which the browser logs. */
const isRefusal = (text: string): boolean =>
  text.startsWith('Failed to load resource: the server responded with a status of 400');

/** Records the warnings and errors on the console from now on. */
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
