import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { left, right } from 'fp-ts/Either';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { aliasField, collection, primaryKey, stringField, world, samePlainValue } from '../../../../fixtures/builders';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { AccessStore } from '../../../application/access';
import { Now } from '../../../application/clock';
import { Assets } from '../../../application/files';
import { admin, comment, historyDependencies, revision } from '../../../application/history/history.fixtures';
import { ItemForm } from '../../../application/item-editing';
import { UserDirectory } from '../../../application/users';
import type { Item } from '../../../domain/items';
import { LOADING_DELAY_MS } from '../../../domain/query';
import { fieldsOf, schemaOf } from '../../../domain/schema';
import { loading, networkFailure, ready, type RemoteData } from '../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { englishTranslator } from '../../../../tests/support/texts';
import { ItemHistory } from '.';
import { HistoryDependencies } from '../../../application/history';
import { SchemaStore } from '../../../application/data-model';

const { collections, fields, relations } = world('w', [
  collection('notes', {}, [primaryKey(), stringField('title'), aliasField('tags', { special: ['m2m'] })]),
]);
const schema = schemaOf(collections, fields, relations);
const EARLIER = 'The last boat to the island';
const LATER = 'The first boat to the island';
const LOADING: RemoteData<Item> = loading<Item>(null);
const JUN = 'a0000000-0000-4000-8000-000000000003';
const failed = left(networkFailure('GET /revisions', false));

const show = async (item: RemoteData<Item> = ready({ id: 7, title: LATER })) => {
  const clock = new VirtualClock(Date.parse('2026-11-20T12:00:00Z'));
  const { parts, asked } = historyDependencies(clock, schema, admin);
  const language = await englishTranslator();
  const known = new Map<unknown, unknown>([
    [HistoryDependencies, parts],
    [Translator, language],
    [SchemaStore, parts.schema],
    [AccessStore, parts.access],
    [Now, new Now(clock)],
    [Assets, new Assets({ read: () => new Subject() })],
    [UserDirectory, new UserDirectory(parts.items)],
  ]);
  const services: Services = { get: (token) => known.get(token) as never };
  const form = new ItemForm(samePlainValue);
  form.start({ id: 7, title: LATER });
  const target = { kind: 'existing', collection: 'notes', key: 7 } as const;
  const saved$ = new Subject<void>();
  const item$ = new BehaviorSubject<RemoteData<Item>>(item);
  const opened = {
    editing: { target, form, item$, busy$: of(false), written$: saved$ },
    fields: fieldsOf(schema, 'notes').map((field) => ({ field, readonly: false })),
  };
  render(
    <ServicesProvider services={services}>
      <ItemHistory opened={opened} />
    </ServicesProvider>,
  );
  await act(() => Promise.resolve());
  const answer = (what: string, result: Parameters<(typeof asked)[number]['answer']>[0]) =>
    act(async () => asked.findLast((request) => request.what.startsWith(what))?.answer(result));
  return { answer, form, asked, clock, item$ };
};

describe('ItemHistory', () => {
  it('lists revisions by day, reads the one that is opened, and reverts it into the form', async () => {
    const { answer, form, asked } = await show();
    const later = revision(2, 'update', { id: 7, title: LATER }, { title: LATER });
    const earlier = revision(1, 'create', { title: EARLIER }, { title: EARLIER });
    expect(asked.map(({ what }) => what)).toEqual(['20 revisions', 'comments']);
    await answer('comments', right([]));
    await answer(
      '20 revisions',
      right({
        revisions: [later, earlier],
        total: 2,
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Revisions 2' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Unknown user changed this item/ }));
    expect(await screen.findByRole('dialog', { name: 'Revisions' }, { timeout: 5000 })).toBeVisible();
    await answer('values of 2', failed);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The revision could not be loaded');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await answer('values of 2', right({ revision: later, previous: earlier }));
    const drawer = screen.getByRole('dialog', { name: /^Revision of Nov 20, 2026/ });
    const change = within(drawer).getByRole('region', { name: 'Title' });
    expect(change).toHaveTextContent(
      'BeforeThe removed: last boat to the islandAfterThe added: first boat to the island',
    );
    expect(within(drawer).getByText("Lists of related items can't be restored: Tags")).toBeVisible();
    await userEvent.click(within(change).getByRole('button', { name: 'Restore Title' }));
    expect(form.edits).toEqual({ title: EARLIER });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^Unknown user changed Title/ })).toBeVisible();
  });

  it('lists six revisions, and all of them on demand, with the focus on the next one', async () => {
    const { answer } = await show();
    await answer('comments', right([]));
    const entries = Array.from({ length: 30 }, (_, at) => revision(30 - at, 'update', null, null));
    await answer('20 revisions', right({ revisions: entries.slice(0, 20), total: 30 }));
    expect(screen.getAllByRole('button', { name: /changed this item/ })).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 30' }));
    await answer('100 revisions', right({ revisions: entries, total: 30 }));
    expect(screen.getAllByRole('button', { name: /changed this item/ })).toHaveLength(30);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /changed this item/ })[6]).toHaveFocus();
  });

  it('names the changed fields once they are read, on the same line', async () => {
    const { answer } = await show();
    await answer('comments', right([]));
    const entries = [3, 2, 1].map((id) => revision(id, 'update', null, null));
    await answer('20 revisions', right({ revisions: entries, total: 3 }));
    expect(screen.getAllByRole('button', { name: /^Unknown user changed this item/ })).toHaveLength(3);
    await answer(
      'deltas of 3,2,1',
      right([
        { id: 3, delta: { title: LATER, tags: [] } },
        { id: 2, delta: { a: 1, title: 2, c: 3, d: 4 } },
        { id: 1, delta: null },
      ]),
    );
    expect(screen.getByTitle('Unknown user changed Title, Tags')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Unknown user changed a, Title, c and 1 more/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Unknown user changed this item/ })).toBeVisible();
  });

  it('shows all sections at once: after the item, revisions and comments, or once an answer is slow', async () => {
    const { answer, item$ } = await show(LOADING);
    const sections = () => screen.queryAllByRole('button', { name: /^(?:Revisions|Comments)/ });
    await answer('20 revisions', right({ revisions: [], total: 0 }));
    await act(async () => item$.next(ready({ id: 7, title: LATER })));
    expect(sections()).toEqual([]);
    await answer('comments', right([]));
    expect(sections().map(({ textContent }) => textContent)).toEqual(['Revisions', 'Comments']);
    cleanup();
    const slow = await show();
    expect(sections()).toEqual([]);
    await act(async () => slow.clock.advance(LOADING_DELAY_MS));
    expect(sections()).toHaveLength(2);
    expect(screen.getAllByRole('group', { name: 'Loading' })).toHaveLength(2);
  });

  it('shows comments with the names of the users that they mention, and never as Markdown', async () => {
    const { answer } = await show();
    await answer('20 revisions', right({ revisions: [], total: 0 }));
    await answer('comments', right([comment(1, `**Ask** @${JUN}`)]));
    expect(screen.queryByRole('article')).toBeNull();
    await answer('list directus_users', right([{ id: JUN, first_name: 'Jun', last_name: 'Takeda', email: null }]));
    const said = await screen.findByRole('article');
    expect(document.body).toHaveFocus();
    expect(await within(said).findByText('@Jun Takeda')).toBeVisible();
    expect(within(said).getByText('Ask').tagName).toBe('STRONG');
  });

  it('shows a failed request and retries it', async () => {
    const { answer, asked } = await show();
    await answer('comments', right([]));
    await answer('20 revisions', failed);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The revisions could not be loaded');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await answer('20 revisions', right({ revisions: [], total: 0 }));
    expect(screen.getByText(/^No revisions yet/)).toBeVisible();
    expect(asked.filter(({ what }) => what === '20 revisions')).toHaveLength(2);
  });

  it('escapes HTML in comments, and keeps the text of a refused comment', async () => {
    const { answer } = await show();
    await answer('20 revisions', right({ revisions: [], total: 0 }));
    await answer(
      'comments',
      right([comment(1, '<img src=x onerror="document.title=1"> <b>bold</b> [x](javascript:alert(1))')]),
    );
    const said = await screen.findByRole('article');
    expect(await within(said).findByText('bold')).toBeVisible();
    expect(said.querySelector('img, script, a[href^=javascript]')).toBeNull();
    const box = screen.getByRole('textbox', { name: 'New comment' });
    await userEvent.type(box, 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await answer('post', failed);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(box).toHaveValue('Mine');
  });
});
