import { deepEqual, equal, ok } from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';
import { withAllArchived, withBookmarkFilters } from '../support/preset-changes';

const listOf = (text: string): readonly string[] => (text === '' ? [] : text.split(', '));

Given('all {string} are archived', function (this: ScenarioWorld, collection: string) {
  this.assembly.prepare(withAllArchived(collection));
});

Given(
  'a global bookmark of {string} with the filters:',
  function (this: ScenarioWorld, collection: string, filters: string) {
    this.assembly.prepare(withBookmarkFilters(collection, JSON.parse(filters)));
  },
);

When(
  '{who} filters {string} {string} {string}',
  async function (this: ScenarioWorld, _who: string, field: string, comparison: string, values: string) {
    await this.actor.filters.filters(field, comparison, listOf(values));
  },
);

When(
  '{who} filters {string} {string}',
  async function (this: ScenarioWorld, _who: string, field: string, comparison: string) {
    await this.actor.filters.filters(field, comparison, []);
  },
);

When('{who} filters by any of:', async function (this: ScenarioWorld, _who: string, table: DataTable) {
  await this.actor.filters.filtersByAny(
    table.raw().map(([field = '', comparison = '', value = '']) => [field, comparison, value] as const),
  );
});

When('{who} removes the filter {string}', async function (this: ScenarioWorld, _who: string, sentence: string) {
  await this.actor.filters.removesFilter(sentence);
});

When(
  '{who} edits the filter {string} at its chip: {string} {string}',
  async function (this: ScenarioWorld, _who: string, sentence: string, comparison: string, value: string) {
    await this.actor.filters.editsAtChip(sentence, comparison, value);
  },
);

When('{who} removes the filter {string} at its chip', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.filters.removesAtChip(name);
});

When(
  '{who} opens all filters from the chip {string}',
  async function (this: ScenarioWorld, _who: string, name: string) {
    await this.actor.filters.opensAllFrom(name);
  },
);

When('{who} clears the filters', async function (this: ScenarioWorld, _who: string) {
  await this.actor.filters.clearsFilters();
});

When('{who} shows archived items', async function (this: ScenarioWorld, _who: string) {
  await this.actor.filters.showsArchived(true);
});

When('{who} hides archived items', async function (this: ScenarioWorld, _who: string) {
  await this.actor.filters.showsArchived(false);
});

When(
  '{who} opens the list {string} with the query {string}',
  async function (this: ScenarioWorld, _who: string, collection: string, query: string) {
    await this.actor.opens(`/collections/${collection}?${query}`);
  },
);

When(
  '{who} opens the list {string} with the filters:',
  async function (this: ScenarioWorld, _who: string, collection: string, filters: string) {
    await this.actor.opens(`/collections/${collection}?filters=${encodeURIComponent(filters)}`);
  },
);

When(
  '{who} copies a link to the view, clears the filters and opens the link',
  async function (this: ScenarioWorld, _who: string) {
    const link = await this.actor.filters.linkToView();
    await this.actor.filters.clearsFilters();
    await this.eventually(async () => equal((await this.actor.filters.filterSentences()).length < 2, true));
    await this.actor.opens(link);
  },
);

Then('the filters are {string}', async function (this: ScenarioWorld, sentences: string) {
  const expected = sentences === '' ? [] : sentences.split('; ');
  await this.eventually(async () => deepEqual(await this.actor.filters.filterSentences(), expected));
});

Then('the filter summary is {string}', async function (this: ScenarioWorld, summary: string) {
  await this.eventually(async () => equal(await this.actor.filters.summary(), summary));
});

Then('the filter {string} is locked', async function (this: ScenarioWorld, sentence: string) {
  await this.eventually(async () => ok((await this.actor.filters.lockedFilters()).includes(sentence)));
});

Then('the filter {string} is marked as new', async function (this: ScenarioWorld, sentence: string) {
  await this.eventually(async () => deepEqual(await this.actor.filters.newFilters(), [sentence]));
});

Then(
  'the operators of {string} are {string}',
  async function (this: ScenarioWorld, field: string, comparisons: string) {
    deepEqual(await this.actor.filters.comparisons(field), listOf(comparisons));
  },
);

Then('the filter on {string} is ignored', async function (this: ScenarioWorld, field: string) {
  await this.eventually(async () => deepEqual(await this.actor.filters.invalidFilters(), [field]));
});
