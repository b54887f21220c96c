import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Which part of a page is looked at, as selectors, and by which rules; all unless told. */
export interface AxeScope {
  readonly within?: string;
  readonly without?: string;
  readonly rules?: readonly string[];
}

/** In one go, for there are no frames of other origins; and of what holds nothing is written down, which takes most of the time. */
const builder = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** Nothing that WCAG 2.2 AA forbids and a machine can find; in words that say where it is. */
export const expectAccessible = async (page: Page, { within, without, rules }: AxeScope = {}): Promise<void> => {
  const looking = rules === undefined ? builder(page).withTags(WCAG) : builder(page).withRules([...rules]);
  if (within !== undefined) looking.include(within);
  if (without !== undefined) looking.exclude(without);
  const { violations } = await looking.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
};

/** All that changes with the theme. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** The page by day, and what the night changes of it: half the time of looking at all of it twice. */
export const expectAccessibleByDayAndNight = async (page: Page, part: AxeScope = {}): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, { ...part, rules: OF_COLORS });
};

/** The same page by day and by night. */
export const expectAccessibleInBothThemes = async (page: Page, part: AxeScope = {}): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, part);
  }
};
