import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import { AccessStore } from '../../application/access';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import { allowedAction, linkAction } from '../../kernel';
import { type ModuleDefinition, Registries, Registry, type Services, ServicesProvider, Translator } from '../../kit';
import { testModule } from '../../kit/contributions/module.fixtures';
import { useAccountMenu } from './use-account-menu';

const user = { ...testUser(false), id: 'u1', first_name: 'Clara', last_name: 'Voss' };

const ACTIONS = {
  appearance: allowedAction(
    { id: 'appearance', label: 'language_and_appearance', icon: 'language' } as const,
    jest.fn(),
  ),
  shortcuts: allowedAction({ id: 'shortcuts', label: 'keyboard_shortcuts', icon: 'keyboard' } as const, jest.fn()),
  resetDemo: null,
  signOut: linkAction({ id: 'sign-out', label: 'sign_out', icon: 'logout' } as const, '/logout'),
};

const resetDemo = allowedAction(
  { id: 'reset-demo', label: 'demo_reset_action', icon: 'restart_alt' } as const,
  jest.fn(),
);

const menuOf = (allowsUsers: boolean, actions: Parameters<typeof useAccountMenu>[0] = ACTIONS) => {
  const users = testModule('users', { allows: () => allowsUsers });
  const modules = new Registry<ModuleDefinition>((id) => testModule(id), [users]);
  const services = new Map<unknown, unknown>([
    [Translator, { locale$: of({ code: 'en-US' }), translate: (key: string) => key }],
    [AccessStore, { user$: of(user), access$: of({ user, permissions: [] }) }],
    [Registries, { modules }],
  ]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      {children}
    </ServicesProvider>
  );
  return renderHook(() => useAccountMenu(actions), { wrapper }).result.current;
};

test('the account menu begins with name and role of the user', () => {
  expect(menuOf(true).head).toEqual({ title: 'Clara Voss', text: user.role?.name });
});

test('the account menu links the page of the user, and ends with the sign-out in its own section', () => {
  const { entries } = menuOf(true);
  expect(entries.map(({ label }) => label)).toEqual([
    'your_profile',
    'language_and_appearance',
    'keyboard_shortcuts',
    'sign_out',
  ]);
  expect(entries[0]?.href).toBe('/users/u1');
  expect(entries.at(-1)).toMatchObject({ href: '/logout', separated: true });
});

test('the account menu has no profile where the users module does not allow the user', () => {
  expect(menuOf(false).entries.map(({ label }) => label)).toEqual([
    'language_and_appearance',
    'keyboard_shortcuts',
    'sign_out',
  ]);
});

test('the account menu of the demonstration offers its reset before the sign-out', () => {
  const { entries } = menuOf(true, { ...ACTIONS, resetDemo });
  expect(entries.slice(-2).map(({ label }) => label)).toEqual(['demo_reset_action', 'sign_out']);
});
