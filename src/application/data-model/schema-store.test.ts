import { emptySchema } from '../../domain/schema';
import { DEFAULT_CAPABILITIES } from '../../domain/settings';
import { succeed } from '../../kernel';
import type { SchemaGateway } from '../../ports/gateways/schema-gateway';
import { SchemaStore } from './schema-store';

const { navigation, texts, rowWrites: rowWritesBefore } = emptySchema;

const gateway = {
  collections: () => succeed({ collections: [], navigation }),
  fields: () => succeed([]),
  relations: () => succeed([]),
  texts: () => succeed(texts),
} as unknown as SchemaGateway;

test('the data model has the keys of rows as the server takes them', () => {
  const rowWrites = { foundBy: 'row', keysNeedPermission: false, setsSort: true } as const;
  const store = new SchemaStore(gateway, undefined, {
    capabilities: () => succeed({ ...DEFAULT_CAPABILITIES, rowWrites }),
  });
  expect(store.schema.rowWrites).toEqual(rowWritesBefore);
  store.load().subscribe();
  expect(store.schema.rowWrites).toEqual(rowWrites);
  store.dispose();
});

test('the same data model is kept, another one replaces it', () => {
  const store = new SchemaStore(gateway);
  store.load().subscribe();
  const { schema } = store;
  store.load().subscribe();
  expect(store.schema).toBe(schema);
  const collections = () => succeed({ collections: [{ collection: 'letters' } as never], navigation });
  store.load({ schema: { ...gateway, collections } }).subscribe();
  expect([...store.schema.collections.keys()]).toEqual(['letters']);
  store.dispose();
});
