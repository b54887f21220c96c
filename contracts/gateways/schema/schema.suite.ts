import { strict as assert } from 'node:assert';
import type { Field } from '../../../src/domain/schema';
import type { Json } from '../../../src/kernel';
import { ARTICLES, AUTHORS, LANDING_PAGE, PREFIX } from '../../platform/content-model';
import { defineSuite, valueOf, type Target } from '../suite';

const fieldsOf = async (
  target: Target,
  who: 'administrator' | 'editor',
  collection: string,
): Promise<readonly Field[]> => {
  const { schema } = await target.as(who);
  return (await valueOf(schema.fields())).filter((field) => field.collection === collection);
};

const article = async (target: Target, name: string): Promise<Field> => {
  const found = (await fieldsOf(target, 'administrator', ARTICLES)).find(({ field }) => field === name);
  assert.ok(found, `there is no field '${name}'`);
  return found;
};

const own = (names: readonly string[]): readonly string[] => names.filter((name) => name.startsWith(PREFIX)).sort();

/** System collections that every role with app access may read. */
const APPLICATION = [
  'activity',
  'collections',
  'fields',
  'permissions',
  'presets',
  'relations',
  'roles',
  'settings',
  'users',
];

export const schemaSuite = defineSuite('schema', {
  'collections are returned with their metadata': async (target) => {
    const { schema } = await target.as('administrator');
    const { collections } = await valueOf(schema.collections());
    const meta = collections.find(({ collection }) => collection === ARTICLES)?.meta;
    assert.equal(meta?.icon, 'article');
    assert.equal(meta?.display_template, '{{title}}');
    assert.deepEqual(
      [meta?.archive_field, meta?.archive_value, meta?.unarchive_value],
      ['status', 'archived', 'draft'],
    );
    assert.deepEqual(
      [meta?.sort_field, meta?.singleton, meta?.hidden, meta?.accountability],
      ['sort', false, false, 'all'],
    );
    assert.equal(collections.find(({ collection }) => collection === LANDING_PAGE)?.meta?.singleton, true);
  },
  'there are no folders of collections and no texts of the server, and none are asked for': async (target) => {
    const { schema } = await target.as('editor');
    const { navigation } = await valueOf(schema.collections());
    assert.deepEqual([navigation.folders.length, (await valueOf(schema.texts())).size], [0, 0]);
  },
  'the system collections are listed': async (target) => {
    const { schema } = await target.as('administrator');
    const names = (await valueOf(schema.collections())).collections.map(({ collection }) => collection);
    for (const name of [
      'users',
      'roles',
      'files',
      'folders',
      'presets',
      'permissions',
      'settings',
      'activity',
      'revisions',
    ]) {
      assert.ok(names.includes(`directus_${name}`), `directus_${name} is missing`);
    }
  },
  'system fields are returned with their interfaces, options and displays': async (target) => {
    const metaOf = async (collection: string, name: string): Promise<Field['meta'] | undefined> =>
      (await fieldsOf(target, 'administrator', collection)).find(({ field }) => field === name)?.meta;
    const role = await metaOf('directus_users', 'role');
    assert.deepEqual(
      [role?.interface, role?.options, role?.display, role?.width, role?.system],
      ['select-dropdown-m2o', { template: '{{ name }}' }, 'related-values', 'half', true],
    );
    assert.equal((await metaOf('directus_webhooks', 'collections'))?.interface, 'system-collections');
    const tracking = await metaOf('directus_collections', 'accountability');
    const choices = (tracking?.options?.['choices'] ?? []) as readonly Json[];
    assert.deepEqual(choices[2], {
      text: '$t:field_options.directus_collections.do_not_track_anything',
      value: null,
    });
    assert.deepEqual((await metaOf('directus_settings', 'project_url'))?.translations, {
      language: 'en-US',
      translations: 'Website',
    });
    assert.equal(await metaOf('directus_presets', 'refresh_interval'), null);
  },
  'a user with app access sees the system fields as an administrator does, except the secret ones': async (target) => {
    const all = await fieldsOf(target, 'administrator', 'directus_users');
    const hidden = ['token', 'last_access', 'admin_divider'];
    assert.deepEqual(
      await fieldsOf(target, 'editor', 'directus_users'),
      all.filter(({ field }) => !hidden.includes(field)),
    );
  },
  'fields are listed in creation order, those without a column last': async (target) => {
    assert.deepEqual(
      (await fieldsOf(target, 'administrator', ARTICLES)).map(({ field }) => field),
      (
        'id title slug status body words views price ratio featured published_on day at created extra tags token sort ' +
        'author notice'
      ).split(' '),
    );
  },
  'fields are returned with their type': async (target) => {
    // Without the types of price and created: SQLite has no decimals and timestamps and reports a similar type.
    const fields = await fieldsOf(target, 'administrator', ARTICLES);
    const compared = fields.filter(({ field }) => !['price', 'created'].includes(field));
    assert.deepEqual(Object.fromEntries(compared.map(({ field, type }) => [field, type])), {
      id: 'integer',
      title: 'string',
      slug: 'string',
      status: 'string',
      body: 'text',
      words: 'integer',
      views: 'bigInteger',
      ratio: 'float',
      featured: 'boolean',
      published_on: 'dateTime',
      day: 'date',
      at: 'time',
      extra: 'json',
      tags: 'csv',
      token: 'uuid',
      sort: 'integer',
      notice: 'alias',
      author: 'integer',
    });
  },
  'a primary key is returned as auto-increment and not nullable': async (target) => {
    const { schema, meta } = await article(target, 'id');
    assert.deepEqual([schema?.is_primary_key, schema?.has_auto_increment, schema?.is_nullable], [true, true, false]);
    assert.deepEqual([meta?.hidden, meta?.readonly], [true, true]);
  },
  'a column is returned with nullability, maximum length and uniqueness': async (target) => {
    const title = await article(target, 'title');
    assert.deepEqual(
      [title.schema?.is_nullable, title.schema?.max_length, title.schema?.is_unique],
      [false, 100, false],
    );
    assert.deepEqual([title.meta?.width, title.meta?.note, title.meta?.special], ['half', 'Shown in lists', []]);
    assert.equal((await article(target, 'slug')).schema?.is_unique, true);
  },
  'default values are returned in the type of the column': async (target) => {
    assert.equal((await article(target, 'status')).schema?.default_value, 'draft');
    assert.equal((await article(target, 'featured')).schema?.default_value, false);
    assert.equal((await article(target, 'body')).schema?.default_value, null);
  },
  'a foreign key is returned with the table it references': async (target) => {
    assert.equal((await article(target, 'author')).schema?.foreign_key_table, AUTHORS);
  },
  'a field without a column has the type alias and no schema': async (target) => {
    const notice = await article(target, 'notice');
    assert.deepEqual([notice.schema, notice.type, notice.meta?.special], [null, 'alias', ['alias', 'no-data']]);
  },
  'a relation is returned with both of its fields': async (target) => {
    const { schema } = await target.as('administrator');
    const relation = (await valueOf(schema.relations())).find(({ collection }) => collection === ARTICLES);
    assert.deepEqual([relation?.field, relation?.related_collection], ['author', AUTHORS]);
    assert.deepEqual([relation?.meta?.one_field, relation?.meta?.one_deselect_action], ['articles', 'nullify']);
  },
  'a role lists only the collections it may read': async (target) => {
    const { schema } = await target.as('editor');
    const names = (await valueOf(schema.collections())).collections.map(({ collection }) => collection);
    assert.deepEqual(own(names), [ARTICLES]);
    assert.deepEqual(
      names.filter((name) => name.startsWith('directus_')).sort(),
      APPLICATION.map((name) => `directus_${name}`),
    );
  },
  'a role lists only the fields it may read': async (target) => {
    assert.deepEqual(
      (await fieldsOf(target, 'editor', ARTICLES)).map(({ field }) => field),
      ['id', 'title', 'status'],
    );
    assert.deepEqual(await fieldsOf(target, 'editor', AUTHORS), []);
  },
  'a role does not list a relation to a collection it may not read': async (target) => {
    const { schema } = await target.as('editor');
    assert.deepEqual(own((await valueOf(schema.relations())).map(({ collection }) => collection)), []);
  },
});
