import { webcrypto } from 'node:crypto';
import { BrowserIdentifiers } from './browser-identifiers';

test('each is a uuid of version 4, and another one', () => {
  const identifiers = new BrowserIdentifiers(webcrypto as unknown as Crypto);
  const made = Array.from({ length: 200 }, () => identifiers.uuid());
  for (const uuid of made)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(200);
});
