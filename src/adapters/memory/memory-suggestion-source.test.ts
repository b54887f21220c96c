import { left, right } from 'fp-ts/Either';
import { of } from 'rxjs';
import { collection, joinParts, permission, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { SuggestionFailure } from '../../domain/suggestions';
import { Database } from './world/database';
import { MemoryConnection } from './connection';
import { MemorySuggestionSource } from './memory-suggestion-source';

const SITE = 'https://demo.example/admin/';

const open = () => {
  const elsewhere: string[] = [];
  const places = collection(
    'places',
    {},
    [primaryKey(), stringField('name'), stringField('secret')],
    ['Oban', 'Mull', 'Iona'].map((name, index) => ({ id: index + 1, name, secret: `of ${name}` })),
  );
  const people = collection('people', {}, [primaryKey()], [{ id: 1 }]);
  const parts = joinParts([places, people, permission(null, 'places', 'read', { fields: ['id', 'name'] })]);
  const connection = new MemoryConnection(new Database(world('sample', [parts])), { clock: new VirtualClock() });
  const source = new MemorySuggestionSource(connection, SITE, {
    read: (address) => {
      elsewhere.push(address);
      return of(left<SuggestionFailure>({ kind: 'blocked', host: 'elsewhere' }));
    },
  });
  const read = (address: string): unknown => {
    const seen: unknown[] = [];
    source.read(address).subscribe((answer) => seen.push(answer));
    return seen.length === 1 ? seen[0] : seen;
  };
  return { read, connection, elsewhere };
};

test('answers with public items, by search, fields, sort and limit', () => {
  const { read, elsewhere } = open();
  expect(read('/items/places?fields=name&search=ban')).toEqual(right({ data: [{ name: 'Oban' }] }));
  expect(read('https://demo.example/items/places?fields=name&sort=name&limit=2')).toEqual(
    right({ data: [{ name: 'Iona' }, { name: 'Mull' }] }),
  );
  expect(read('/items/places?limit=1')).toEqual(right({ data: [{ id: 1, name: 'Oban' }] }));
  expect(elsewhere).toEqual([]);
});

test('refuses what is not public, and addresses that are no lists of items', () => {
  const { read } = open();
  const refused = (status: number) => left({ kind: 'refused', host: 'demo.example', status });
  expect(read('/items/people')).toEqual(refused(403));
  expect(read('/items/places?fields=secret')).toEqual(refused(403));
  for (const address of ['/users/me', '/items/places/1', '/items/%zz', '/'])
    expect([address, read(address)]).toEqual([address, refused(404)]);
});

test('does not answer while the demo is offline', () => {
  const { read, connection } = open();
  connection.online = false;
  expect(read('/items/places')).toEqual(left({ kind: 'no-answer', host: 'demo.example' }));
});

test('leaves other hosts to the other source', () => {
  const { read, elsewhere } = open();
  const addresses = [
    'https://api.example/items/places',
    '//api.example/items/places',
    'http://demo.example/',
    'https://[',
  ];
  for (const address of addresses) expect(read(address)).toEqual(left({ kind: 'blocked', host: 'elsewhere' }));
  expect(elsewhere).toEqual(addresses);
});
