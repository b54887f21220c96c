/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { NetworkActivity } from './network-activity';

const QUIET_MS = 60;

const begin = () => {
  const page = new EventEmitter();
  const activity = new NetworkActivity(page as unknown as Page);
  const request = { url: () => 'http://server.example/items/tags' };
  let isSettled = false;
  const settling = activity.settles(QUIET_MS, 1000).then(() => (isSettled = true));
  return { page, activity, request, settling, isSettled: () => isSettled };
};

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

test('settles only after the last request has been over for a while', async () => {
  const { page, request, settling, isSettled } = begin();
  page.emit('request', request);
  await pause(QUIET_MS * 2);
  expect(isSettled()).toBe(false);
  page.emit('requestfinished', request);
  const next = { ...request };
  page.emit('request', next);
  await pause(QUIET_MS * 2);
  expect(isSettled()).toBe(false);
  page.emit('requestfailed', next);
  await settling;
  expect(isSettled()).toBe(true);
});

test('names the requests that stay pending', async () => {
  const { page, activity, request, settling } = begin();
  page.emit('request', request);
  await expect(activity.settles(QUIET_MS, 100)).rejects.toThrow('http://server.example/items/tags');
  page.emit('requestfinished', request);
  await settling;
});
