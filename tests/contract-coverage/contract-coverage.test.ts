/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '../../src/kernel';
import { PactCoverage } from './pact-coverage';
import { type BrowserRequest, clearCoverage, coverageLine, RequestRecord } from './request-record';
import { type SentRequest, shapeOf } from './request-shape';

const sent = (method: string, url: string, body?: SentRequest['body']): SentRequest => {
  const { pathname, searchParams } = new URL(url, 'http://server.example');
  return { method, path: pathname, query: searchParams, body };
};

const interaction = (
  description: string,
  method: string,
  path: string,
  query: Readonly<Record<string, readonly string[]>> = {},
  content?: Json,
) => ({
  description,
  request: {
    method,
    path,
    query,
    ...(content === undefined ? {} : { body: { content, contentType: 'application/json' } }),
  },
});

const coverage = PactCoverage.ofPact({
  interactions: [
    interaction('a page', 'GET', '/items/contract_articles', { fields: ['id,title'], limit: ['1'], page: ['2'] }),
    interaction('a filtered list', 'GET', '/items/contract_articles', { filter: ['{"words":{"_gte":20}}'] }),
    interaction('me', 'GET', '/users/me'),
    interaction('a user', 'GET', '/users/c0de', { fields: ['email'] }),
    interaction('an update', 'PATCH', '/items/contract_articles/1', {}, { title: 'A' }),
    interaction('an update of several', 'PATCH', '/items/contract_articles', {}, { keys: [1], data: { title: 'A' } }),
    interaction('a preset', 'PATCH', '/presets/9', {}, { search: null }),
    interaction('a sign-in', 'POST', '/auth/login', {}, { email: 'a@b.example', password: 'x' }),
  ],
});

test.each([
  ['a list of another collection', sent('GET', '/items/tags?fields=name&limit=25&page=3')],
  ['a list with parameters of several interactions', sent('GET', '/items/tags?page=1&filter={"id":{"_gte":1}}')],
  ['an item with other fields', sent('PATCH', '/items/tags/x%2Fy', { name: 'A', words: null })],
  ['several items', sent('PATCH', '/items/tags', { keys: [2, 3], data: { name: 'A' } })],
  ['the own user', sent('GET', '/users/me')],
  ['a sign-in', sent('POST', '/auth/login', { email: 'c@d.example', password: 'y' })],
])('%s is covered', (_, request) => {
  expect(coverage.uncovered(request)).toEqual([]);
});

test.each([
  ['another method', sent('DELETE', '/items/tags/1'), ['DELETE /items/{collection}/{key}']],
  ['an unknown path', sent('GET', '/utils/hash'), ['GET /utils/hash']],
  ['another parameter', sent('GET', '/items/tags?sort=name'), ['GET /items/{collection}: query sort']],
  ['the limit of everything', sent('GET', '/items/tags?limit=-1'), ['GET /items/{collection}: query limit=-1']],
  [
    'a field of a related item',
    sent('GET', '/items/tags?fields=author.name'),
    ['GET /items/{collection}: query fields related'],
  ],
  [
    'another operator',
    sent('GET', '/items/tags?filter={"_and":[{"id":{"_gte":1}}]}'),
    ['GET /items/{collection}: query filter _and'],
  ],
  ['another member', sent('PATCH', '/presets/1', { layout: 'cards' }), ['PATCH /presets/{key}: body layout: string']],
  ['another type', sent('PATCH', '/presets/1', { search: 'a' }), ['PATCH /presets/{key}: body search: string']],
  [
    'a nested write',
    sent('PATCH', '/items/tags/1', { articles: { create: [], update: [], delete: [1] } }),
    ['PATCH /items/{collection}/{key}: body with a nested write'],
  ],
  [
    'several items by query',
    sent('PATCH', '/items/tags', { query: {}, data: {} }),
    ['PATCH /items/{collection}: body: data by query'],
  ],
  ['a form', sent('PATCH', '/items/tags/1', 'form'), ['PATCH /items/{collection}/{key}: body: form']],
] as const)('%s is not covered', (_, request, parts) => {
  expect(coverage.uncovered(request)).toEqual(parts);
});

test('a body that is not there has no parts, and query parts count each filter operator', () => {
  expect(
    shapeOf(sent('GET', '/items/tags?filter={"_or":[{"a":{"_eq":1}},{"b":{"_in":[2]}}]}&meta=filter_count')),
  ).toEqual({
    route: 'GET /items/{collection}',
    parts: new Set([
      'query filter',
      'query filter _or',
      'query filter _eq',
      'query filter _in',
      'query meta=filter_count',
    ]),
  });
});

test('a request uses the interactions whose parts it has', () => {
  expect(coverage.used(sent('GET', '/items/tags?fields=name&limit=25&page=3&filter={"id":{"_gte":1}}'))).toEqual([
    'a page',
    'a filtered list',
  ]);
  expect(coverage.used(sent('GET', '/items/tags?fields=name'))).toEqual([]);
});

const BASE = 'http://127.0.0.1:4000/admin';

const request = (method: string, path: string, body: Json | null = null): BrowserRequest => ({
  method: () => method,
  url: () => `http://127.0.0.1:4000${path}`,
  postDataBuffer: () => (body === null ? null : Buffer.from(JSON.stringify(body))),
  headers: () => (body === null ? {} : { 'content-type': 'application/json' }),
  isNavigationRequest: () => false,
});

const visit = (path: string): BrowserRequest => ({ ...request('GET', path), isNavigationRequest: () => true });

test('a record fails for an uncovered request, ignores files of the application, and both sides are counted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  const good = new RequestRecord(BASE, coverage);
  good.add(request('GET', '/admin/assets/main.js'));
  good.add(request('GET', '/extensions/modules/newsstand/index.js'));
  good.add({ ...request('GET', '/'), url: () => 'https://fonts.example/font' });
  good.add({ ...request('GET', '/'), url: () => 'blob:http://127.0.0.1:4000/5c8bbe3f' });
  good.add(request('GET', '/users/me'));
  good.add(request('PATCH', '/items/tags/1', { name: 'A' }));
  expect(() => good.finish(folder)).not.toThrow();
  const bad = new RequestRecord(BASE, coverage);
  bad.add(request('POST', '/utils/hash', { string: 'x' }));
  expect(() => bad.finish(folder)).toThrow('POST /utils/hash');
  expect(coverageLine(coverage, folder)).toBe('Requests covered by contracts: 2 of 3; interactions used: 2 of 8');
  clearCoverage(folder);
  expect(coverageLine(coverage, folder)).toBeNull();
});

test('the visit of a sign-on provider and of its callback needs no contract, but a request of the same address does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  const visits = new RequestRecord(BASE, coverage);
  visits.add(visit('/auth/oauth/github?redirect=x'));
  visits.add(visit('/auth/oauth/my%20company/callback'));
  expect(() => visits.finish(folder)).not.toThrow();
  const requests = new RequestRecord(BASE, coverage);
  requests.add(request('GET', '/auth/oauth/github'));
  requests.add(visit('/utils/hash'));
  expect(() => requests.finish(folder)).toThrow('GET /auth/oauth/github\nGET /utils/hash');
});

test('the pact covers what every session sends first', () => {
  const pact = PactCoverage.ofPact();
  for (const first of [
    sent('POST', '/auth/refresh'),
    sent('POST', '/auth/login', { email: 'a@b.example', password: 'x', mode: 'cookie' }),
    sent('GET', '/server/info'),
    sent('GET', '/collections?limit=-1'),
  ])
    expect(pact.uncovered(first)).toEqual([]);
});
