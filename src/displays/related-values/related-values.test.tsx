import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  collection,
  manyToAny,
  manyToMany,
  manyToOne,
  primaryKey,
  stringField,
  world,
  type Definition,
} from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { fieldOf, schemaOf, type Field } from '../../domain/schema';
import { fail, networkFailure, succeed, type Json } from '../../kernel';
import { relatedValuesDisplay } from '.';
import { relatedFields, relatedFormatter } from './related-fields.rules';
import { RelatedValuesDisplay } from './related-values';
import { relatedCount, relatedName, relationOf } from './related.rules';

const named: readonly Definition[] = [primaryKey(), stringField('name')];

const model = world('sample', [
  collection('people', { display_template: '{{name}}' }, named),
  collection('tags', { display_template: '#{{name}}' }, named),
  collection('notes', {}, named),
  collection('directus_folders', {}, named),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('author', { to: 'people', reverse: { field: 'articles', template: '{{title}}' } }),
    manyToMany('tags', { to: 'tags' }),
    manyToMany('folders', { to: 'directus_folders' }),
    manyToAny('blocks', { allowed: ['notes', 'tags'] }),
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
    });
    const through = many('articles', 'tags');
    expect([through.rows, through.fields]).toEqual(['articles_tags', ['tags_id.name', 'tags_id.id']]);
    expect(through.entryOf({ id: 1, tags_id: { id: 9, name: 'ice' } })).toEqual({
      name: '#ice',
      collection: 'tags',
      key: '9',
      showCollection: false,
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
    });
    expect(blocks.entryOf({ item: '3', collection: '__proto__' })).toBeNull();
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

  it('marks a count of a hundred with a plus', async () => {
    await showDisplay(
      <RelatedValuesDisplay field={tags} value={Array.from({ length: 100 }, (_, key) => key)} options={{}} />,
      { schema },
    );
    expect(screen.getByRole('button', { name: '100+ items' })).toBeInTheDocument();
  });

  it('shows an empty value for a field without a relation and for an empty list', async () => {
    await showDisplay(<RelatedValuesDisplay field={field('articles', 'title')} value="x" options={{}} />, { schema });
    await showDisplay(<RelatedValuesDisplay field={tags} value={[]} options={{}} />, { schema });
    expect(screen.getAllByText('—')).toHaveLength(2);
  });
});
