import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { collection, world } from '../../../../fixtures/builders';
import { AccessStore } from '../../../application/access';
import { SchemaStore } from '../../../application/data-model';
import { ProjectStore } from '../../../application/settings';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { schemaOf } from '../../../domain/schema';
import { type ModuleDefinition, Registries, Registry, type Services, ServicesProvider, Translator } from '../../../kit';
import { missingModule } from '../../missing';
import { OverviewPage } from './overview-page';

const model = world('sample', [collection('articles', {}, []), collection('tags', {}, [])]);

const dataModel: ModuleDefinition = {
  ...missingModule('settings'),
  routes: [{ path: 'data-model/+', component: async () => () => null }],
};

const show = async ({ admin = true, collections = false, hasDataModel = false } = {}): Promise<void> => {
  const schema = schemaOf(collections ? model.collections : [], [], []);
  const services = new Map<unknown, unknown>([
    [Translator, { locale$: of({ code: 'en-US', direction: 'ltr' }), translate: (key: string) => key }],
    [SchemaStore, { schema, schema$: of(schema) }],
    [AccessStore, { access$: of({ user: testUser(admin), permissions: [] }) }],
    [ProjectStore, { project$: of({ project_name: 'Northlight' }) }],
    [Registries, { modules: new Registry(missingModule, hasDataModel ? [dataModel] : []) }],
  ]);
  await act(async () => {
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <MemoryRouter>
          <OverviewPage />
        </MemoryRouter>
      </ServicesProvider>,
    );
  });
};

const createLink = (): HTMLElement | null => screen.queryByRole('link', { name: 'create_collection' });

test('offers administrators no link to create a collection while there is no settings module', async () => {
  await show();
  expect(screen.getByText('collections_empty_admin')).toBeVisible();
  expect(createLink()).toBeNull();
});

test('offers administrators the link once there is a settings module', async () => {
  await show({ hasDataModel: true });
  expect(createLink()).toHaveAttribute('href', '/settings/data-model/+');
});

test('offers other users no link', async () => {
  await show({ admin: false, hasDataModel: true });
  expect(screen.getByText('collections_empty_member')).toBeVisible();
  expect(createLink()).toBeNull();
});

test('lists the collections, and offers no link beside them', async () => {
  await show({ collections: true, hasDataModel: true });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Articles', 'Tags']);
  expect(createLink()).toBeNull();
});
