import { deepEqual, equal } from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { CopyMode, Resolution } from '../../src/domain/items';
import type { ScenarioWorld } from '../support/world';

const CHOICES: Readonly<Record<string, CopyMode>> = { copied: 'copy', linked: 'link', omitted: 'leave' };

When('{who} gives up the changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.discards();
});

When('{who} archives the item', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.archives();
});

When('{who} takes the item out of the archive', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.archives();
});

When('{who} takes that back', async function (this: ScenarioWorld, _who: string) {
  await this.actor.rows.undoes();
});

Then('{who} cannot archive, for {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.saving.archiveDisabledReason(), reason));
});

When('{who} begins a copy', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.beginsCopy();
});

When('{who} wants {string} to be {word}', async function (this: ScenarioWorld, _who: string, field: string, how: string) {
  const choice = CHOICES[how];
  if (choice === undefined) throw new Error(`A relation is copied, linked or omitted, not '${how}'`);
  await this.actor.saving.chooses(field, choice);
});

When(
  '{who} gives the copy the {string} {string}',
  async function (this: ScenarioWorld, _who: string, field: string, value: string) {
    await this.actor.saving.changesCopy(field, value);
  },
);

When('{who} creates the copy', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.createsCopy();
});

Then('the copy would be {string}', async function (this: ScenarioWorld, total: string) {
  await this.eventually(async () => equal(await this.actor.saving.copyTotal(), total));
});

Then('of {string} there are {string}', async function (this: ScenarioWorld, field: string, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.saving.copyNames(field), names.split(', ')));
});

Then('{who} has to decide about {string}', async function (this: ScenarioWorld, _who: string, fields: string) {
  await this.eventually(async () => deepEqual(await this.actor.saving.conflicts(), fields.split(', ')));
});

Then(
  'of {string} hers is {string} and theirs {string}',
  async function (this: ScenarioWorld, field: string, mine: string, theirs: string) {
    deepEqual(await this.actor.saving.conflictValues(field), { mine, theirs });
  },
);

When('{who} takes {word} of {string}', async function (this: ScenarioWorld, _who: string, whose: string, field: string) {
  const resolution = ({ hers: 'mine', theirs: 'theirs', both: 'both' } as const)[whose] satisfies
    Resolution | undefined;
  if (resolution === undefined) throw new Error(`One takes hers, theirs or both, not '${whose}'`);
  await this.actor.saving.resolvesConflict(field, resolution);
});

When('{who} saves what she chose', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.savesResolved();
});

When(
  '{who} herself changes {string} of {string} in {string} to {string} in another tab',
  async function (this: ScenarioWorld, _who: string, field: string, key: string, collection: string, value: string) {
    await this.actor.saving.changesInAnotherTab(collection, key, field, value);
  },
);

When('{who} would rather go on editing', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.keepsEditing();
});

When('{who} creates it again', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.createsAgain();
});

When('{who} looks what the server has', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.checksServer();
});

When('answers to what is written get lost', async function (this: ScenarioWorld) {
  await this.assembly.server.dropResponses();
});

When('somebody else deletes {string} in {string}', async function (this: ScenarioWorld, key: string, collection: string) {
  await this.assembly.server.deleteItem(collection, key);
});

Then('{int} item(s) is/are sent to {string}', async function (this: ScenarioWorld, count: number, collection: string) {
  const writes = await this.assembly.server.writes();
  equal(writes.filter((write) => write.collection === collection).length, count);
});

Then('only this is created in {string}:', async function (this: ScenarioWorld, collection: string, sent: DataTable) {
  deepEqual(await this.assembly.server.writes(), [{ action: 'create', collection, values: sent.rowsHash() }]);
});
