import { equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When('{who} switches the calendar to {string}', async function (this: ScenarioWorld, _who: string, view: string) {
  await this.actor.calendar.showsBy(view);
});

When('{who} goes to the next period of the calendar', async function (this: ScenarioWorld, _who: string) {
  await this.actor.calendar.goesToNext();
});

When('{who} goes to the previous period of the calendar', async function (this: ScenarioWorld, _who: string) {
  await this.actor.calendar.goesToPrevious();
});

When(
  '{who} moves the event {string} to {string}',
  async function (this: ScenarioWorld, _who: string, event: string, start: string) {
    await this.actor.calendar.moves(event, start);
  },
);

When(
  '{who} moves the event {string} to {string} from its menu',
  async function (this: ScenarioWorld, _who: string, event: string, start: string) {
    await this.actor.calendar.movesFromMenu(event, start);
  },
);

When('{who} opens the event {string}', async function (this: ScenarioWorld, _who: string, event: string) {
  await this.actor.calendar.opens(event);
});

When(
  '{who} chooses {string} as the start date field',
  async function (this: ScenarioWorld, _who: string, field: string) {
    await this.actor.calendar.choosesStart(field);
  },
);

When('{who} clicks the day {string}', async function (this: ScenarioWorld, _who: string, day: string) {
  await this.actor.calendar.clicksDay(day);
});

When(
  '{who} selects the days from {string} to {string}',
  async function (this: ScenarioWorld, _who: string, first: string, last: string) {
    await this.actor.calendar.selectsDays(first, last);
  },
);

When(
  '{who} drags the event {string} to {string}',
  async function (this: ScenarioWorld, _who: string, event: string, day: string) {
    await this.actor.calendar.drags(event, day);
  },
);

Then('the calendar view is {string}', async function (this: ScenarioWorld, view: string) {
  await this.eventually(async () => equal(await this.actor.calendar.view(), view));
});

Then('the calendar title is {string}', async function (this: ScenarioWorld, title: string) {
  await this.eventually(async () => equal(await this.actor.calendar.title(), title));
});

Then('the event {string} starts on {string}', async function (this: ScenarioWorld, event: string, day: string) {
  await this.eventually(async () => equal(await this.actor.calendar.dayOf(event), day));
});

Then('the event {string} is not visible', async function (this: ScenarioWorld, event: string) {
  await this.whenQuiet(async () => equal(await this.actor.calendar.dayOf(event), null));
});

Then('the event {string} is coloured as {string}', async function (this: ScenarioWorld, event: string, label: string) {
  await this.eventually(async () => equal(await this.actor.calendar.labelOf(event), label));
});

Then('the event {string} is not coloured', async function (this: ScenarioWorld, event: string) {
  await this.eventually(async () => equal(await this.actor.calendar.labelOf(event), null));
});

Then('the event count is {string}', async function (this: ScenarioWorld, count: string) {
  await this.eventually(async () => equal(await this.actor.calendar.countText(), count));
});

Then(
  '{who} cannot move the event {string}: {string}',
  async function (this: ScenarioWorld, _who: string, event: string, reason: string) {
    await this.eventually(async () => equal(await this.actor.calendar.moveDisabledReason(event), reason));
  },
);

// A date input omits zero seconds.
Then('the value of {string} begins with {string}', async function (this: ScenarioWorld, field: string, text: string) {
  await this.eventually(async () => equal((await this.actor.item.value(field)).slice(0, text.length), text));
});
