import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  collection,
  manyToAny,
  manyToMany,
  manyToOne,
  primaryKey,
  stringField,
  stringKey,
  translated,
  world,
  type Definition,
} from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import type { Access } from '../../domain/permissions';
import type { ItemsQuery } from '../../domain/query';
import { fieldOf, schemaOf, type Field } from '../../domain/schema';
import { fail, networkFailure, succeed, type Json } from '../../kernel';
import { relatedValuesDisplay } from '.';
import { relatedFields, relatedFormatter } from './related-fields.rules';
import { RelatedValuesDisplay } from './related-values';
import { orderByLanguage, relatedCount, relatedName, relationOf } from './related.rules';

const named: readonly Definition[] = [primaryKey(), stringField('name')];

const model = world('sample', [
  collection('people', { display_template: '{{name}}' }, named),
  collection('tags', { display_template: '#{{name}}' }, named),
  collection('notes', {}, named),
  collection('languages', { display_template: '{{name}}' }, [stringKey('code'), stringField('name')]),
  collection('directus_folders', {}, named),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('author', { to: 'people', reverse: { field: 'articles', template: '{{title}}' } }),
    manyToMany('tags', { to: 'tags' }),
    manyToMany('folders', { to: 'directus_folders' }),
    manyToAny('blocks', { allowed: ['notes', 'tags'] }),
    translated('translations', { languages: 'languages', fields: [stringField('title')] }),
    manyToOne('sequel', { to: 'articles', template: '{{translations.title}}' }),
  ]),
]);
const schema = schemaOf(model.collections, model.fields, model.relations);

const field = (owner: string, name: string): Field => {
  const found = fieldOf(schema, owner, name);
  if (found === null) throw new Error(`There is no ${owner}.${name}`);
  return found;
};

const one = (name: string, options = {}) => {
  const relation = relationOf(field('articles', name), options, schema);
  if (relation?.kind !== 'one') throw new Error('It does not lead to one item');
  return relation;
};

const many = (owner: string, name: string, options = {}) => {
  const relation = relationOf(field(owner, name), options, schema);
  if (relation?.kind !== 'many') throw new Error('It does not lead to many items');
  return relation;
};

describe('relatedFields', () => {
  it('returns the fields of the name and the key of one item, and none for a list', () => {
    const requiredFields = (name: string, related: string, options = {}) =>
      relatedFields({ schema, field: field('articles', name), related, options });
    expect(requiredFields('author', 'people')).toEqual(['name', 'id']);
    expect(requiredFields('author', 'people', { template: '{{articles.title}}' })).toEqual(['articles.title', 'id']);
    expect(requiredFields('tags', 'articles_tags')).toEqual([]);
  });
});

describe('relatedFormatter', () => {
  const format = (name: string, value: Json, options = {}) =>
    relatedFormatter({
      schema,
      field: field('articles', name),
      related: name === 'author' ? 'people' : 'articles_tags',
      options,
    })(value);

  it('returns the name of one item, or the number of items', () => {
    expect(format('author', { id: 4, name: 'Ines' })).toBe('Ines');
    expect(format('author', { id: 4, name: 'Ines' }, { template: 'No. {{id}}' })).toBe('No. 4');
    expect(format('author', { id: 4, name: '' })).toBe('4');
    expect(format('author', 4)).toBe('4');
    expect(format('tags', [1, 2, 3])).toBe('3');
    expect(
      format(
        'tags',
        Array.from({ length: 100 }, (_, key) => key),
      ),
    ).toBe('100+');
  });
});

describe('relatedName', () => {
  it('uses the template, then the template of the collection, then the key', () => {
    expect(relatedName({ id: 4, name: 'Ines' }, one('author'))).toBe('Ines');
    expect(relatedName({ id: 4, name: 'Ines' }, one('author', { template: 'No. {{id}}' }))).toBe('No. 4');
    expect(relatedName({ id: 4, name: null }, one('author'))).toBe('4');
    expect(relatedName(4, one('author'))).toBe('4');
  });
});

describe('relatedCount and relationOf', () => {
  it('counts keys and rows', () => {
    const rows = many('people', 'articles');
    expect(relatedCount([1, 'b', { id: 3 }, { title: 'x' }], rows)).toEqual({
      count: 4,
      hasMore: false,
      keys: [1, 'b', 3],
    });
    expect(
      relatedCount(
        Array.from({ length: 100 }, (_, key) => key),
        rows,
      ),
    ).toMatchObject({ count: 100, hasMore: true });
    expect(relatedCount([], rows)).toMatchObject({ count: 0 });
  });

  it('reads one-to-many rows directly and many-to-many items through the junction', () => {
    const direct = many('people', 'articles', { template: '{{title}}' });
    expect([direct.rows, direct.fields]).toEqual(['articles', ['title', 'id']]);
    expect(direct.entryOf({ id: 7, title: 'Snow' })).toEqual({
      name: 'Snow',
      collection: 'articles',
      key: '7',
      showCollection: false,
      language: null,
    });
    const through = many('articles', 'tags');
    expect([through.rows, through.fields]).toEqual(['articles_tags', ['tags_id.name', 'tags_id.id']]);
    expect(through.entryOf({ id: 1, tags_id: { id: 9, name: 'ice' } })).toEqual({
      name: '#ice',
      collection: 'tags',
      key: '9',
      showCollection: false,
      language: null,
    });
    expect(through.entryOf({ id: 1, tags_id: null })).toBeNull();
  });

  it('names the collection of each many-to-any item', () => {
    const blocks = many('articles', 'blocks');
    expect(blocks.fields).toEqual(['item', 'collection']);
    expect(blocks.entryOf({ item: '3', collection: 'notes' })).toEqual({
      name: '3',
      collection: 'notes',
      key: '3',
      showCollection: true,
      language: null,
    });
    expect(blocks.entryOf({ item: '3', collection: '__proto__' })).toBeNull();
  });
});

describe('the language of translations', () => {
  const entries = (...languages: readonly (string | null)[]) =>
    languages.map((language, index) => ({
      name: `${index} ${language}`,
      collection: 'languages',
      key: String(index),
      showCollection: false,
      language,
    }));
  const ordered = (userLanguage: string, ...languages: readonly (string | null)[]) =>
    orderByLanguage(entries(...languages), userLanguage).map(({ name }) => name);

  it('is read from translations only', () => {
    const row = { id: 1, languages_code: { code: 'de-DE', name: 'Deutsch' } };
    expect(many('articles', 'translations').entryOf(row)).toMatchObject({ name: 'Deutsch', language: 'de-DE' });
  });

  it('orders the language of the user first, then variants of it, then the others as they are', () => {
    expect(ordered('de-DE', 'fr-FR', 'de-AT', 'ar-SA', 'DE-de')).toEqual(['3 DE-de', '1 de-AT', '0 fr-FR', '2 ar-SA']);
    expect(ordered('de-DE', 'fr-FR', 'de', 'en')).toEqual(['1 de', '0 fr-FR', '2 en']);
    expect(ordered('ja-JP', 'fr-FR', null, 'de-DE')).toEqual(['0 fr-FR', '1 null', '2 de-DE']);
  });
});

const tags = field('articles', 'tags');

describe('RelatedValuesDisplay', () => {
  it.each<[Exclude<Json, null>, object]>([
    [{ id: 4, name: 'Ines' }, {}],
    [{ id: 4, name: '<b>Ines</b>' }, { template: 'No. {{id}} {{name}}' }],
    [{ id: 4, name: '' }, {}],
    [4, {}],
    ['b', {}],
  ])('one item (%j with %j) renders the same bare text as the text of the definition', async (value, options) => {
    const author = field('articles', 'author');
    const { container } = await showDisplay(
      <RelatedValuesDisplay field={author} value={value} options={{ ...options }} />,
      { schema },
    );
    expect(container.childElementCount).toBe(0);
    expect(container.textContent).toBe(
      relatedValuesDisplay.text?.(value, { schema, field: author, related: 'people', options: { ...options } }),
    );
    expect([author, tags].map((each) => relatedValuesDisplay.plain?.(each))).toEqual([true, false]);
  });

  it('opens a list with links, which is read only then', async () => {
    const items = jest.fn((_collection: string, _query: object) =>
      succeed([
        { id: 2, tags_id: { id: 8, name: '<b>ice</b>' } },
        { id: 1, tags_id: { id: 9, name: 'sea' } },
      ]),
    );
    await showDisplay(<RelatedValuesDisplay field={tags} value={[1, 2]} options={{}} />, { schema, items });
    expect(items).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '2 items' }));
    const list = within(await screen.findByRole('dialog', { name: 'Tags' }));
    expect((await list.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['#sea', '/collections/tags/9'],
      ['#<b>ice</b>', '/collections/tags/8'],
    ]);
    expect(items.mock.calls).toEqual([
      ['articles_tags', { fields: ['tags_id.name', 'tags_id.id', 'id'], filter: { id: { _in: [1, 2] } }, limit: 2 }],
    ]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('does not link to items of system collections, which have no page', async () => {
    const items = () => succeed([{ id: 2, directus_folders_id: { id: 'f' } }]);
    await showDisplay(<RelatedValuesDisplay field={field('articles', 'folders')} value={[2]} options={{}} />, {
      schema,
      items,
    });
    await userEvent.click(screen.getByRole('button', { name: '1 item' }));
    const list = within(await screen.findByRole('dialog', { name: 'Folders' }));
    expect(await list.findByRole('listitem')).toHaveTextContent('f');
    expect(list.queryByRole('link')).toBeNull();
  });

  it('shows a failure of the list and retries', async () => {
    const items = jest.fn(() => fail(networkFailure('GET /items/articles_tags', false)));
    await showDisplay(<RelatedValuesDisplay field={tags} value={[1]} options={{}} />, { schema, items });
    await userEvent.click(screen.getByRole('button', { name: '1 item' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    items.mockReturnValue(succeed([]) as never);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('You cannot see these items.')).toBeInTheDocument();
  });

  it('renders one item as bare text, or an empty value', async () => {
    const author = field('articles', 'author');
    const { container } = await showDisplay(
      <RelatedValuesDisplay field={author} value={{ id: 4, name: 'Ines' }} options={{}} />,
      { schema },
    );
    expect([...container.childNodes].map(({ nodeName, textContent }) => [nodeName, textContent])).toEqual([
      ['#text', 'Ines'],
    ]);
    await showDisplay(<RelatedValuesDisplay field={author} value={{ name: '' }} options={{}} />, { schema });
    expect(screen.getByText('—')).toBeInTheDocument();
  });

  it("shows the translated name of an item in the reader's language, as a component and as text", async () => {
    const translations = ['fr-FR', 'en-US'].map((code) => ({ title: `In ${code}`, languages_code: { code } }));
    const sequel = field('articles', 'sequel');
    const options = { template: '{{translations.title}}' };
    await showDisplay(<RelatedValuesDisplay field={sequel} value={{ id: 4, translations }} options={options} />, {
      schema,
    });
    expect(screen.getByText('In en-US')).toBeInTheDocument();
    const text = (language?: string) =>
      relatedValuesDisplay.text?.(
        { id: 4, translations },
        { schema, field: sequel, related: 'articles', options, language },
      );
    expect([text('en-US'), text('fr-FR'), text()]).toEqual(['In en-US', 'In fr-FR', 'In fr-FR, In en-US']);
  });

  it('marks a count of a hundred with a plus', async () => {
    await showDisplay(
      <RelatedValuesDisplay field={tags} value={Array.from({ length: 100 }, (_, key) => key)} options={{}} />,
      { schema },
    );
    expect(screen.getByRole('button', { name: '100+ items' })).toBeInTheDocument();
  });

  describe('with a list that the server has cut', () => {
    const keys = Array.from({ length: 100 }, (_, index) => index + 1);
    const rows = (foreignKey: Json) =>
      keys.map((id) => ({ id, articles_id: foreignKey, tags_id: { id, name: `tag ${id}` } }));
    const reading = (...fields: readonly string[]): Access => ({
      user: null,
      permissions: [
        {
          id: 1,
          role: null,
          collection: 'articles_tags',
          action: 'read',
          fields,
          permissions: {},
          validation: {},
          presets: {},
        },
      ],
    });
    const openList = async (access: Access, filter_count: number) => {
      const items = jest.fn((_collection: string, query: ItemsQuery) =>
        succeed(rows(query.fields?.includes('articles_id') === true ? 7 : null)),
      );
      const count = jest.fn((..._request: unknown[]) => succeed({ total_count: 50_000, filter_count }));
      await showDisplay(<RelatedValuesDisplay field={tags} value={keys} options={{}} />, {
        schema,
        items,
        count,
        access,
      });
      await userEvent.click(screen.getByRole('button', { name: '100+ items' }));
      const list = await screen.findByRole('dialog', { name: 'Tags' });
      await within(list).findAllByRole('link');
      return { list, items, count };
    };

    it('shows how many there are, counted by one more request', async () => {
      const { list, items, count } = await openList(reading('*'), 10_234);
      expect(within(list).getAllByRole('link')).toHaveLength(100);
      expect(within(list).getByRole('status')).toHaveTextContent('These are the first 100 of 10,234.');
      expect(items).toHaveBeenCalledTimes(1);
      expect(count.mock.calls).toEqual([['articles_tags', { filter: { articles_id: { _eq: 7 } } }, 'id']]);
    });

    it('shows nothing more when there are exactly as many', async () => {
      const { list } = await openList(reading('*'), 100);
      expect(within(list).queryByRole('status')).toBeNull();
    });

    it('does not request and count by a foreign key that may not be read', async () => {
      const { list, items, count } = await openList(reading('id', 'tags_id'), 10_234);
      expect(within(list).getByRole('status')).toHaveTextContent(/^These are the first 100\.$/);
      expect(items.mock.calls[0]?.[1].fields).not.toContain('articles_id');
      expect(count).not.toHaveBeenCalled();
    });
  });

  it('lists translations with the language of the user first', async () => {
    const items = () =>
      succeed(
        ['fr-FR', 'en-GB', 'en-US'].map((code, index) => ({ id: index + 1, languages_code: { code, name: code } })),
      );
    await showDisplay(
      <RelatedValuesDisplay field={field('articles', 'translations')} value={[1, 2, 3]} options={{}} />,
      {
        schema,
        items,
      },
    );
    await userEvent.click(screen.getByRole('button', { name: '3 items' }));
    const list = within(await screen.findByRole('dialog'));
    expect((await list.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      'en-US',
      'en-GB',
      'fr-FR',
    ]);
  });

  it('shows an empty value for a field without a relation and for an empty list', async () => {
    await showDisplay(<RelatedValuesDisplay field={field('articles', 'title')} value="x" options={{}} />, { schema });
    await showDisplay(<RelatedValuesDisplay field={tags} value={[]} options={{}} />, { schema });
    expect(screen.getAllByText('—')).toHaveLength(2);
  });
});
