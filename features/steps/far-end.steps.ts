import { deepEqual } from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { Desk } from '../support/world';

Given('the server cannot be reached', async function (this: Desk) {
  await this.assembly.farEnd.cutLine();
});

When('the connection is lost', async function (this: Desk) {
  await this.assembly.farEnd.cutLine();
});

When('the connection is back', async function (this: Desk) {
  await this.assembly.farEnd.mendLine();
});

When('the server forgets all sessions', async function (this: Desk) {
  await this.assembly.farEnd.forgetSessions();
});

When('all sessions end', async function (this: Desk) {
  await this.assembly.farEnd.forgetSessions();
  await this.assembly.farEnd.refuseTokens();
});

When('the server refuses all tokens at hand', async function (this: Desk) {
  await this.assembly.farEnd.refuseTokens();
});

When('the computer leaves the network', async function (this: Desk) {
  await this.assembly.farEnd.leaveNetwork();
});

When('the computer is back in the network', async function (this: Desk) {
  await this.assembly.farEnd.joinNetwork();
});

Given('a server that takes {int} ms to answer', async function (this: Desk, latency: number) {
  await this.assembly.farEnd.slowDown(latency);
});

When('{who} waits for {int} minutes', async function (this: Desk, _who: string, minutes: number) {
  await this.actor.waits(minutes);
});

When(
  'somebody else changes {string} of {string} in {string} to {string}',
  async function (this: Desk, field: string, key: string, collection: string, value: string) {
    await this.assembly.farEnd.change(collection, key, { [field]: value });
  },
);

Then('nothing is sent', async function (this: Desk) {
  deepEqual(await this.assembly.farEnd.writes(), []);
});

Then('only this is sent to {string}:', async function (this: Desk, collection: string, sent: DataTable) {
  const writes = await this.assembly.farEnd.writes();
  deepEqual(writes, [{ action: 'update', collection, values: sent.rowsHash() }]);
});
