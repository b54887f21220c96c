import { holding } from '../../../tests/support/open-editing';
import { attributeErrors } from '../../domain/items';
import { currentValue, type FieldError } from '../../kernel';
import type { ItemForm } from '../item-editing';
import { edit, itemOf, linkOf, ROW } from './related-form.fixtures';

type Opened = ReturnType<typeof edit>;

const refusal = (field: string, type: string | null, code = 'FAILED_VALIDATION'): FieldError => ({
  field,
  code,
  type,
  details: {},
});
const unique = (field: string): FieldError => refusal(field, null, 'RECORD_NOT_UNIQUE');

/** The server refuses what the page would send. */
const refuse = ({ parent, dependencies }: Opened, ...errors: readonly FieldError[]): void => {
  const { schema } = dependencies.schema;
  parent.setErrors(attributeErrors(schema, 'articles', false, parent.edits, errors, () => null));
};

const errorsOf = (form: ItemForm): readonly (string | undefined)[] =>
  currentValue(form.errors$).map(({ field, related }) => (related === undefined ? field : `${field}/${related.field}`));

describe('a refusal of a related item', () => {
  it('is shown at its field when the row is opened again, until the field is edited', () => {
    const opened = edit();
    const { parent, open } = opened;
    parent.stage('comments', { kind: 'update', row: { key: 1 }, values: { text: 'Taken' } });
    refuse(opened, unique('text'));
    const drawer = open('comments', ROW(1));
    expect(errorsOf(itemOf(drawer))).toEqual(['text']);
    itemOf(drawer).change('sort', 4);
    expect(errorsOf(itemOf(drawer))).toEqual(['text']);
    itemOf(drawer).change('text', 'Free');
    expect(errorsOf(itemOf(drawer))).toEqual([]);
    drawer.finish();
    expect(errorsOf(parent)).toEqual([]);
    expect(errorsOf(itemOf(open('comments', ROW(1))))).toEqual([]);
  });

  it('stays when the drawer is closed without the edit', () => {
    const opened = edit();
    const { parent, open } = opened;
    parent.stage('comments', { kind: 'update', row: { key: 1 }, values: { text: 'Taken' } });
    refuse(opened, unique('text'));
    const drawer = open('comments', ROW(1));
    itemOf(drawer).change('text', 'Free');
    drawer.close();
    expect(errorsOf(parent)).toEqual(['comments/text']);
    expect(errorsOf(itemOf(open('comments', ROW(1))))).toEqual(['text']);
  });

  it('of several rows is shown in those that it can be about, and stays for the others', () => {
    const opened = edit();
    const { parent, open } = opened;
    parent.stage(
      'comments',
      { kind: 'create', draft: 'a', values: { sort: 1 } },
      { kind: 'create', draft: 'b', values: { sort: 2 } },
      { kind: 'create', draft: 'c', values: { text: 'Given' } },
    );
    refuse(opened, refusal('text', 'required'));
    const row = (draft: string) => open('comments', { kind: 'row', row: { draft } });
    expect(['a', 'b', 'c'].map((draft) => errorsOf(itemOf(row(draft))))).toEqual([['text'], ['text'], []]);
    expect(errorsOf(itemOf(open('comments', ROW(1))))).toEqual([]);
    const first = row('a');
    itemOf(first).change('text', 'Given, too');
    first.finish();
    expect(['a', 'b'].map((draft) => errorsOf(itemOf(row(draft))))).toEqual([[], ['text']]);
  });

  it('is led to through drawers over each other', () => {
    const opened = edit();
    const { parent, open } = opened;
    const by = { id: 2, name: 'Taken' };
    const replies = { update: [{ id: 3, by }] };
    parent.stage('comments', { kind: 'update', row: { key: 1 }, values: { replies } });
    refuse(opened, unique('name'));
    const comment = itemOf(open('comments', ROW(1)));
    const replyDrawer = open('replies', ROW(3), comment);
    const reply = itemOf(replyDrawer);
    const authorDrawer = open('by', { kind: 'item' }, reply);
    const author = itemOf(authorDrawer);
    expect([comment, reply, author].map(errorsOf)).toEqual([['replies/name'], ['by/name'], ['name']]);
    author.change('name', 'Free');
    authorDrawer.finish();
    expect([parent, comment, reply].map(errorsOf)).toEqual([['comments/name'], ['replies/name'], []]);
    replyDrawer.finish();
    expect(errorsOf(comment)).toEqual([]);
  });

  it('is shown at the link or at the item behind it', () => {
    const opened = edit();
    const { parent, open } = opened;
    parent.stage('tags', {
      kind: 'update',
      row: { key: 5 },
      values: { sort: 3, tags_id: { id: 'red', name: 'Taken' } },
    });
    refuse(opened, unique('name'), unique('sort'));
    const drawer = open('tags', ROW(5));
    expect([errorsOf(linkOf(drawer)), errorsOf(itemOf(drawer))]).toEqual([['sort'], ['name']]);
  });

  it('that arrives while the drawer is open is shown unless the field was edited meanwhile', () => {
    const opened = edit();
    const { parent, open } = opened;
    parent.stage('comments', { kind: 'update', row: { key: 1 }, values: { text: 'Taken', sort: 1000 } });
    const drawer = open('comments', ROW(1));
    itemOf(drawer).change('sort', 2);
    refuse(opened, unique('text'), unique('sort'));
    expect(errorsOf(itemOf(drawer))).toEqual(['text']);
    parent.setErrors([]);
    expect(errorsOf(itemOf(drawer))).toEqual([]);
  });

  it('leaves the missing values that the drawer has reported', () => {
    const { open } = edit(holding({ collection: 'comments', action: 'create' }));
    const drawer = open('comments', { kind: 'new-row' });
    expect(drawer.finish()).toBe(false);
    expect(errorsOf(itemOf(drawer))).toEqual(['text']);
  });
});
