import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { axeViolations } from '../../../tests/support/axe';
import { englishTranslator } from '../../../tests/support/texts';
import { RolesStore } from '../../application/access';
import { ListFactory, type ListRef } from '../../application/browse';
import type { Role } from '../../domain/users';
import { Registries, type Services, ServicesProvider, Translator } from '../../kit';
import { UsersNavigation } from './users-navigation';

const role = (id: string, name: string, icon: string | null = null): Role => ({
  id,
  name,
  description: null,
  icon,
  admin_access: false,
});

const show = async (roles: readonly Role[], at = '/users') => {
  const prefetched: ListRef[] = [];
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [RolesStore, { roles$: new BehaviorSubject(roles) }],
    [ListFactory, { prefetch: (ref: ListRef) => prefetched.push(ref) }],
    [Registries, { layouts: {}, displays: {} }],
  ]);
  const { container } = await act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
          <Suspense fallback={null}>
            <UsersNavigation />
          </Suspense>
        </ServicesProvider>
      </MemoryRouter>,
    ),
  );
  return { container, prefetched };
};

const links = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const current = () => screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent;

test('lists all users and each role by its name as text', async () => {
  const { container } = await show([role('e', '<b>Editors</b>', 'people'), role('w', 'Writers')]);
  expect(links()).toEqual(['All users /users', '<b>Editors</b> /users/roles/e', 'Writers /users/roles/w']);
  expect(current()).toBe('All users');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

test('marks the open role, and requests the list of another one on pointer down', async () => {
  const { prefetched } = await show([role('e', 'Editors'), role('w', 'Writers')], '/users/roles/w');
  expect(current()).toBe('Writers');
  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: 'Editors' }) });
  expect(prefetched).toEqual([{ collection: 'directus_users', lockedFilter: { role: { _eq: 'e' } } }]);
});

test('many roles are searched', async () => {
  await show(Array.from({ length: 25 }, (_, index) => role(`r${index}`, `Desk ${index}`)));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a role' }), 'desk 24');
  expect(links()).toEqual(['All users /users', 'Desk 24 /users/roles/r24']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a role' }), 'x');
  expect(screen.getByText('No results')).toBeInTheDocument();
});
