import type { DrawerTexts } from '../../domain/recovery';
import { currentValue } from '../../kernel';
import { restoredRequest } from '../../parts/item/item-form/related-editing';
import { fieldRelations, type Item } from '../../domain/items';
import { sameValueIn } from '../../domain/values';
import { ItemForm } from '../item-editing';
import { ARTICLE, edit, itemOf, linkOf, ROW } from './related-form.fixtures';

const NONE = { texts: {}, rawTexts: {}, drawers: {} };

/** Opens the drawers that are restored in another page, from the page on. */
const reopen = (left: ItemForm, name: string) => {
  const texts = left.draftTexts.drawers[name] as DrawerTexts;
  const opened = edit();
  for (const [field, value] of Object.entries(left.draftEdits)) opened.parent.change(field, value);
  opened.parent.drawer.restore(name, texts);
  const next = (form: ItemForm) => {
    const restored = currentValue(form.drawer.restored$);
    const request = restored === null ? null : restoredRequest(form, restored.field, restored.texts);
    if (restored === null || request === null) throw new Error('No drawer is restored');
    return opened.open(restored.field, request, form);
  };
  return { ...opened, next };
};

describe('texts of drawers that are no valid values', () => {
  it('are part of the draft of the root, and come back in drawers over each other', () => {
    const { parent, open } = edit();
    const comment = open('comments', ROW(1));
    itemOf(comment).setUnfinished('sort', '1,');
    const reply = open('replies', ROW(3), itemOf(comment));
    const author = open('by', { kind: 'item' }, itemOf(reply));
    itemOf(author).setUnfinished('facts', '{');
    itemOf(author).setRawText('name', 'Raw');
    expect(parent.draftEdits).toEqual({});
    expect(parent.dirty).toBe(true);
    const by = { row: null, parts: { item: { ...NONE, texts: { facts: '{' }, rawTexts: { name: 'Raw' } } } };
    const replies = { row: { key: 3 }, parts: { item: { ...NONE, drawers: { by } } } };
    expect(parent.draftTexts.drawers).toEqual({
      comments: { row: { key: 1 }, parts: { item: { ...NONE, texts: { sort: '1,' }, drawers: { replies } } } },
    });

    const page = reopen(parent, 'comments');
    const first = page.next(page.parent);
    expect(page.parent.draftTexts.drawers).toEqual(parent.draftTexts.drawers);
    const second = page.next(itemOf(first));
    const third = page.next(itemOf(second));
    expect(itemOf(first).draftTexts.texts).toEqual({ sort: '1,' });
    expect(itemOf(third).draftTexts).toMatchObject({ texts: { facts: '{' }, rawTexts: { name: 'Raw' } });
    expect(currentValue(third.denied$)).toBe('text_unfinished');
    expect(page.parent.draftTexts.drawers).toEqual(parent.draftTexts.drawers);
    third.close();
    second.close();
    first.close();
    expect(page.parent.dirty).toBe(false);
    expect(page.parent.draftTexts.drawers).toEqual({});
  });

  it('come back in a new row, at the link or at the item', () => {
    const { parent, open } = edit();
    parent.stage('tags', { kind: 'create', draft: 'x', values: { tags_id: { name: 'First' } } });
    const drawer = open('tags', { kind: 'new-row' });
    itemOf(drawer).change('name', 'Second');
    linkOf(drawer).setUnfinished('sort', '1,');
    const page = reopen(parent, 'tags');
    const again = page.next(page.parent);
    expect(itemOf(again).values['name']).toBe('Second');
    expect(linkOf(again).draftTexts.texts).toEqual({ sort: '1,' });
  });

  it('wait until the drawer is loaded, or closed', () => {
    const { parent, open } = edit();
    itemOf(open('comments', ROW(1))).setUnfinished('sort', '1,');
    const page = reopen(parent, 'comments');
    delete page.stored['comments/1'];
    const drawer = page.next(page.parent);
    expect(page.parent.draftTexts).toEqual(parent.draftTexts);
    drawer.close();
    expect(page.parent.draftTexts.drawers).toEqual({});
  });

  it('are not restored into a row that is not there any more', () => {
    const { parent } = edit();
    const texts: DrawerTexts = { row: { draft: '0' }, parts: { item: NONE } };
    expect(restoredRequest(parent, 'comments', texts)).toBeNull();
  });

  it('of secret fields, and raw texts of relations, are never part of the draft', () => {
    const { parent, open } = edit(undefined, { ...ARTICLE, author: 1 });
    const drawer = open('author', { kind: 'item' });
    itemOf(drawer).setUnfinished('pin', '12');
    itemOf(drawer).setRawText('pin', '123');
    itemOf(drawer).setRawText('articles', '{"create": [{"pin": "1');
    itemOf(drawer).setRawText('town', '{"pin": "1');
    expect(parent.dirty).toBe(true);
    expect(parent.draftTexts.drawers).toEqual({});
    itemOf(drawer).setUnfinished('facts', '{');
    expect(parent.draftTexts.drawers).toEqual({
      author: { row: null, parts: { item: { ...NONE, texts: { facts: '{' } } } },
    });
  });

  describe('in a tree', () => {
    const section = (edits: Item = {}) => {
      const opened = edit();
      const { schema } = opened.dependencies.schema;
      const form = new ItemForm(sameValueIn(schema, 'sections'), () => fieldRelations(schema, 'sections'));
      form.start({ id: 1, name: 'One', facts: null, above: null, parts: [2] });
      form.setPlace({ collection: 'sections', key: 1 });
      for (const [field, value] of Object.entries(edits)) form.change(field, value);
      return { ...opened, form };
    };
    const reopenIn = (left: ItemForm) => {
      const page = section(left.draftEdits);
      const texts = left.draftTexts.drawers['parts'] as DrawerTexts;
      page.form.drawer.restore('parts', texts);
      const request = restoredRequest(page.form, 'parts', texts);
      if (request === null) throw new Error('No drawer is restored');
      return { ...page, request, texts, drawer: page.open('parts', request, page.form) };
    };

    it('come back in an existing row below the first level', () => {
      const { form, open } = section();
      const drawer = open('parts', { kind: 'row', row: { key: 3 }, path: [{ key: 2 }] }, form);
      itemOf(drawer).setUnfinished('facts', '{');
      const page = reopenIn(form);
      expect(page.texts).toMatchObject({ row: { key: 3 }, path: [{ key: 2 }] });
      expect(page.request).toEqual({ kind: 'row', row: { key: 3 }, path: [{ key: 2 }] });
      expect(itemOf(page.drawer).draftTexts.texts).toEqual({ facts: '{' });
      itemOf(page.drawer).change('facts', { a: 1 });
      page.drawer.finish();
      expect(page.form.edits).toEqual({
        parts: { update: [{ id: 2, parts: { update: [{ id: 3, facts: { a: 1 } }] } }] },
      });
    });

    it('come back in a new row of a new row, which are found by their positions', () => {
      const { form, open } = section();
      form.stage('parts', { kind: 'create', draft: 'a', values: { name: 'A' } });
      form.stage('parts', { kind: 'create', draft: 'b', values: { name: 'B' } });
      const drawer = open('parts', { kind: 'new-row', path: [{ draft: 'b' }] }, form);
      itemOf(drawer).change('name', 'In B');
      itemOf(drawer).setUnfinished('facts', '{');
      const page = reopenIn(form);
      expect(page.texts).toMatchObject({ row: { draft: '0' }, path: [{ draft: '1' }] });
      expect(itemOf(page.drawer).values['name']).toBe('In B');
      expect(itemOf(page.drawer).draftTexts.texts).toEqual({ facts: '{' });
    });

    it('are not restored below a row that is not there any more', () => {
      const texts: DrawerTexts = { row: { key: 3 }, path: [{ draft: '0' }], parts: { item: NONE } };
      expect(restoredRequest(section().form, 'parts', texts)).toBeNull();
    });
  });
});
