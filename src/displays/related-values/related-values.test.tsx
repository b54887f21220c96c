import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showDisplay } from '../../../tests/support/show-display';
import type { Access } from '../../domain/permissions';
import type { ItemsQuery } from '../../domain/query';
import { fail, networkFailure, succeed, type Json } from '../../kernel';
import { relatedValuesDisplay } from '.';
import { field, schema } from './articles.fixtures';
import { RelatedValuesDisplay } from './related-values';

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
    expect(screen.getByText("You can't see these items.")).toBeInTheDocument();
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
