import { article, holding, loaded, openEditing } from '../../../tests/support/open-editing';
import type { Notifications } from '../notifications';
import { apiFailure, currentValue } from '../../kernel';
import { copyDenied$ } from './copy-item';

const acceptOffer = (notices: Notifications): void => {
  const offering = currentValue(notices.shown$).find(({ action }) => action !== undefined);
  notices.runAction(offering?.id ?? 0);
};

const archived = { ...loaded, status: 'archived' };

test('archiving keeps the edits, and its notification undoes it', () => {
  const { editing, archive, line, notified, notices } = openEditing();
  const done: string[] = [];
  archive.done$.subscribe((way) => done.push(way));
  editing.form.change('title', 'Two');
  archive.execute();
  archive.execute();
  expect(line.of('update').map(({ body }) => body)).toEqual([{ status: 'archived' }]);
  line.last('update').answer(archived);
  expect([done, notified(), currentValue(archive.archived$)]).toEqual([['archived'], ['item_archived'], true]);
  expect(editing.form.edits).toEqual({ title: 'Two' });
  line.stored = archived;
  archive.dispose();
  acceptOffer(notices);
  expect(line.last('update').body).toEqual({ status: 'draft' });
  line.last('update').answer(loaded);
  expect(notified()[0]).toBe('value_restored');
});

test('undo updates the open form; archiving and undo are reported as writes', () => {
  const { editing, archive, line, notices } = openEditing();
  let writes = 0;
  editing.written$.subscribe(() => (writes += 1));
  archive.execute();
  expect(writes).toBe(0);
  line.last('update').answer(archived);
  expect(writes).toBe(1);
  line.stored = archived;
  acceptOffer(notices);
  line.last('update').answer(loaded);
  expect(writes).toBe(2);
  expect(editing.form.values['status']).toBe('draft');
  expect(editing.form.dirty).toBe(false);
});

test('undo does not overwrite a later change', () => {
  const { archive, line, notices, notified } = openEditing();
  archive.execute();
  line.last('update').answer(archived);
  line.stored = { ...loaded, status: 'published' };
  acceptOffer(notices);
  expect(line.of('update')).toHaveLength(1);
  expect(notified()[0]).toBe('value_changed_since');
});

test('unarchiving sets the unarchive value', () => {
  const { archive, editing, line, notified } = openEditing();
  line.stored = archived;
  editing.reload();
  archive.execute();
  expect(line.last('update').body).toEqual({ status: 'draft' });
  line.last('update').answer(loaded);
  expect(notified()).toEqual(['item_unarchived']);
});

test('archiving prompts when the archive field was changed concurrently', () => {
  const { archive, editing, line } = openEditing();
  line.stored = { ...loaded, status: 'published', date_updated: '2026-11-20T11:00:00' };
  archive.execute();
  line.last('list').answer([]);
  expect(currentValue(editing.prompts.current$)).toMatchObject({ groups: [{ conflicts: [{ field: 'status' }] }] });
  editing.prompts.answer({ kind: 'resolve', resolutions: { status: 'mine' } });
  expect(line.last('update').body).toEqual({ status: 'archived' });
});

test.each([
  [holding(), 'not_allowed'],
  [holding({ fields: ['title'] }), 'field_not_covered'],
  [holding({ permissions: { status: { _eq: 'published' } } }), 'item_not_covered'],
  [holding({ fields: ['status'] }), false],
] as const)('archiving is denied with a reason by access', (access, reason) => {
  const { archive } = openEditing(article, access);
  expect(currentValue(archive.denied$)).toBe(reason);
});

test('archiving is denied without an archive field and for a new item', () => {
  expect(currentValue(openEditing({ kind: 'new', collection: 'articles' }).archive.archived$)).toBeNull();
  expect(currentValue(openEditing({ kind: 'existing', collection: 'notes', key: 'x' }).archive.archived$)).toBeNull();
  expect(currentValue(openEditing({ kind: 'existing', collection: 'notes', key: 'x' }).archive.denied$)).toBe(
    'no_archive_field',
  );
});

test('deleting requires a permission that covers the item', () => {
  const may = (items: { readonly status: { readonly _eq: string } }) =>
    currentValue(openEditing(article, holding({ action: 'delete', permissions: items })).remove.denied$);
  expect(may({ status: { _eq: 'draft' } })).toBe(false);
  expect(may({ status: { _eq: 'published' } })).toBe('item_not_covered');
  expect(currentValue(openEditing(article, holding()).remove.denied$)).toBe('not_allowed');
});

describe('discarding changes', () => {
  test('resets all fields, and undo restores the edits', () => {
    const { editing, discard, notices, notified } = openEditing();
    expect(currentValue(discard.denied$)).toBe('nothing_to_discard');
    editing.form.change('title', 'Two');
    editing.form.setUnfinished('tags', '[1,');
    discard.execute();
    expect([editing.form.dirty, notified()]).toEqual([false, ['changes_discarded']]);
    acceptOffer(notices);
    expect(editing.form.edits).toEqual({ title: 'Two' });
    expect(currentValue(editing.form.unfinished$('tags'))).toBe('[1,');
  });

  test('dismisses the undo notification with the page', () => {
    const { editing, discard, notices } = openEditing();
    editing.form.change('title', 'Two');
    discard.execute();
    discard.dispose();
    expect(currentValue(notices.shown$)).toEqual([]);
  });
});

test('an item is not copied while its edits are being saved, or may have been saved', () => {
  const { editing, save, line, parts } = openEditing();
  const denied = () => currentValue(copyDenied$(editing, parts));
  expect(denied()).toBe(false);
  editing.form.change('title', 'Two');
  save.execute('stay');
  expect(denied()).toBe('saving');
  line.last('update').fail(apiFailure(504, 'UNKNOWN', ''));
  expect(denied()).toBe('save_uncertain');
  editing.dismissUncertainWrite();
  expect(denied()).toBe(false);
});

test('an item is copied after a save that was not applied', () => {
  const { editing, save, line, parts } = openEditing();
  editing.form.change('title', 'Two');
  save.execute('stay');
  line.last('update').fail(apiFailure(400, 'UNKNOWN', ''));
  expect(currentValue(copyDenied$(editing, parts))).toBe(false);
});

test('an item is not copied by a role that may not create one', () => {
  const { editing, parts } = openEditing(undefined, holding({ action: 'update' }));
  expect(currentValue(copyDenied$(editing, parts))).toBe('not_allowed');
});
