import { FILES } from '../../fixtures/worlds/blog/files';
import { CONTENT } from '../support/start/record-start';
import { delayAnswers, layoutShifts } from './support/layout-shifts';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

const MAX_SHIFT = 0.05;

/** Events on any day of the month: as labels, and on narrow screens as the number of events of a day. */
const EVENTS = 'main [data-key] a[href], main [data-date] [aria-label$=" event"]';

/** `last` is among what arrives last; the seeds let different answers arrive first. */
const PAGES = [
  { name: 'a list', address: '/collections/articles', last: CONTENT.list, seeds: [1, 2] },
  { name: 'an item', address: '/collections/articles/1', last: CONTENT.item, seeds: [1, 2, 3] },
  { name: 'a file', address: `/files/${FILES['salt-flats']}`, last: '[aria-label="Preview"] img', seeds: [1, 2] },
  { name: 'the users', address: '/users', last: 'main [data-key]', seeds: [1, 2] },
  { name: 'the activity log', address: '/activity', last: 'main [data-key]', seeds: [1] },
  { name: 'the calendar', address: '/collections/events', last: EVENTS, seeds: [1, 2] },
] as const;

for (const { name, address, last, seeds } of PAGES)
  for (const width of [1440, 390])
    test(`what is visible of ${name} stays in place at ${width} pixels while answers arrive`, async ({
      page,
      actor,
      base,
    }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height: 900 });
      await signInAt(actor, INES);
      const delays = await delayAnswers(page.context());
      for (const seed of seeds) {
        delays.seed = seed;
        await page.goto(`${base}${address}`);
        await page.locator(last).first().waitFor({ state: 'attached', timeout: 20_000 });
        await page.waitForLoadState('networkidle');
        const shifts = await layoutShifts(page);
        const total = shifts.reduce((sum, { score }) => sum + score, 0);
        expect(total, `Seed ${seed}: ${JSON.stringify(shifts, null, 2)}`).toBeLessThan(MAX_SHIFT);
      }
    });
