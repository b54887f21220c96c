import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import { AccessStore } from '../../application/access';
import type { ModuleDefinition } from '../contributions/definitions';
import { testModule } from '../contributions/module.fixtures';
import { Registries } from '../contributions/registries';
import { Registry } from '../contributions/registry';
import { type Services, ServicesProvider } from '../services/services';
import { Translator } from '../texts/translator';
import { useItemLink } from './item-link';

const linkWith = (...modules: readonly ModuleDefinition[]) => {
  const services = new Map<unknown, unknown>([
    [Translator, { locale$: of({ code: 'en-US' }), translate: String }],
    [AccessStore, { access$: of({ user: null, permissions: [] }) }],
    [Registries, { modules: new Registry<ModuleDefinition>((id) => testModule(id, { allows: () => false }), modules) }],
  ]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      {children}
    </ServicesProvider>
  );
  return renderHook(() => useItemLink(), { wrapper }).result.current;
};

test('links to items of collections and of system collections with pages', () => {
  const link = linkWith(testModule('collections'), testModule('users'), testModule('settings'));
  expect(link('articles', 'a/b')).toBe('/collections/articles/a%2Fb');
  expect(link('directus_users', 'u-1')).toBe('/users/u-1');
  expect(link('directus_webhooks', 7)).toBe('/settings/webhooks/7');
});

test('has no link to an item without a page', () => {
  const link = linkWith(testModule('collections'), testModule('users', { allows: () => false }));
  expect(link('directus_permissions', 1)).toBeNull();
  expect(link('directus_users', 'u-1')).toBeNull();
  expect(link('directus_activity', 1)).toBeNull();
});
