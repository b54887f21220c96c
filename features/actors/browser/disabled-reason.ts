import type { Locator } from 'playwright-core';

/** What a control that cannot be used says about it; null when it can be. */
export const disabledReason = async (control: Locator): Promise<string | null> => {
  if ((await control.getAttribute('aria-disabled')) !== 'true') return null;
  return control.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    return ids
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  });
};
