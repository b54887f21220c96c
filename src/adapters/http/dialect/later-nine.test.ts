import { right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { type Json, type JsonObject, succeed } from '../../../kernel';
import type { HttpRequest } from '../request';
import { sendIn } from './dialect';
import { NINE } from './later-nine';
import { OWN_TEXTS } from './release-candidates';

const FIELDS = [
  { field: 'box', type: 'alias', meta: { id: 7, special: ['alias', 'group'] } },
  { field: 'id', type: 'integer', meta: null },
];

const patch = (path: string, body: Json): HttpRequest => ({ method: 'PATCH', path, body });

const grouped = (field: string, group: Json): JsonObject => ({ field, meta: { group } });

/** The requests that are sent for one; the answers tell the fields, or the written body. */
const sentFor = async (request: HttpRequest): Promise<readonly HttpRequest[]> => {
  const sent: HttpRequest[] = [];
  const send = (each: HttpRequest) => {
    sent.push(each);
    return succeed({ data: each.method === 'GET' ? FIELDS : each.body });
  };
  expect(await firstValueFrom(sendIn(NINE, request, send))).toEqual(right({ data: sent.at(-1)?.body }));
  return sent;
};

test('the group of a field is written by the name of its field', async () => {
  expect(await sentFor(patch('/fields/articles/tags', grouped('tags', 7)))).toEqual([
    { method: 'GET', path: '/fields/articles' },
    patch('/fields/articles/tags', grouped('tags', 'box')),
  ]);
});

test('of several fields, each gets its own group, or none when the group is gone', async () => {
  const sorted = { field: 'id', meta: { sort: 1 } };
  const sent = await sentFor(patch('/fields/articles', [grouped('tags', 7), sorted, grouped('day', 9)]));
  expect(sent.at(-1)).toEqual(patch('/fields/articles', [grouped('tags', 'box'), sorted, grouped('day', null)]));
});

test.each([null, 'box'])('a group %j is written as it is, without a question', async (group) => {
  const request = patch('/fields/articles/tags', grouped('tags', group));
  expect(await sentFor(request)).toEqual([request]);
});

test('own texts are a setting', async () => {
  const stored = [{ key: 'a', translations: { 'en-US': 'A', 'de-DE': 'Ä' } }, { key: 'b' }, null];
  const sent: HttpRequest[] = [];
  const own = sendIn(NINE, OWN_TEXTS, (each) => {
    sent.push(each);
    return succeed({ data: { translation_strings: stored } });
  });
  expect(await firstValueFrom(own)).toEqual(
    right({
      data: [
        { key: 'a', language: 'en-US', value: 'A' },
        { key: 'a', language: 'de-DE', value: 'Ä' },
      ],
    }),
  );
  expect(sent).toEqual([{ method: 'GET', path: '/settings', query: { fields: 'translation_strings' } }]);
});
