import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Either, left, right } from 'fp-ts/Either';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject, type Observable, of } from 'rxjs';
import { collection, primaryKey, stringField, timestampField, world } from '../../../../fixtures/builders';
import { axeViolations } from '../../../../tests/support/axe';
import { englishTranslator } from '../../../../tests/support/texts';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { AccessStore } from '../../../application/access';
import { RecentItems } from '../../../application/actions';
import { Now } from '../../../application/clock';
import { SchemaStore } from '../../../application/data-model';
import { HistoryDependencies } from '../../../application/history';
import { admin, comment, historyDependencies, worker } from '../../../application/history/history.fixtures';
import { PresetsStore } from '../../../application/presets';
import { DraftJournal } from '../../../application/recovery';
import { DemoMode, DevicePreferences, ProjectStore } from '../../../application/settings';
import type { Access } from '../../../domain/permissions';
import { emptyView, viewMembers } from '../../../domain/presets';
import type { Comment } from '../../../domain/revisions';
import { schemaOf } from '../../../domain/schema';
import { type Failure, networkFailure } from '../../../kernel';
import type { DemoStep } from '../../../ports/environment/demo';
import { ItemsGateway } from '../../../ports/gateways/items-gateway';
import { type ModuleDefinition, Registries, Registry, type Services, ServicesProvider, Translator } from '../../../kit';
import { testModule } from '../../../kit/contributions/module.fixtures';
import { missingModule } from '../../missing';
import { OverviewPage } from './overview-page';

const { collections, fields, relations } = world('sample', [
  collection('articles', { display_template: '{{title}}' }, [primaryKey(), stringField('title')]),
  collection('tags', {}, [primaryKey()]),
  collection('directus_activity', {}, [
    ...['action', 'collection', 'item'].map((name) => stringField(name)),
    timestampField('timestamp'),
  ]),
]);

const NOW = Date.parse('2026-11-20T10:05:00Z');

const bookmark = (id: number, name: string, user: string | null) => ({
  ...viewMembers(emptyView),
  id,
  bookmark: name,
  user,
  role: null,
  collection: 'articles',
});

const draft = {
  id: 'd',
  place: { kind: 'existing', collection: 'articles', key: 9 },
  at: NOW - 120_000,
};

const ME = '11111111-1111-4111-8111-111111111111';

const me: Access = { ...admin, user: admin.user && { ...admin.user, id: ME } };

/** By the id of the signed-in user. */
const mentionsOf = (access: Access): string => `mentions of ${access.user?.id}`;

const NO_DEMO = { steps$: of([]) };

interface Shown {
  readonly access?: Access;
  readonly isEmpty?: boolean;
  readonly hasDataModel?: boolean;
  readonly drafts?: readonly unknown[];
  readonly mentions?: readonly Comment[] | Either<Failure, readonly Comment[]>;
  readonly demo?: { readonly steps$: Observable<readonly DemoStep[]> };
}

const show = async ({
  access = admin,
  isEmpty = false,
  hasDataModel = false,
  drafts = [],
  mentions = [],
  demo = NO_DEMO,
}: Shown = {}) => {
  const schema = schemaOf(isEmpty ? [] : collections, fields, relations);
  const { parts, asked } = historyDependencies(new VirtualClock(), schema, access);
  const dataModel: ModuleDefinition = {
    ...missingModule('settings'),
    routes: [{ path: 'data-model/+', component: async () => () => null }],
  };
  const recent = new RecentItems();
  recent.visit({ collection: 'articles', key: 3, title: 'Opened before' });
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [HistoryDependencies, parts],
    [ItemsGateway, parts.items],
    [SchemaStore, parts.schema],
    [AccessStore, parts.access],
    [RecentItems, recent],
    [DemoMode, demo],
    [Now, { now$: of(NOW) }],
    [DevicePreferences, new DevicePreferences({ read: () => null, write: () => undefined, remove: () => undefined })],
    [DraftJournal, { entries: () => of(drafts) }],
    [
      PresetsStore,
      {
        presets$: of([bookmark(1, 'My drafts', 'u'), bookmark(2, 'For everyone', null)]),
        viewer: { user: 'u', role: 'r' },
      },
    ],
    [ProjectStore, { project$: of({ project_name: 'Northlight' }) }],
    [
      Registries,
      {
        modules: new Registry<ModuleDefinition>(missingModule, [
          testModule('collections'),
          ...(hasDataModel ? [dataModel] : []),
        ]),
      },
    ],
  ]);
  const { container } = await act(async () =>
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <MemoryRouter>
          <OverviewPage />
        </MemoryRouter>
      </ServicesProvider>,
    ),
  );
  const answer = (what: string, result: Parameters<NonNullable<(typeof asked)[number]>['answer']>[0]) =>
    act(async () => asked.find((each) => each.what === what && each.isPending())?.answer(result));
  await answer(mentionsOf(access), '_tag' in mentions ? mentions : right(mentions));
  return {
    container,
    answer,
    asked: () => asked.map(({ what }) => what).filter((what) => what !== mentionsOf(access)),
  };
};

const section = (name: string) => within(screen.getByRole('region', { name }));

const row = (item: string, action: string, collectionName = 'articles') => ({
  action,
  timestamp: '2026-11-20T10:00:00Z',
  collection: collectionName,
  item,
  user: { id: 'u', email: null, first_name: 'Ines', last_name: 'Halloran' },
});

const LOG = 'list directus_activity';

test('lists who changed what and when, each item by its title, and links to those that exist', async () => {
  const { container, answer, asked } = await show();
  await answer(LOG, right([row('7', 'update'), row('8', 'delete'), row('7', 'create')]));
  await answer('list articles', right([{ id: 7, title: 'Ferry' }]));
  expect(asked()).toEqual([LOG, 'list articles']);
  const changes = section('Recent changes');
  expect(changes.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'IHFerryChanged by Ines HalloranArticles5 minutes ago',
    'IH8Deleted by Ines HalloranArticles5 minutes ago',
  ]);
  expect(changes.getByRole('link', { name: 'Ferry' })).toHaveAttribute('href', '/collections/articles/7');
  expect(changes.queryByRole('link', { name: '8' })).toBeNull();
  expect(section('Collections').getByRole('link', { name: /^Articles/ })).toHaveTextContent('5 minutes ago');
  expect(await axeViolations(container)).toEqual([]);
});

test('lists comments that mention the user, which are new until they are read', async () => {
  const mention = (id: number, said: string): Comment => ({
    ...comment(id, said, 'p'),
    collection: 'articles',
    item: String(id),
  });
  const { answer, container } = await show({
    access: me,
    mentions: [mention(7, `@${ME} look`), mention(8, `For @${ME}`)],
  });
  await answer('list directus_users', right([{ id: ME, first_name: 'Ines' }]));
  await answer('list articles', right([{ id: 7, title: 'Ferry' }]));
  const entries = () => section('Mentions').getAllByRole('listitem');
  expect(entries().map((each) => within(each).queryByText('New') !== null)).toEqual([true, true]);
  expect(entries()[0]).toHaveTextContent('@Ines look');
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(section('Mentions').getByRole('link', { name: 'Ferry' }));
  expect(entries().map((each) => within(each).queryByText('New') !== null)).toEqual([false, true]);
  await userEvent.click(section('Mentions').getByRole('button', { name: 'Mark all as read' }));
  expect(section('Mentions').queryByText('New')).toBeNull();
  expect(section('Mentions').queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('mentions that could not be loaded can be requested again', async () => {
  const { answer } = await show({ access: me, mentions: left(networkFailure('/activity', false)) });
  expect(section('Mentions').getByText('The mentions could not be loaded')).toBeVisible();
  expect(section('Mentions').queryByRole('list')).toBeNull();
  await userEvent.click(section('Mentions').getByRole('button', { name: 'Try again' }));
  await answer(mentionsOf(me), right([]));
  expect(screen.queryByRole('region', { name: 'Mentions' })).toBeNull();
});

test('says nothing of mentions where there are none', async () => {
  await show();
  expect(screen.queryByRole('region', { name: 'Mentions' })).toBeNull();
});

test('says that nothing has been changed yet', async () => {
  const { answer } = await show();
  await answer(LOG, right([]));
  expect(section('Recent changes').getByText('Nothing has been changed yet.')).toBeVisible();
});

test('a failed request is said and can be repeated', async () => {
  const { answer, asked } = await show();
  await answer(LOG, left(networkFailure('/activity', false)));
  expect(screen.getByText('The recent changes could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked()).toEqual([LOG, LOG]);
});

test('a user who may not read the log finds the items opened last', async () => {
  const { asked } = await show({ access: worker('articles read') });
  expect(asked()).toEqual([]);
  expect(section('Recently opened').getByRole('link', { name: 'Opened before' })).toHaveAttribute(
    'href',
    '/collections/articles/3',
  );
});

test('lists own bookmarks only, and all collections', async () => {
  await show();
  const names = (name: string) =>
    section(name)
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(names('Bookmarks')).toEqual(['My draftsArticles']);
  expect(names('Collections')).toEqual(['Articles', 'Tags']);
});

test('lists the drafts on this device with the titles of their items', async () => {
  const { answer } = await show({ drafts: [draft] });
  await answer('list articles', right([{ id: 9, title: 'Lighthouse' }]));
  expect(section('Unsaved drafts').getByRole('listitem')).toHaveTextContent('LighthouseArticles · 2 minutes ago');
});

const createLink = (): HTMLElement | null => screen.queryByRole('link', { name: 'Create collection' });

test('an empty platform is said once; administrators get a link once there is a page for it', async () => {
  await show({ isEmpty: true });
  expect(screen.getByText('No collections yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recent changes' })).toBeNull();
  expect(createLink()).toBeNull();
});

test.each([
  [admin, '/settings/data-model/+'],
  [worker(), undefined],
])('an empty platform has the link for administrators only', async (access, href) => {
  await show({ isEmpty: true, hasDataModel: true, access });
  expect(createLink()?.getAttribute('href')).toBe(href);
});

describe('the things to try in the demonstration', () => {
  const steps: readonly DemoStep[] = [
    { id: 'conflict', path: '/collections/articles/2' },
    { id: 'filter', path: '/collections/articles' },
  ];
  const demonstration = () => {
    const steps$ = new BehaviorSubject(steps);
    return { steps$, start: jest.fn(), reset: jest.fn(), dismissSteps: jest.fn(() => steps$.next([])) };
  };
  const NAME = 'Try these five things';

  test('are links, one of which has a colleague at work; dismissed, they are gone', async () => {
    const demo = demonstration();
    const { container } = await show({ demo });
    const links = section(NAME).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(steps.map(({ path }) => path));
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(links[0] as HTMLElement);
    expect(demo.start).toHaveBeenCalledWith(steps[0]);
    await userEvent.click(section(NAME).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: NAME })).toBeNull();
  });

  test('end with a reset, which asks once', async () => {
    const demo = demonstration();
    await show({ demo });
    await userEvent.click(section(NAME).getByRole('button', { name: 'Reset demo' }));
    expect(demo.reset).not.toHaveBeenCalled();
    const question = within(await screen.findByRole('alertdialog', { name: 'Reset the demo?' }));
    await userEvent.click(question.getByRole('button', { name: 'Reset demo' }));
    expect(demo.reset).toHaveBeenCalledTimes(1);
  });

  test('are not for other roles, nor for an installation with a server', async () => {
    await show({ demo: demonstration(), access: worker('articles read') });
    expect(screen.queryByRole('region', { name: NAME })).toBeNull();
    cleanup();
    await show();
    expect(screen.queryByRole('region', { name: NAME })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reset demo' })).toBeNull();
  });
});
