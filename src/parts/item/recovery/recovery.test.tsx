import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { collection, integerField, stringField, textField, world } from '../../../../fixtures/builders';
import type { RecoverableDraft, DraftRecovery } from '../../../application/recovery';
import type { RecoverableEdit, RecoveryStatus } from '../../../domain/recovery';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { Recovery } from './recovery';
import { previewText } from './recovery.rules';
import { ClipboardWriter } from '../../../application/clipboard';
import { Now } from '../../../application/clock';

const { fields } = world('sample', [
  collection('articles', {}, [stringField('title'), textField('body'), integerField('words')]),
]);

const edit = (
  field: string,
  status: RecoveryStatus,
  mine: RecoverableEdit['mine'],
  text: string | null = null,
): RecoverableEdit => ({
  field,
  status,
  mine,
  text,
  rawText: null,
  drawer: null,
  before: null,
  listEdits: null,
  now: 'theirs',
  definition: fields.find((each) => each.field === field) ?? null,
});

const work = (edits: readonly RecoverableEdit[], more: Partial<RecoverableDraft> = {}): RecoverableDraft => ({
  edits,
  isItemMissing: false,
  entry: {
    id: 'form-1',
    user: 'clara',
    place: { kind: 'existing', collection: 'articles', key: 3 },
    at: 0,
    edits: {},
    texts: {},
    rawTexts: {},
    base: {},
    types: {},
    withheld: [],
    attempt: null,
    baselines: {},
    drawers: {},
  },
  ...more,
});

const show = (offers: readonly RecoverableDraft[]) => {
  const drafts$ = new BehaviorSubject(offers);
  const recovery = { drafts$, restore: jest.fn(), discard: jest.fn(), postpone: jest.fn(), startNew: jest.fn() };
  const copy = { copyEdits: jest.fn() };
  const onBegun = jest.fn();
  const known = new Map<unknown, unknown>([
    [ClipboardWriter, copy],
    [Now, { now$: new BehaviorSubject(5 * 60_000) }],
    [
      Translator,
      {
        locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }),
        translate: (key: string, said: Record<string, string> = {}) => [key, ...Object.values(said)].join(' '),
      },
    ],
  ]);
  const services: Services = { get: (token) => known.get(token) as never };
  render(
    <ServicesProvider services={services}>
      <Recovery recovery={recovery as unknown as DraftRecovery} onNewStarted={onBegun} />
    </ServicesProvider>,
  );
  return { recovery, copy, onBegun };
};

const look = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'unsaved_look' }));
  return within(await screen.findByRole('dialog', { name: 'unsaved_restore_title' }));
};

test('a notice shows the age and the fields of a draft', () => {
  show([work([edit('title', 'restorable', 'Salt'), edit('body', 'restorable', 'Text')])]);
  expect(screen.getByRole('status')).toHaveTextContent('unsaved_changes_of 5 minutes agoTitle, Body');
});

test('ticked fields are restored, except those that cannot be', async () => {
  const { recovery } = show([
    work([edit('title', 'restorable', 'Salt'), edit('body', 'changed', 'Text'), edit('subtitle', 'gone', 'Old')]),
  ]);
  const dialog = await look();
  expect(dialog.getByText('Old')).toBeVisible();
  expect(dialog.getByText('unsaved_field_gone')).toBeVisible();
  expect(dialog.getByText('theirs')).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: 'unsaved_restore_field subtitle' })).toBeNull();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'unsaved_restore_field Title' }));
  await userEvent.click(dialog.getByRole('button', { name: 'unsaved_restore_fields 1' }));
  expect(recovery.restore).toHaveBeenCalledWith('form-1', ['body']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('fields edited since are not ticked by default', async () => {
  const { recovery } = show([work([edit('title', 'typed', 'Salt')])]);
  const dialog = await look();
  const box = dialog.getByRole('checkbox', { name: 'unsaved_restore_field Title' });
  expect(box).not.toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'unsaved_restore_fields 0' }));
  expect(recovery.restore).not.toHaveBeenCalled();
  await userEvent.click(box);
  await userEvent.click(dialog.getByRole('button', { name: 'unsaved_restore_fields 1' }));
  expect(recovery.restore).toHaveBeenCalledWith('form-1', ['title']);
});

test('HTML in a draft is shown as text', async () => {
  show([work([edit('title', 'restorable', '<img src=x onerror=alert(1)>')])]);
  const dialog = await look();
  expect(dialog.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test('every edit can be copied, unfinished text as typed', async () => {
  const { copy } = show([work([edit('body', 'locked', null, '{"a": ')])]);
  const dialog = await look();
  expect(dialog.getByText('unsaved_unfinished')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'unsaved_copy_field Body' }));
  expect(copy.copyEdits).toHaveBeenCalledWith('{"a": ');
});

test('a draft can be postponed and discarded', async () => {
  const { recovery } = show([work([edit('title', 'restorable', 'Salt')])]);
  await userEvent.click(screen.getByRole('button', { name: 'unsaved_later' }));
  expect(recovery.postpone).toHaveBeenCalledWith('form-1');
  const dialog = await look();
  await userEvent.click(dialog.getByRole('button', { name: 'unsaved_throw_away' }));
  expect(recovery.discard).toHaveBeenCalledWith('form-1');
});

test('the draft of a deleted item can be copied or continued as a new item', async () => {
  const { recovery, copy, onBegun } = show([
    work([edit('title', 'restorable', 'Salt'), edit('words', 'restorable', 12)], { isItemMissing: true }),
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('unsaved_item_gone');
  const dialog = await look();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'unsaved_copy' }));
  expect(copy.copyEdits).toHaveBeenCalledWith('Title\nSalt\n\nWords\n12');
  await userEvent.click(dialog.getByRole('button', { name: 'unsaved_begin_new' }));
  expect(recovery.startNew).toHaveBeenCalledWith('form-1');
  expect(onBegun).toHaveBeenCalled();
});

test('a long text is shortened without half a surrogate pair', () => {
  expect(previewText('x'.repeat(800))).toHaveLength(800);
  expect(previewText(`${'x'.repeat(799)}🜂more`)).toBe(`${'x'.repeat(799)}…`);
});

test('a batch draft has no previous value, and raw text is shown as such', async () => {
  const several = { kind: 'several', collection: 'articles', keys: [3, 4] } as const;
  const offered = work([{ ...edit('title', 'restorable', undefined), rawText: 'half' }]);
  show([{ ...offered, entry: { ...offered.entry, place: several } }]);
  await userEvent.click(screen.getByRole('button', { name: 'unsaved_look' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).queryByText('unsaved_before')).toBeNull();
  expect(within(dialog).queryByText('unsaved_mine')).toBeNull();
  expect(within(dialog).getByText('unsaved_raw')).toBeVisible();
  expect(within(dialog).getByText('half')).toBeVisible();
});

test('edits of a list are shown as counted steps, not as what is sent', async () => {
  const steps = { create: [{ title: 'x' }], delete: [4, 5] };
  show([work([{ ...edit('body', 'restorable', steps), listEdits: { added: 1, edited: 0, removed: 2 } }])]);
  const dialog = await look();
  expect(dialog.getByText('list_edits_added 1, list_edits_removed 2')).toBeVisible();
  expect(dialog.queryByText('unsaved_before')).toBeNull();
});
