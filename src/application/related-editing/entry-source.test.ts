import { entryFields } from '../../domain/items';
import { currentValue, type Json } from '../../kernel';
import { restoredRequest } from '../../parts/item/item-form/related-editing';
import type { RelatedForm } from './related-form';
import { edit, entryOf, itemOf, partsOf } from './related-form.fixtures';
import type { DrawerRequest } from './related-source';

const FIELDS = entryFields(
  {
    fields: [
      { field: 'name', meta: { required: true } },
      { field: 'size', type: 'integer', schema: { default_value: 3 } },
      { field: 'facts', type: 'json' },
    ],
  },
  'en-US',
);

const FIRST = { kept: '007', name: 'One', size: 1 };
const SECOND = { name: 'Two' };
const LIST: readonly Json[] = [FIRST, SECOND];

const ENTRY = (index: number | null, readonly = false): DrawerRequest => ({
  kind: 'entry',
  index,
  fields: FIELDS,
  readonly,
});

const opened = (index: number | null, list: Json = LIST, readonly = false) => {
  const page = edit();
  page.parent.start({ ...page.parent.values, facts: list });
  const drawer = page.open('facts', ENTRY(index, readonly));
  return { ...page, drawer };
};

const change = (drawer: RelatedForm, name: string, value: Json) => itemOf(drawer).change(name, value);

describe('an entry of a JSON list in a drawer', () => {
  it('has the fields of the options, empty where the entry has no member, without a request', () => {
    const { drawer, server } = opened(1);
    expect(itemOf(drawer).values).toEqual({ name: 'Two', size: null, facts: null });
    expect(server.requests).toEqual([]);
    expect(drawer.expectedFields.map(({ field }) => field.field)).toEqual(['name', 'size', 'facts']);
    expect(partsOf(drawer)[0]).toMatchObject({ key: null, denied: false, isEntry: true });
    expect(currentValue(drawer.title$)).toBeNull();
  });

  it('changes nothing if it is confirmed without an edit, or if an edit is undone', () => {
    const { drawer, parent } = opened(0);
    change(drawer, 'size', 2);
    expect(parent.draftEdits).toEqual({ facts: [{ ...FIRST, size: 2 }, SECOND] });
    change(drawer, 'size', 1);
    expect(parent.draftEdits).toEqual({});
    expect(parent.dirty).toBe(false);
    expect(drawer.finish()).toBe(true);
    expect(parent.values['facts']).toBe(LIST);
  });

  it('writes the edited member only', () => {
    const { drawer, parent } = opened(0);
    change(drawer, 'name', 'Uno');
    expect(drawer.finish()).toBe(true);
    const written = parent.values['facts'] as readonly Json[];
    expect(JSON.stringify(written[0])).toBe('{"kept":"007","name":"Uno","size":1}');
    expect(written[1]).toBe(SECOND);
    expect(parent.edits).toEqual({ facts: written });
    expect(parent.draftBaselines).toEqual({});
  });

  it('is added with defaults, in a field without a value too', () => {
    const { drawer, parent } = opened(null, null);
    expect(drawer.isChanged).toBe(false);
    change(drawer, 'name', 'New');
    expect(drawer.finish()).toBe(true);
    expect(parent.values['facts']).toEqual([{ name: 'New', size: 3 }]);
  });

  it('requires fields every time, of an existing entry only those that are edited', () => {
    const { drawer, parent } = opened(null);
    expect([drawer.finish(), drawer.finish()]).toEqual([false, false]);
    expect(currentValue(itemOf(drawer).errors$)).toMatchObject([{ field: 'name', type: 'required' }]);
    expect(parent.values['facts']).toBe(LIST);
    const other = opened(0, [{ size: 1 }]);
    change(other.drawer, 'size', 2);
    expect(other.drawer.finish()).toBe(true);
    expect(other.parent.values['facts']).toEqual([{ size: 2 }]);
    const emptied = opened(0);
    change(emptied.drawer, 'name', null);
    expect([emptied.drawer.finish(), emptied.drawer.finish()]).toEqual([false, false]);
  });

  it('cannot be changed in a read-only field', () => {
    const { drawer } = opened(0, LIST, true);
    expect(partsOf(drawer)[0]?.denied).toBe('list_read_only');
    expect(entryOf(drawer, 'name')?.readonly).toBe(true);
  });

  it('is no entry of the list by a member without a name', () => {
    const { drawer } = opened(0, [{ '': 5, name: 'One' }]);
    expect(partsOf(drawer)[0]?.key).toBeNull();
    change(drawer, 'name', 'Uno');
    expect(drawer.finish()).toBe(true);
  });

  it('stays open if the list has lost it, and writes nothing', () => {
    const { drawer, parent } = opened(1);
    change(drawer, 'name', 'Dos');
    parent.change('facts', [FIRST]);
    expect(drawer.finish()).toBe(false);
    expect(currentValue(drawer.isRefused$)).toBe(true);
    expect(parent.values['facts']).toEqual([FIRST]);
  });

  it.each<Json>([null, [FIRST], ['text'], 'text'])('is missing in the value %j', (value) => {
    const { drawer } = opened(1, value);
    expect(currentValue(drawer.parts$)).toMatchObject({ kind: 'failed', failure: { code: 'ITEM_NOT_FOUND' } });
    expect(drawer.finish()).toBe(false);
  });

  it('follows a save of the item: what was typed since stays an edit', () => {
    const { drawer, parent } = opened(0);
    const staged = [{ ...FIRST, name: 'Uno' }, SECOND];
    parent.change('facts', staged);
    change(drawer, 'size', 8);
    parent.setSending({ facts: staged });
    const saved = [{ ...FIRST, name: 'Uno' }, { ...SECOND }];
    parent.rebase({ facts: staged }, { ...parent.values, facts: saved });
    parent.setSending(null);
    parent.setPlace({ collection: 'articles', key: 7 });
    expect(currentValue(drawer.denied$)).toBe(false);
    expect(drawer.finish()).toBe(true);
    expect(parent.edits).toEqual({ facts: [{ kept: '007', name: 'Uno', size: 8 }, SECOND] });
  });

  it('keeps texts that are no valid values in the draft, and gets them back', () => {
    const { drawer, parent } = opened(0);
    itemOf(drawer).setUnfinished('facts', '{');
    expect(parent.draftEdits).toEqual({});
    expect(parent.dirty).toBe(true);
    const texts = parent.draftTexts.drawers['facts'];
    expect(texts).toMatchObject({ row: { draft: '0' }, parts: { item: { texts: { facts: '{' } } } });
    if (texts === undefined) throw new Error('No texts');
    const page = opened(1);
    page.drawer.close();
    page.parent.drawer.restore('facts', texts);
    expect(restoredRequest(page.parent, 'facts', texts, FIELDS)).toEqual(ENTRY(0));
    const restored = page.open('facts', ENTRY(0));
    expect(itemOf(restored).draftTexts.texts).toEqual({ facts: '{' });
    expect(currentValue(restored.denied$)).toBe('text_unfinished');
    page.parent.change('facts', null);
    expect(restoredRequest(page.parent, 'facts', texts, FIELDS)).toBeNull();
  });

  it('has lists of its own in drawers over it', () => {
    const { drawer, parent, open } = opened(1);
    const inner = open('facts', ENTRY(null), itemOf(drawer));
    change(inner, 'name', 'Inner');
    expect(parent.draftEdits).toEqual({ facts: [FIRST, { ...SECOND, facts: [{ name: 'Inner', size: 3 }] }] });
    expect(inner.finish()).toBe(true);
    expect(drawer.finish()).toBe(true);
    expect(parent.edits).toEqual({ facts: [FIRST, { ...SECOND, facts: [{ name: 'Inner', size: 3 }] }] });
  });
});
