/** @jest-environment node */
import { schemaOf } from '../schema';
import { decodeSnapshot } from './decode-snapshot';
import { collectionOf, fieldOf, ID, relationOf } from './sample-model.fixtures';
import { snapshotOf, snapshotText } from './snapshot';

describe('a file', () => {
  const file = snapshotText(
    snapshotOf(schemaOf([collectionOf('pears')], [ID, fieldOf('pears.color')], [relationOf('pears.color', null)])),
  );
  const changed = (from: string, to: string) => decodeSnapshot(file.replaceAll(from, to));
  const faulty = (fault: object) => ({ _tag: 'Left', left: fault });

  test('is read as what was saved', () => {
    const decoded = decodeSnapshot(file);
    expect(decoded).toMatchObject({ _tag: 'Right' });
    expect('right' in decoded && snapshotText(decoded.right)).toBe(file);
  });

  test('takes what is missing as the default', () => {
    const { meta: _meta, ...rest } = (JSON.parse(file) as { readonly fields: readonly { readonly meta: object }[] })
      .fields[0] as { readonly meta: object };
    const short = JSON.stringify({ ...(JSON.parse(file) as object), fields: [rest], relations: [] });
    expect(decodeSnapshot(short)).toMatchObject({ _tag: 'Right', right: { fields: [{ field: 'color', meta: null }] } });
  });

  test.each([
    ['no JSON', '{', { fault: 'not_json' }],
    ['a list', '[]', { fault: 'not_snapshot' }],
    ['something else', '{"format":"csv"}', { fault: 'not_snapshot' }],
    ['a later version', '{"format":"quarterdeck-data-model","version":2}', { fault: 'newer_version' }],
    [
      'no collections',
      '{"format":"quarterdeck-data-model","version":1}',
      { fault: 'invalid', path: 'collections', name: '', expected: 'list' },
    ],
  ])('of %s is refused', (_what, content, fault) => {
    expect(decodeSnapshot(content)).toEqual(faulty(fault));
  });

  test('says where a value is wrong, and what of', () => {
    expect(changed('"width": "full"', '"width": 7')).toEqual(
      faulty({ fault: 'invalid', path: 'fields.0.meta.width', name: 'pears.color', expected: 'string' }),
    );
    expect(changed('"type": "string"', '"type": "rope"')).toMatchObject(
      faulty({ fault: 'invalid', path: 'fields.0.type', name: 'pears.color' }),
    );
  });

  test.each(['..', 'a/b', '', '?x', 'a%2f'])('with the name “%s” is refused', (name) => {
    expect(changed('"field": "color"', `"field": "${name}"`)).toMatchObject(faulty({ fault: 'invalid' }));
  });

  test('names each part once, and only parts that belong to another of the file', () => {
    expect(changed('"field": "color"', '"field": "id"')).toEqual(faulty({ fault: 'named_twice', name: 'pears.id' }));
    expect(changed('"collection": "pears"', '"collection": "directus_users"')).toEqual(
      faulty({ fault: 'platform_collection', name: 'directus_users' }),
    );
    const strayed = file.replace(/"fields": \[\s*\{\s*"collection": "pears"/, '"fields": [{"collection": "plums"');
    expect(decodeSnapshot(strayed)).toEqual(faulty({ fault: 'part_missing', name: 'plums.color', missing: 'plums' }));
    const loose = file.replace(/"relations": \[\s*\{\s*"collection": "pears"/, '"relations": [{"collection": "plums"');
    expect(decodeSnapshot(loose)).toEqual(
      faulty({ fault: 'part_missing', name: 'plums.color', missing: 'plums.color' }),
    );
  });
});
