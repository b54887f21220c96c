import { act, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { type Services, ServicesProvider } from '../services/services';
import { Translator } from '../texts/translator';
import type { ModuleDefinition } from './definitions';
import { testModule } from './module.fixtures';
import { Registries, useContribution, useContributions, useHasPage } from './registries';
import { Registry } from './registry';

const registry = () => new Registry((id: string) => ({ id, name: 'missing' }), [{ id: 'a', name: 'A' }]);

test('useContribution rerenders when its contribution is registered, and not for others', () => {
  const contributions = registry();
  const get = jest.spyOn(contributions, 'get');
  const View = () => <p>{useContribution(contributions, 'late').name}</p>;
  render(<View />);
  expect(screen.getByText('missing')).toBeInTheDocument();
  act(() => contributions.register({ id: 'other', name: 'Other' }));
  expect(get).toHaveBeenCalledTimes(1);
  act(() => contributions.register({ id: 'late', name: 'Late' }));
  expect(screen.getByText('Late')).toBeInTheDocument();
});

test('useContributions rerenders with each registration', () => {
  const contributions = registry();
  const View = () => (
    <p>
      {useContributions(contributions)
        .map(({ name }) => name)
        .join(', ')}
    </p>
  );
  render(<View />);
  act(() => contributions.register({ id: 'b', name: 'B' }));
  expect(screen.getByText('A, B')).toBeInTheDocument();
});

const settings = (id: string, path: string): ModuleDefinition =>
  testModule(path, {
    id,
    routes: [
      { path: 'data-model/+', component: async () => () => null },
      { path: '*', component: async () => () => null },
    ],
  });

test('useHasPage compares paths of modules, not ids, and rerenders when the module is registered', () => {
  const modules = new Registry<ModuleDefinition>((id) => settings(id, id), [settings('settings', 'other')]);
  const services = new Map<unknown, unknown>([
    [Translator, { locale$: of({ code: 'en-US' }) }],
    [Registries, { modules }],
  ]);
  const View = () => <p>{useHasPage('/settings/data-model/+') ? 'registered' : 'missing'}</p>;
  render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <View />
    </ServicesProvider>,
  );
  expect(screen.getByText('missing')).toBeInTheDocument();
  act(() => modules.register(settings('project', 'settings')));
  expect(screen.getByText('registered')).toBeInTheDocument();
});
