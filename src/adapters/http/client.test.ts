/** @jest-environment node */
import { isLeft } from 'fp-ts/Either';
import { NEVER } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { type Call, fail, sessionEnded } from '../../kernel';
import { HttpClient } from './client';
import type { HttpRequest } from './request';
import { HttpTransport } from './transport';
import { READ_TIMEOUT_MS, UNREACHED_TIMEOUT_MS } from './with-retry';

const reportsWhenNothingAnswers = (
  request: HttpRequest,
  send: (client: HttpClient) => Call<unknown> = (client) => client.send(request),
): readonly string[] => {
  const reports: string[] = [];
  const transport = new HttpTransport('https://api.example', () => new Promise(() => undefined), undefined, {
    reportReached: () => reports.push('reached'),
    reportUnreached: () => reports.push('unreached'),
  });
  const clock = new VirtualClock(0);
  const tokens = { userId: null, current: () => null, refresh: () => fail(sessionEnded) };
  send(new HttpClient(transport, tokens, clock)).subscribe();
  clock.advance(READ_TIMEOUT_MS);
  return reports;
};

test('a read that is aborted after the time limit reports the server as unreached', () => {
  expect(reportsWhenNothingAnswers({ method: 'GET', path: '/items/articles' })).toEqual(['unreached']);
});

test('a file of which nothing arrives is aborted as well', () => {
  const request = { method: 'GET', path: '/assets/7' } as const;
  expect(reportsWhenNothingAnswers(request, (client) => client.download(request))).toEqual(['unreached']);
});

test('a write has no time limit', () => {
  expect(reportsWhenNothingAnswers({ method: 'PATCH', path: '/items/articles/7', body: {} })).toEqual([]);
});

test('while the server of a session has not been reached yet, a read waits five seconds for it', () => {
  const clock = new VirtualClock(0);
  const tokens = { userId: 'ines', current: () => null, refresh: () => NEVER };
  const client = new HttpClient(new HttpTransport('https://api.example', fetch), tokens, clock);
  const kinds: string[] = [];
  client.send({ method: 'GET', path: '/items/articles' }).subscribe((result) => {
    kinds.push(isLeft(result) ? result.left.kind : 'answer');
  });
  clock.advance(UNREACHED_TIMEOUT_MS - 1);
  expect(kinds).toEqual([]);
  clock.advance(1);
  expect(kinds).toEqual(['network']);
});
