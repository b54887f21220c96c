import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { left, right } from 'fp-ts/Either';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { axeViolations } from '../../../tests/support/axe';
import { englishTranslator } from '../../../tests/support/texts';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { AccessStore } from '../../application/access';
import { HistoryDependencies } from '../../application/history';
import { admin, historyDependencies, revision, worker } from '../../application/history/history.fixtures';
import { SchemaStore } from '../../application/data-model';
import { anonymousAccess } from '../../domain/permissions';
import type { Activity } from '../../domain/revisions';
import { schemaOf } from '../../domain/schema';
import { apiFailure } from '../../kernel';
import {
  defineDisplay,
  type DisplayDefinition,
  type ModuleDefinition,
  Registries,
  Registry,
  type Services,
  ServicesProvider,
  Translator,
} from '../../kit';
import { testModule } from '../../kit/contributions/module.fixtures';
import { activityModule } from '.';
import { ActivityDetails } from './activity-details';
import { ActivityNavigation } from './activity-navigation';

const { collections, fields, relations } = world('w', [
  collection('notes', { display_template: '{{title}}' }, [primaryKey(), stringField('title')]),
]);
const schema = schemaOf(collections, fields, relations);

const HOSTILE = '<img src=x onerror=alert(1)>';

const entryOf = (more: Partial<Activity> = {}): Activity => ({
  id: 12,
  action: 'update',
  timestamp: '2026-11-20T10:00:00',
  ip: HOSTILE,
  user_agent: `"><script>${HOSTILE}</script>`,
  collection: 'notes',
  item: '7',
  comment: null,
  user: { id: 'u', email: 'ines@example.com', first_name: HOSTILE, last_name: 'Halloran' },
  revisions: [{ id: 3 }],
  ...more,
});

const raw = defineDisplay({ id: 'raw', name: 'raw', icon: '', types: [], component: async () => () => null });

const open = async () => {
  const { parts, asked } = historyDependencies(new VirtualClock(), schema, admin);
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [HistoryDependencies, parts],
    [SchemaStore, parts.schema],
    [AccessStore, parts.access],
    [
      Registries,
      {
        displays: new Registry<DisplayDefinition>(() => raw, []),
        modules: new Registry<ModuleDefinition>(
          testModule,
          ['collections', 'users'].map((path) => testModule(path)),
        ),
      },
    ],
  ]);
  const { container } = await act(async () =>
    render(
      <MemoryRouter>
        <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
          <Suspense fallback={null}>
            <ActivityDetails id={12} />
          </Suspense>
        </ServicesProvider>
      </MemoryRouter>,
    ),
  );
  const answer = (result: Parameters<NonNullable<(typeof asked)[number]>['answer']>[0]) =>
    act(async () => asked.find(({ isPending }) => isPending())?.answer(result));
  return { container, answer, asked: () => asked.map(({ what }) => what) };
};

test('an entry links to its user and its item, and shows what its revision changed', async () => {
  const { container, answer, asked } = await open();
  await answer(right(entryOf()));
  await answer(right([{ id: 7, title: 'Ferry' }]));
  await answer(
    right({
      revision: revision(3, 'update', { id: 7, title: 'Ferry' }, { title: 'Ferry' }),
      previous: revision(2, 'update', { id: 7, title: 'Boat' }, null),
    }),
  );
  expect(asked()).toEqual(['activity 12', 'list notes', 'values of 3']);
  expect(screen.getByRole('link', { name: 'Ferry' })).toHaveAttribute('href', '/collections/notes/7');
  expect(screen.getByRole('link', { name: `${HOSTILE} Halloran` })).toHaveAttribute('href', '/users/u');
  expect(screen.getByRole('region', { name: 'Title' })).toHaveTextContent('Before');
  expect(await axeViolations(container)).toEqual([]);
});

test('hostile names, addresses and user agents are text', async () => {
  const { container, answer } = await open();
  await answer(right(entryOf({ comment: HOSTILE, revisions: [] })));
  expect(screen.getAllByText(HOSTILE)).toHaveLength(2);
  expect(container.querySelector('img, script')).toBeNull();
});

test('a comment names the users that it mentions', async () => {
  const { answer, asked } = await open();
  const user = '0b892d73-6a25-4765-983c-2bdc4cc011cf';
  await answer(right(entryOf({ action: 'comment', comment: `See this, @${user}`, revisions: [] })));
  expect(asked()).toEqual(['activity 12', 'list notes', 'list directus_users']);
  await answer(right([]));
  await answer(right([{ id: user, first_name: 'Clara', last_name: 'Voss', email: null }]));
  expect(screen.getByText('See this, @Clara Voss')).toBeVisible();
});

test('a missing item has no link, and an entry without a revision says so', async () => {
  const { answer } = await open();
  await answer(right(entryOf({ revisions: [] })));
  await answer(right([]));
  expect(screen.getByText('This item no longer exists.')).toBeVisible();
  expect(screen.queryByRole('link', { name: '7' })).toBeNull();
  expect(screen.getByText('No changed values were recorded.')).toBeVisible();
});

test('a sign-in has no changes, and an entry without a user says why', async () => {
  const { answer } = await open();
  await answer(right(entryOf({ action: 'authenticate', user: null, revisions: [] })));
  expect(screen.queryByText('What changed')).toBeNull();
  expect(screen.getByText('No user: signed out or deleted')).toBeVisible();
});

test('a refused entry is not found; any other failure is an alert with a retry', async () => {
  const { answer, asked } = await open();
  await answer(left(apiFailure(500, 'INTERNAL_SERVER_ERROR', '')));
  expect(screen.getByRole('alert')).toHaveTextContent('The entry could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked()).toEqual(['activity 12', 'activity 12']);
  await answer(left(apiFailure(403, 'FORBIDDEN', '')));
  expect(screen.getByText('Entry not found')).toBeVisible();
});

const navigateTo = async (address: string): Promise<readonly (string | null)[]> => {
  const translator = await englishTranslator();
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <ServicesProvider services={{ get: () => translator as never } as Services}>
          <Suspense fallback={null}>
            <ActivityNavigation />
          </Suspense>
        </ServicesProvider>
      </MemoryRouter>,
    ),
  );
  return screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
};

test('the navigation lists the shortcuts, and marks the open one', async () => {
  expect(await navigateTo('/activity?action=delete')).toEqual([
    'All activity /activity',
    'My activity /activity?user=me',
    'Create /activity?action=create',
    'Update /activity?action=update',
    'Delete /activity?action=delete',
    'Comment /activity?action=comment',
    'Sign in /activity?action=authenticate',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Delete');
});

test('the module allows users who may read the log, and is hidden from the bar', () => {
  expect(activityModule.hidden).toBe(true);
  expect([admin, worker('directus_activity read'), worker(), anonymousAccess].map(activityModule.allows)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
