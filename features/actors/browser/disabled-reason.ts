import type { Locator } from 'playwright-core';

/** Why a control is disabled; null when it is not. */
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
