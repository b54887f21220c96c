import { deepEqual } from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

Given('the server cannot be reached', async function (this: ScenarioWorld) {
  await this.assembly.server.disconnect();
});

Given('the server fails on the value {string}', async function (this: ScenarioWorld, value: string) {
  await this.assembly.server.failOn(value);
});

When('the connection is lost', async function (this: ScenarioWorld) {
  await this.assembly.server.disconnect();
});

When('the connection is restored', async function (this: ScenarioWorld) {
  await this.assembly.server.reconnect();
});

When('the server deletes all sessions', async function (this: ScenarioWorld) {
  await this.assembly.server.deleteSessions();
});

When('all sessions end', async function (this: ScenarioWorld) {
  await this.assembly.server.deleteSessions();
  await this.assembly.server.invalidateTokens();
});

When('the server rejects all current tokens', async function (this: ScenarioWorld) {
  await this.assembly.server.invalidateTokens();
});

When('the computer goes offline', async function (this: ScenarioWorld) {
  await this.assembly.server.setBrowserOffline();
});

When('the computer is online again', async function (this: ScenarioWorld) {
  await this.assembly.server.setBrowserOnline();
});

Given('the server takes {int} ms to answer', async function (this: ScenarioWorld, latency: number) {
  await this.assembly.server.setLatency(latency);
});

When('{who} waits for {int} minutes', async function (this: ScenarioWorld, _who: string, minutes: number) {
  await this.actor.waits(minutes);
});

When(
  'another user changes {string} of {string} in {string} to {string}',
  async function (this: ScenarioWorld, field: string, key: string, collection: string, value: string) {
    await this.assembly.server.changeItem(collection, key, { [field]: value });
  },
);

Then('nothing is sent', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => deepEqual(await this.assembly.server.writes(), []));
});

Then('only this is sent to {string}:', async function (this: ScenarioWorld, collection: string, sent: DataTable) {
  await this.whenQuiet(async () => {
    const writes = await this.assembly.server.writes();
    deepEqual(writes, [{ action: 'update', collection, values: sent.rowsHash() }]);
  });
});
