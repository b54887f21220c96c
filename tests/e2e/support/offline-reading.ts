import type { Page } from '@playwright/test';

/** From the next page on, the device keeps no lists and items, as `config.json` can say. */
export const turnOffOfflineReading = async (page: Page): Promise<void> => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), offlineReading: false } });
  });
};
