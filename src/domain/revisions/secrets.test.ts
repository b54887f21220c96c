import fc from 'fast-check';
import { collection, hashField, loneField, primaryKey, stringField, world } from '../../../fixtures/builders';
import type { Json } from '../../kernel';
import { isSecret } from '../schema';
import { hashState, maskSecrets, secretFields } from './secrets';

const { fields } = world('w', [collection('notes', {}, [primaryKey(), stringField('title'), hashField('pin')])]);

describe('secrets', () => {
  test('recognises hashes by type or special and secret user fields', () => {
    expect(isSecret(loneField(hashField('pin')))).toBe(true);
    expect(isSecret({ ...loneField(hashField('pin')), meta: null })).toBe(true);
    expect(isSecret(loneField(stringField('pin', { special: ['hash'] })))).toBe(true);
    expect(isSecret(loneField(stringField('tfa_secret')))).toBe(true);
    expect(isSecret(loneField(stringField('title', { unmanaged: true })))).toBe(false);
    expect([...secretFields(fields)]).toEqual(['pin']);
  });

  test('masks at any depth and keeps null', () => {
    const secrets = secretFields(fields);
    expect(
      maskSecrets(
        { pin: '$argon2', token: null, title: 'x', owner: { password: 'y', tags: [{ pin: 'z' }, 1] } },
        secrets,
      ),
    ).toEqual({
      pin: '**********',
      token: null,
      title: 'x',
      owner: { password: '**********', tags: [{ pin: '**********' }, 1] },
    });
  });

  test('leaves no secret in nested values', () => {
    const values = fc.dictionary(fc.constantFrom('a', 'password', 'token', 'tfa_secret'), fc.jsonValue());
    fc.assert(
      fc.property(values, (item) => {
        const text = JSON.stringify(
          maskSecrets({ nested: [item as Json], ...(item as Record<string, Json>) }, new Set()),
        );
        expect(text).not.toMatch(/"(?:password|token|tfa_secret)":(?!null|"\*{10}")/);
      }),
    );
  });
});

test('distinguishes empty, stored and typed hashes', () => {
  expect(hashState(null, null)).toBe('empty');
  expect(hashState('', 'x')).toBe('empty');
  expect(hashState('**********', '**********')).toBe('hashed');
  expect(hashState('new', '**********')).toBe('typed');
});
