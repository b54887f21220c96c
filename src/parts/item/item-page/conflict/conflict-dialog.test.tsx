import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BehaviorSubject, of } from 'rxjs';
import { openEditing, sampleSchema } from '../../../../../tests/support/open-editing';
import { type Services, ServicesProvider, Translator } from '../../../../kit';
import type { ItemViewModel } from '../item.view-model';
import { ConflictDialog } from './conflict-dialog';
import { ItemDeletedDialog } from './item-deleted-dialog';
import { SchemaStore } from '../../../../application/data-model';
import { ClipboardWriter } from '../../../../application/clipboard';

const HOSTILE = '<img src=x onerror=alert(1)>';

const begin = () => {
  const { editing } = openEditing();
  const answers: unknown[] = [];
  jest.spyOn(editing.prompts, 'answer').mockImplementation((answer) => void answers.push(answer));
  const copied: unknown[] = [];
  const services = new Map<unknown, unknown>([
    [Translator, { locale$: of({ code: 'en-US' }), translate: (key: string) => key }],
    [SchemaStore, { schema: sampleSchema }],
    [ClipboardWriter, { copyRows: (rows: unknown) => copied.push(rows) }],
  ]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      {children}
    </ServicesProvider>
  );
  const view = {
    item: {
      editing,
      fields: (sampleSchema.fields.get('articles') ?? []).map((field) => ({ field, readonly: false })),
    },
    copyDenied$: new BehaviorSubject<'not_allowed' | false>('not_allowed'),
    summaryOf: () => ({ isMe: false, name: 'Anna', ago: null }),
  } as unknown as ItemViewModel;
  return { answers, copied, editing, view, wrapper };
};

const conflicts = [
  { field: 'body', base: 'One', mine: 'Mine', theirs: HOSTILE },
  { field: 'tags', base: null, mine: { a: 1 }, theirs: { b: 1 } },
];

const others = { fields: ['title', 'tags', 'body'], latest: null };

test('both values of each field are shown, and saving requires all decisions', async () => {
  const { answers, view, wrapper } = begin();
  render(<ConflictDialog view={view} groups={[{ conflicts, concurrent: others }]} />, { wrapper });
  expect(screen.getByText(HOSTILE)).toBeVisible();
  expect(screen.getByText('conflict_also')).toBeVisible();
  const save = screen.getByRole('button', { name: 'conflict_save' });
  const [body, tags] = screen.getAllByRole('group');
  await userEvent.click(screen.getAllByRole('radio', { name: /conflict_both/ })[0] ?? save);
  await userEvent.click(save);
  expect(answers).toEqual([]);
  expect(body).toHaveAccessibleName('Body');
  await userEvent.click(screen.getAllByRole('radio', { name: /conflict_mine/ })[1] ?? save);
  await userEvent.click(save);
  expect(answers).toEqual([{ kind: 'resolve', resolutions: { body: 'both', tags: 'mine' } }]);
  expect(tags?.textContent).not.toContain('conflict_both');
});

test('changes in different places of a text can be kept together, and are shown so', async () => {
  const { answers, view, wrapper } = begin();
  const body = { field: 'body', base: 'One\n\nTwo', mine: 'Uno\n\nTwo', theirs: 'One\n\nDos' };
  render(<ConflictDialog view={view} groups={[{ conflicts: [body], concurrent: others }]} />, { wrapper });
  const both = screen.getByRole('radio', { name: /conflict_merged/ });
  expect(both.closest('label')).toHaveTextContent('Uno Dos');
  await userEvent.click(both);
  await userEvent.click(screen.getByRole('button', { name: 'conflict_save' }));
  expect(answers).toEqual([{ kind: 'resolve', resolutions: { body: 'both' } }]);
});

test('the user’s own concurrent change is labelled as such', () => {
  const { view, wrapper } = begin();
  const mine = { ...view, summaryOf: () => ({ isMe: true, name: 'Clara', ago: null }) } as unknown as ItemViewModel;
  render(<ConflictDialog view={mine} groups={[{ conflicts, concurrent: others }]} />, { wrapper });
  expect(screen.getByRole('dialog', { name: 'conflict_title_own' })).toBeVisible();
  expect(screen.getAllByRole('radio', { name: /conflict_theirs_own/ })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'conflict_all_mine_own' })).toBeVisible();
});

test('the edit of a related item is counted, not shown as what is sent', () => {
  const { view, wrapper } = begin();
  const author = { field: 'author', base: null, mine: { id: 1, name: 'Ann' }, theirs: null };
  render(<ConflictDialog view={view} groups={[{ conflicts: [author], concurrent: others }]} />, { wrapper });
  expect(screen.getByRole('radio', { name: /conflict_mine/ }).closest('label')).toHaveTextContent('list_edits_edited');
  expect(screen.queryByText(/Ann/)).toBeNull();
});

test('the copied text of a deleted item counts the edits of related items and keeps what was typed into them', async () => {
  const { copied, editing, view, wrapper } = begin();
  editing.form.change('author', { name: 'Ann' });
  render(<ItemDeletedDialog view={view} by={null} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'copy_my_text' }));
  expect(copied).toEqual([[['Author', 'list_edits_added\n{\n  "name": "Ann"\n}']]]);
});

test('one click decides all fields, and the dialog can be cancelled', async () => {
  const { answers, view, wrapper } = begin();
  render(<ConflictDialog view={view} groups={[{ conflicts, concurrent: others }]} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'conflict_all_theirs' }));
  await userEvent.click(screen.getByRole('button', { name: 'conflict_save' }));
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual([{ kind: 'resolve', resolutions: { body: 'theirs', tags: 'theirs' } }, { kind: 'cancel' }]);
});

test('edits of a deleted item can be copied, and recreating shows its denial', async () => {
  const { answers, copied, editing, view, wrapper } = begin();
  editing.form.change('title', 'Mine');
  render(<ItemDeletedDialog view={view} by={null} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'copy_my_text' }));
  expect(copied).toEqual([[['Title', 'Mine']]]);
  await userEvent.click(screen.getByRole('button', { name: 'create_again' }));
  expect(answers).toEqual([]);
});

test('fields of related items are named with their item, decided apart, and of a deleted one given up', async () => {
  const { answers, view, wrapper } = begin();
  const row = { collection: 'notes', key: 'a', name: HOSTILE, isDeleted: false };
  const related = [
    { field: 'text', base: 'One', mine: 'Mine', theirs: 'Theirs', row },
    { field: 'text', base: 'One', mine: 'Mine', theirs: null, row: { ...row, key: 'b', name: 'B', isDeleted: true } },
  ];
  render(<ConflictDialog view={view} groups={[{ conflicts: related, concurrent: { fields: [], latest: null } }]} />, {
    wrapper,
  });
  const [changed, deleted] = screen.getAllByRole('group');
  expect(changed).toHaveAccessibleName(`${HOSTILE} · Text`);
  expect(deleted?.textContent).toContain('conflict_row_deleted');
  expect(deleted?.textContent).not.toContain('conflict_mine');
  await userEvent.click(screen.getByRole('button', { name: 'conflict_all_mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'conflict_save' }));
  expect(answers).toEqual([{ kind: 'resolve', resolutions: { 'notes/a/text': 'mine', 'notes/b/text': 'theirs' } }]);
});

test('a deletion is told with its author, of the item as of a related one', () => {
  const { view, wrapper } = begin();
  const by = { by: { id: 'a', email: null, first_name: 'Ann', last_name: null }, at: null };
  const { unmount } = render(<ItemDeletedDialog view={view} by={by} />, { wrapper });
  expect(screen.getByText(/^gone_text_by/)).toBeVisible();
  unmount();
  const row = { collection: 'authors', key: 1, name: 'Ann', isDeleted: true };
  const edit = { field: 'name', base: null, mine: 'x', theirs: null, row };
  render(<ConflictDialog view={view} groups={[{ conflicts: [edit], concurrent: others }]} />, { wrapper });
  expect(screen.getByText(/^conflict_text_deleted/)).toBeVisible();
});

test('a row that was moved to another item says what each choice does', () => {
  const { view, wrapper } = begin();
  const row = { collection: 'authors', key: 1, name: 'Ann', isDeleted: false };
  const moved = { field: 'shelf', base: 7, mine: 7, theirs: 8, row };
  render(<ConflictDialog view={view} groups={[{ conflicts: [moved], concurrent: others }]} />, { wrapper });
  expect(screen.getByText('conflict_row_moved')).toBeVisible();
});

test('the conflicts with each user have a section, and are answered together', async () => {
  const { answers, view, wrapper } = begin();
  const names = ['Anna', 'Bo'];
  const byBoth = {
    ...view,
    summaryOf: ({ fields }: typeof others) => ({
      isMe: false,
      name: names[fields.length === 0 ? 1 : 0] ?? '',
      ago: null,
    }),
  } as unknown as ItemViewModel;
  const row = { collection: 'notes', key: 'a', name: 'Note', isDeleted: false };
  const related = { field: 'text', base: 'One', mine: 'Mine', theirs: 'Theirs', row };
  const groups = [
    { conflicts, concurrent: others },
    { conflicts: [related], concurrent: { fields: [], latest: null } },
  ];
  render(<ConflictDialog view={byBoth} groups={groups} />, { wrapper });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByText('conflict_text_several')).toBeVisible();
  expect(screen.getAllByRole('group')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'conflict_all_mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'conflict_save' }));
  expect(answers).toEqual([{ kind: 'resolve', resolutions: { body: 'mine', tags: 'mine', 'notes/a/text': 'mine' } }]);
});

test('a field that another user has changed is named, also if a related item has a conflict in a field of that name', () => {
  const { view, wrapper } = begin();
  const row = { collection: 'notes', key: 'a', name: 'Note', isDeleted: false };
  const related = { field: 'title', base: 'One', mine: 'Mine', theirs: 'Theirs', row };
  const concurrent = { fields: ['title'], latest: null };
  render(<ConflictDialog view={view} groups={[{ conflicts: [related], concurrent }]} />, { wrapper });
  expect(screen.getByText('conflict_also')).toBeVisible();
});
