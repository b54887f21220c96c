import { strict as assert } from 'node:assert';
import type { ExportFormat, ExportQuery } from '../../../src/domain/query';
import { ARTICLES, AUTHORS } from '../../platform/content-model';
import { defineSuite, FORBIDDEN, refusalOf, valueOf, type Target } from '../suite';

const set = async (target: Target) => {
  await target.stage.authors([{ id: 7001, name: 'Ines "I" O' }]);
  await target.stage.articles([
    { id: 7001, title: 'One, two', words: 1, featured: true, extra: { a: [1] }, tags: ['x', 'y'], author: 7001 },
    { id: 7002, title: 'a < b & c', words: null, status: 'published' },
  ]);
};

const FIELDS = ['id', 'title', 'words', 'author.name'];

/** The text of the file and its content type. */
const exported = async (
  target: Target,
  format: ExportFormat,
  query: ExportQuery,
  who: 'administrator' | 'editor' = 'administrator',
): Promise<readonly [text: string, type: string]> => {
  await set(target);
  const { items } = await target.as(who);
  const file = await valueOf(items.export(ARTICLES, format, { sort: ['id'], ...query }));
  return [await file.text(), file.type];
};

const lines = (...text: readonly string[]): string => text.join('\n');

export const itemsExportSuite = defineSuite('exports of items', {
  'CSV has a column per field, with the dotted path of related fields': async (target) => {
    const [text, type] = await exported(target, 'csv', { fields: FIELDS });
    assert.equal(
      text,
      lines('"id","title","words","author.name"', '7001,"One, two",1,"Ines ""I"" O"', '7002,"a < b & c",,'),
    );
    assert.match(type, /^text\/csv/);
  },
  'JSON is a list of items with nested related items': async (target) => {
    const [text, type] = await exported(target, 'json', { fields: FIELDS });
    assert.deepEqual(JSON.parse(text), [
      { id: 7001, title: 'One, two', words: 1, author: { name: 'Ines "I" O' } },
      { id: 7002, title: 'a < b & c', words: null, author: null },
    ]);
    assert.match(type, /^application\/json/);
  },
  'XML has one element per item, with escaped values': async (target) => {
    const [text, type] = await exported(target, 'xml', { fields: ['id', 'title'] });
    const row = (id: number, title: string) => [
      '    <data>',
      `        <id>${id}</id>`,
      `        <title>${title}</title>`,
      '    </data>',
    ];
    const rows = [...row(7001, 'One, two'), ...row(7002, 'a &lt; b &amp; c')];
    assert.equal(text, lines("<?xml version='1.0'?>", '<data>', ...rows, '</data>'));
    assert.match(type, /^text\/xml/);
  },
  'sort, filter and search apply to an export': async (target) => {
    assert.equal((await exported(target, 'csv', { fields: ['id'], sort: ['-id'] }))[0], lines('"id"', '7002', '7001'));
    assert.equal(
      (await exported(target, 'csv', { fields: ['id'], filter: { words: { _eq: 1 } } }))[0],
      lines('"id"', '7001'),
    );
    assert.equal((await exported(target, 'csv', { fields: ['id'], search: 'two' }))[0], lines('"id"', '7001'));
    assert.equal((await exported(target, 'csv', { search: 'nothing like it' }))[0], '');
  },
  'an export without a limit contains all items': async (target) => {
    const { items } = await target.as('administrator');
    await target.stage.articles(Array.from({ length: 120 }, (_, at) => ({ id: 7100 + at, title: 'x' })));
    const file = await valueOf(items.export(ARTICLES, 'csv', { fields: ['id'] }));
    assert.equal((await file.text()).split('\n').length, 121);
  },
  'a role exports the items and fields it may read, and is refused with FORBIDDEN for others': async (target) => {
    const [text] = await exported(target, 'csv', {}, 'editor');
    assert.equal(text, lines('"id","title","status"', '7001,"One, two","draft"'));
    const { items } = await target.as('editor');
    assert.deepEqual(await refusalOf(items.export(ARTICLES, 'csv', { fields: ['words'] })), FORBIDDEN);
    assert.deepEqual(await refusalOf(items.export(AUTHORS, 'xml', {})), FORBIDDEN);
  },
  'an anonymous caller, an unknown filter field and an unknown collection are refused': async (target) => {
    const anonymous = await target.as('nobody');
    assert.deepEqual(await refusalOf(anonymous.items.export(ARTICLES, 'csv', {})), FORBIDDEN);
    const { items } = await target.as('administrator');
    const refusal = await refusalOf(items.export(ARTICLES, 'csv', { filter: { nowhere: { _eq: 1 } } }));
    assert.equal(refusal.code, 'INTERNAL_SERVER_ERROR');
    assert.equal((await refusalOf(items.export('contract_nothing', 'json', {}))).code, 'FORBIDDEN');
  },
});
