import { deepEqual, equal } from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { CopyMode, Resolution } from '../../src/domain/items';
import type { ScenarioWorld } from '../support/world';

const CHOICES: Readonly<Record<string, CopyMode>> = { copied: 'copy', linked: 'link', omitted: 'leave' };

When('{who} discards the changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.discards();
});

When('{who} archives the item', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.archives();
});

When('{who} unarchives the item', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.archives();
});

When('{who} undoes the last action', async function (this: ScenarioWorld, _who: string) {
  await this.actor.rows.undoes();
});

Then('{who} cannot archive: {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.saving.archiveDisabledReason(), reason));
});

When('{who} starts a copy', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.beginsCopy();
});

When(
  '{who} sets {string} of the copy to be {word}',
  async function (this: ScenarioWorld, _who: string, field: string, how: string) {
    const choice = CHOICES[how];
    if (choice === undefined) throw new Error(`A relation is copied, linked or omitted, not '${how}'`);
    await this.actor.saving.chooses(field, choice);
  },
);

When(
  '{who} changes {string} of the copy to {string}',
  async function (this: ScenarioWorld, _who: string, field: string, value: string) {
    await this.actor.saving.changesCopy(field, value);
  },
);

When(
  '{who} leaves {string} of {string} out of the copy',
  async function (this: ScenarioWorld, _who: string, row: string, field: string) {
    await this.actor.saving.leavesOutRow(field, row);
  },
);

When('{who} creates the copy', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.createsCopy();
});

Then('the summary of the copy is {string}', async function (this: ScenarioWorld, total: string) {
  await this.eventually(async () => equal(await this.actor.saving.copyTotal(), total));
});

Then('the related items of {string} are {string}', async function (this: ScenarioWorld, field: string, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.saving.copyNames(field), names.split(', ')));
});

Then(
  '{who} has to resolve the conflict on {string}',
  async function (this: ScenarioWorld, _who: string, fields: string) {
    await this.eventually(async () => deepEqual(await this.actor.saving.conflicts(), fields.split(', ')));
  },
);

Then(
  'the conflict on {string} is between hers {string} and theirs {string}',
  async function (this: ScenarioWorld, field: string, mine: string, theirs: string) {
    deepEqual(await this.actor.saving.conflictValues(field), { mine, theirs });
  },
);

When(
  '{who} chooses {word} for the conflict on {string}',
  async function (this: ScenarioWorld, _who: string, whose: string, field: string) {
    const resolution = ({ hers: 'mine', theirs: 'theirs', both: 'both' } as const)[whose] satisfies
      Resolution | undefined;
    if (resolution === undefined) throw new Error(`One takes hers, theirs or both, not '${whose}'`);
    await this.actor.saving.resolvesConflict(field, resolution);
  },
);

When('{who} saves the resolved conflicts', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.savesResolved();
});

When(
  '{who} herself changes {string} of {string} in {string} to {string} in another tab',
  async function (this: ScenarioWorld, _who: string, field: string, key: string, collection: string, value: string) {
    await this.actor.saving.changesInAnotherTab(collection, key, field, value);
  },
);

When('{who} goes back to the form', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.keepsEditing();
});

When('{who} creates the item again', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.createsAgain();
});

When('{who} checks the server', async function (this: ScenarioWorld, _who: string) {
  await this.actor.saving.checksServer();
});

When('the answers to writes are lost', async function (this: ScenarioWorld) {
  await this.assembly.server.dropResponses();
});

When(
  'another user deletes {string} in {string}',
  async function (this: ScenarioWorld, key: string, collection: string) {
    await this.assembly.server.deleteItem(collection, key);
  },
);

Then('{int} item(s) is/are sent to {string}', async function (this: ScenarioWorld, count: number, collection: string) {
  const writes = await this.assembly.server.writes();
  equal(writes.filter((write) => write.collection === collection).length, count);
});

Then('only this is created in {string}:', async function (this: ScenarioWorld, collection: string, sent: DataTable) {
  await this.whenQuiet(async () =>
    deepEqual(await this.assembly.server.writes(), [{ action: 'create', collection, values: sent.rowsHash() }]),
  );
});
