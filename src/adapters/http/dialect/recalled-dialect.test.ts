/** @jest-environment node */
import { right } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import type { Json } from '../../../kernel';
import type { StoredAnswer } from '../../../ports/environment/answer-store';
import { KeptAnswers } from '../kept-answers';
import type { HttpRequest } from '../request';
import { HttpTransport } from '../transport';
import { DialectChoice } from './dialect-choice';
import { RELEASE_CANDIDATES } from './release-candidates';

const ROOT = 'https://platform.test';
const clock = new VirtualClock();

const tokenOf = (id: string): string =>
  `e30.${btoa(JSON.stringify({ id, app_access: 1 })).replace(/=+$/, '')}.signature`;

const OWN = tokenOf('u1');

const ACCESS = '/policies/me/globals';
const INFO_9_26 = { data: { project: { project_name: 'Directus' } } };
const INFO_11 = { data: { project: { project_name: 'Directus', default_appearance: 'auto' } } };

const noRoute = { errors: [{ message: "Route doesn't exist.", extensions: { code: 'ROUTE_NOT_FOUND' } }] };

const get = (path: string): HttpRequest => ({ method: 'GET', path });

const stored: readonly StoredAnswer[] = [
  { request: 'dialect GET /server/info', at: 1, body: INFO_9_26 },
  { request: 'GET /settings', at: 1, body: { data: {} } },
];

const restarted = async (answers: Readonly<Record<string, Json>>, remembered = stored) => {
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    const path = String(input).slice(ROOT.length).split('?')[0] ?? '';
    sent.push(path);
    const answer = answers[path];
    return Promise.resolve(
      new Response(JSON.stringify(answer ?? noRoute), { status: answer === undefined ? 404 : 200 }),
    );
  };
  const store = {
    read: () => of(remembered),
    write: () => of(undefined),
    remove: () => of(undefined),
    clear: () => of(),
  };
  const kept = new KeptAnswers(clock, store);
  const choice = new DialectChoice(new HttpTransport(ROOT, fetch), kept, clock);
  await firstValueFrom(kept.open('u1'));
  return { sent, choice };
};

test('after a recall, requests are sent in the recalled dialect without asking the server first', async () => {
  const { sent, choice } = await restarted({ '/presets': { data: [] } });
  expect(await firstValueFrom(choice.recall('u1'))).toMatchObject(right({ newestVerified: '9.26' }));
  await firstValueFrom(choice.send(get('/presets'), OWN));
  expect(sent).toEqual(['/presets']);
});

test('after a recall, the reads that start a session ask the server, and its answer replaces the recalled dialect', async () => {
  const { choice } = await restarted({ '/server/info': INFO_11, [ACCESS]: { data: {} }, '/settings': { data: {} } });
  await firstValueFrom(choice.recall('u1'));
  await firstValueFrom(choice.send({ ...get('/settings'), isKept: true }, OWN));
  expect(await firstValueFrom(choice.capabilities(OWN))).toMatchObject(right({ policies: true }));
});

test('a recalled dialect is not used for another user', async () => {
  const { sent, choice } = await restarted({ '/server/info': INFO_9_26, '/presets': { data: [] } });
  await firstValueFrom(choice.recall('u1'));
  await firstValueFrom(choice.send(get('/presets'), tokenOf('u2')));
  expect(sent).toEqual(['/server/info', '/presets']);
});

test('a server whose dialect was not asked for is recalled as one of 9.0', async () => {
  const { sent, choice } = await restarted({}, [{ request: 'GET /settings', at: 1, body: { data: {} } }]);
  expect(await firstValueFrom(choice.recall('u1'))).toEqual(right(RELEASE_CANDIDATES.capabilities));
  expect(sent).toEqual([]);
});
