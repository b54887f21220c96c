/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { openJournal } from '../../../../tests/support/open-journal';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { JournalStore } from '../../../adapters/memory';
import type { Access } from '../../../domain/permissions';
import { apiFailure } from '../../../kernel';
import { BatchEdit } from './batch-edit';
import { admin, broken, may, now, openSelection, rule } from './selection.fixtures';

const openEdit = (count: number, access: Access = admin, page = openJournal(new VirtualClock())) => {
  const surroundings = openSelection(count, access, count, page);
  const saved = jest.fn();
  return { ...surroundings, saved, edit: new BatchEdit(surroundings.browse, surroundings.parts, saved) };
};

test('starts a ticked field with the value preset by the permission', () => {
  const { edit, asked } = openEdit(2, may({ ...rule('update', ['*']), presets: { status: 'review' } }));
  edit.toggle('status');
  edit.execute();
  expect(asked[0]).toMatchObject({ sent: { status: 'review' } });
});

test('sends ticked fields only, with the typed value, the default or null', () => {
  const { edit, asked, saved, said, unsaved } = openEdit(2);
  expect(now(edit.denied$)).toBe('no_field_ticked');
  edit.toggle('title');
  edit.toggle('status');
  edit.form.change('title', 'Same');
  expect(unsaved.hasAny).toBe(true);
  edit.execute();
  expect(asked[0]).toMatchObject({ keys: [1, 2], sent: { title: 'Same', status: 'draft' } });
  asked[0]?.answer(right([]));
  expect(saved).toHaveBeenCalledTimes(1);
  expect(said()).toEqual(['items_updated 2']);
  expect(unsaved.hasAny).toBe(false);
});

test('discards the value of an unticked field', () => {
  const { edit, asked } = openEdit(2);
  edit.toggle('title');
  edit.form.change('title', 'Same');
  edit.toggle('title');
  expect(now(edit.isTicked$('title'))).toBe(false);
  expect(now(edit.form.field$('title')).value).toBeNull();
  edit.execute();
  expect(asked).toEqual([]);
});

test('offers neither unique nor read-only fields', () => {
  expect(openEdit(2).edit.fields.map(({ field }) => field.field)).toEqual(['title', 'status']);
  expect(openEdit(2, may(rule('update', ['title']))).edit.fields.map(({ field }) => field.field)).toEqual(['title']);
});

test('shows field errors at the field, reports other failures, and keeps the edits', () => {
  const { edit, asked, said, saved } = openEdit(2);
  const error = { field: 'title', code: 'FAILED_VALIDATION', type: 'nnull', details: {} };
  edit.toggle('title');
  edit.execute();
  asked[0]?.answer(left(apiFailure(400, 'FAILED_VALIDATION', '', [error])));
  expect(now(edit.form.fieldErrors$('title'))).toEqual([error]);
  expect(said()).toEqual([]);
  edit.execute();
  expect(now(edit.form.errors$)).toEqual([]);
  asked[1]?.answer(left(broken));
  expect(said()).toEqual(['network']);
  expect(edit.dirty).toBe(true);
  expect(saved).not.toHaveBeenCalled();
});

test('stops after the running batch when the drawer is left, and reports the written items', () => {
  const { edit, asked, said, selection } = openEdit(150);
  edit.toggle('title');
  edit.execute();
  edit.dispose();
  asked[0]?.answer(right([]));
  expect([asked.length, said(), selection.keys.length]).toEqual([1, ['items_updated 100'], 50]);
});

test('sends no text that is too long for its column', () => {
  const { edit, asked } = openEdit(2);
  edit.toggle('title');
  edit.form.change('title', 'x'.repeat(257));
  edit.execute();
  expect(asked).toEqual([]);
  expect(now(edit.form.fieldErrors$('title'))).toMatchObject([{ details: { over: 2, limit: 255 } }]);
  edit.form.change('title', '😀'.repeat(255));
  edit.execute();
  expect(asked).toHaveLength(1);
});

/** One browser, in which lists are opened one after the other. */
const openBrowser = () => {
  const [clock, shelf] = [new VirtualClock(1_000_000), new JournalStore()];
  const open = (count: number) => {
    const page = openJournal(clock, shelf);
    return { page, ...openEdit(count, admin, page) };
  };
  return { clock, open };
};

test('journals the edits of a batch and offers them for the same items only', () => {
  const { clock, open } = openBrowser();
  const lost = open(3);
  lost.edit.toggle('title');
  lost.edit.form.change('title', 'Same');
  lost.edit.toggle('status');
  clock.advance(500);
  expect(lost.page.saved()).toMatchObject([
    { place: { kind: 'several', collection: 'articles', keys: [1, 2, 3] }, edits: { title: 'Same', status: 'draft' } },
  ]);
  lost.page.die();
  expect(now(open(2).edit.recovery.drafts$)).toEqual([]);
  const next = open(3);
  const [offer] = now(next.edit.recovery.drafts$);
  expect(offer?.edits.map(({ field, status }) => `${field} ${status}`)).toEqual([
    'title restorable',
    'status restorable',
  ]);
  expect(next.edit.dirty).toBe(false);
  next.edit.recovery.restore(offer?.entry.id ?? '', ['title']);
  next.edit.execute();
  expect(next.asked[0]).toMatchObject({ keys: [1, 2, 3], sent: { title: 'Same' } });
});

test('offers neither saved nor discarded edits, and the rest after a partial save', () => {
  const { clock, open } = openBrowser();
  const page = open(150);
  page.edit.toggle('title');
  page.edit.form.change('title', 'Same');
  page.edit.execute();
  page.asked[0]?.answer(right([]));
  page.asked[1]?.answer(left(broken));
  clock.advance(500);
  expect(page.page.saved()).toMatchObject([{ place: { keys: page.selection.keys } }]);
  expect(page.selection.keys).toHaveLength(50);
  page.edit.execute();
  page.asked[2]?.answer(right([]));
  expect(page.page.saved()).toEqual([]);
  const other = open(2);
  other.edit.toggle('title');
  clock.advance(500);
  other.edit.discard();
  expect(other.edit.dirty).toBe(false);
  other.edit.dispose();
  expect(other.page.saved()).toEqual([]);
});

test('restores an unparsed raw value and ticks its field', () => {
  const { clock, open } = openBrowser();
  const lost = open(2);
  lost.edit.toggle('title');
  lost.edit.form.setRawText('title', 'half');
  expect(now(lost.edit.denied$)).toBe('text_unfinished');
  clock.advance(500);
  lost.page.die();
  const next = open(2);
  next.edit.recovery.restore(now(next.edit.recovery.drafts$)[0]?.entry.id ?? '', ['title']);
  expect(next.edit.form.rawText('title')).toBe('half');
  expect(next.edit.payload).toEqual({ title: null });
  next.edit.toggle('title');
  expect(next.edit.form.rawText('title')).toBeNull();
});
