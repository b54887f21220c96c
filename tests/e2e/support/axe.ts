import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** The part of a page to check, as selectors, and the rules; everything by default. */
export interface AxeScope {
  readonly within?: string;
  readonly without?: string;
  readonly rules?: readonly string[];
}

/** Legacy mode, since there are no frames of other origins; collecting only violations saves most of the time. */
const builder = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });

/** Expects no violation that axe can find, best practices and minor ones included; reports each with its element. */
export const expectAccessible = async (page: Page, { within, without, rules }: AxeScope = {}): Promise<void> => {
  const looking = rules === undefined ? builder(page) : builder(page).withRules([...rules]);
  if (within !== undefined) looking.include(within);
  if (without !== undefined) looking.exclude(without);
  const { violations } = await looking.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
};

/** Rules that depend on the colour scheme. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** Checks the light scheme fully and the dark one by its colours only, which halves the time. */
export const expectAccessibleByDayAndNight = async (page: Page, part: AxeScope = {}): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, { ...part, rules: OF_COLORS });
};
