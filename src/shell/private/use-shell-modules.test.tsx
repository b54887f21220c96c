import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { AccessStore } from '../../application/access';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import type { Json } from '../../kernel';
import { type ModuleDefinition, Registries, Registry, type Services, ServicesProvider, Translator } from '../../kit';
import { testModule } from '../../kit/contributions/module.fixtures';
import { useShellModules } from './use-shell-modules';

const Bar = () => (
  <p>
    {useShellModules()
      .items.map(({ href }) => href)
      .join(' ')}
  </p>
);

const hrefsWith = (module_list: Json): string => {
  const user = testUser(false);
  const modules = new Registry<ModuleDefinition>(
    (id) => testModule(id),
    [
      testModule('b', { order: 2 }),
      testModule('a'),
      testModule('secret', { allows: () => false }),
      testModule('log', { hidden: true }),
    ],
  );
  const services = new Map<unknown, unknown>([
    [Translator, { locale$: of({ code: 'en-US' }), translate: (key: string) => key }],
    [AccessStore, { access$: of({ user: { ...user, role: { ...user.role, module_list } }, permissions: [] }) }],
    [Registries, { modules }],
  ]);
  const { container } = render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <MemoryRouter>
        <Bar />
      </MemoryRouter>
    </ServicesProvider>,
  );
  return container.textContent;
};

const entry = (link: string) => ({ name: link, link });

test('lists the modules by order, without hidden ones, when the role has no list', () => {
  expect(hrefsWith(null)).toBe('/a /b');
});

test("lists the role's entries, without those whose module is not registered", () => {
  expect(hrefsWith([entry('/b/c?d'), entry('/users'), entry('/a?x'), entry('https://northlight.example/')])).toBe(
    '/b/c?d /a?x https://northlight.example/',
  );
});

test("a module that is hidden from the bar has a place in it when the role's list names it", () => {
  expect(hrefsWith([entry('/a'), entry('/log')])).toBe('/a /log');
});

test("lists the modules when no entry of the role's list leads to one", () => {
  expect(hrefsWith([entry('/users'), entry('/settings/roles')])).toBe('/a /b');
});

test("lists neither a module that does not allow the user nor the role's entry for it", () => {
  expect(hrefsWith(null)).toBe('/a /b');
  expect(hrefsWith([entry('/secret/plans'), entry('/a')])).toBe('/a');
});
