import { equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When('{who} looks at the calendar by {string}', async function (this: ScenarioWorld, _who: string, view: string) {
  await this.actor.calendar.showsBy(view);
});

When('{who} goes on in the calendar', async function (this: ScenarioWorld, _who: string) {
  await this.actor.calendar.goesToNext();
});

When('{who} goes back in the calendar', async function (this: ScenarioWorld, _who: string) {
  await this.actor.calendar.goesToPrevious();
});

When(
  '{who} moves the event {string} to {string}',
  async function (this: ScenarioWorld, _who: string, event: string, start: string) {
    await this.actor.calendar.moves(event, start);
  },
);

When('{who} opens the event {string}', async function (this: ScenarioWorld, _who: string, event: string) {
  await this.actor.calendar.opens(event);
});

When('{who} chooses {string} as the start', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.calendar.choosesStart(field);
});

When('{who} clicks the day {string}', async function (this: ScenarioWorld, _who: string, day: string) {
  await this.actor.calendar.clicksDay(day);
});

When(
  '{who} draws from {string} to {string} on the calendar',
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

Then('the calendar is shown by {string}', async function (this: ScenarioWorld, view: string) {
  await this.eventually(async () => equal(await this.actor.calendar.view(), view));
});

Then('the calendar shows {string}', async function (this: ScenarioWorld, title: string) {
  await this.eventually(async () => equal(await this.actor.calendar.title(), title));
});

Then('the event {string} begins on {string}', async function (this: ScenarioWorld, event: string, day: string) {
  await this.eventually(async () => equal(await this.actor.calendar.dayOf(event), day));
});

Then('the event {string} is not in sight', async function (this: ScenarioWorld, event: string) {
  await this.eventually(async () => equal(await this.actor.calendar.dayOf(event), null));
});

Then('the calendar says {string}', async function (this: ScenarioWorld, count: string) {
  await this.eventually(async () => equal(await this.actor.calendar.countText(), count));
});

Then(
  '{who} cannot move the event {string}, for {string}',
  async function (this: ScenarioWorld, _who: string, event: string, reason: string) {
    await this.eventually(async () => equal(await this.actor.calendar.moveDisabledReason(event), reason));
  },
);

// A control for dates leaves out seconds that are none.
Then('{string} begins with {string}', async function (this: ScenarioWorld, field: string, text: string) {
  await this.eventually(async () => equal((await this.actor.item.value(field)).slice(0, text.length), text));
});
