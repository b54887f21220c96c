import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { axeViolations } from '../../../../tests/support/axe';
import { englishTranslator } from '../../../../tests/support/texts';
import { ServicesProvider } from '../../../kit';
import { FakeServer } from './permission-table.fixtures';
import { PermissionTable } from '.';

const ROLE = 'editor';

const Address = () => <output>{useLocation().pathname}</output>;

const show = async (at = '/settings/roles/editor', names = ['articles', 'tags']) => {
  const server = new FakeServer();
  const services = server.services(await englishTranslator(), names);
  const { container } = await act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <ServicesProvider services={services}>
          <Suspense fallback={null}>
            <PermissionTable role={ROLE} path="/settings/roles/editor" />
          </Suspense>
          <Address />
        </ServicesProvider>
      </MemoryRouter>,
    ),
  );
  return { server, container, user: userEvent.setup() };
};

const row = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[role=row][data-key="${name}"]`);
  if (found === null) throw new Error(`No row ${name}`);
  return found;
};
const levels = (name: string) =>
  [...row(name).querySelectorAll('[role=gridcell][data-action]')].map((cell) => cell.getAttribute('data-level'));
const button = (name: string, action: string): HTMLElement => {
  const found = row(name).querySelector<HTMLElement>(`[data-action=${action}] button`);
  if (found === null) throw new Error(`No cell ${name}.${action}`);
  return found;
};

test('shows the level of each cell, system collections only when they are asked for', async () => {
  const { container, user } = await show();
  expect(levels('articles')).toEqual(['none', 'all', 'custom', 'none']);
  expect(document.querySelector('[data-key=directus_users]')).toBeNull();
  await user.click(screen.getByRole('switch'));
  expect(levels('directus_users')).toEqual(['none', 'custom', 'none', 'none']);
  expect(button('directus_users', 'read')).toHaveAccessibleName('Users, Read: Custom, needed by the app');
  expect(await axeViolations(container)).toEqual([]);
});

test('a cell is set by its menu, which does not offer to take away what the app needs', async () => {
  const { server, user } = await show('/settings/roles/editor?cell=directus_users.read');
  expect(button('directus_users', 'read')).toHaveFocus();
  await user.keyboard('{Enter}');
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'All access',
    'Use custom…',
    'Copy to…',
    'Check an item…',
  ]);
  await user.keyboard('{Escape}');
  await user.click(button('articles', 'delete'));
  await user.click(await screen.findByRole('menuitem', { name: 'All access' }));
  expect(levels('articles')).toEqual(['none', 'all', 'custom', 'all']);
  expect(server.rows).toHaveLength(4);
});

test('custom rules open in the drawer, after an empty permission was created', async () => {
  const { server, user } = await show();
  await user.click(button('tags', 'read'));
  await user.click(await screen.findByRole('menuitem', { name: 'Use custom…' }));
  expect(server.rows.at(-1)).toMatchObject({ collection: 'tags', action: 'read', fields: null });
  expect(screen.getByText('/settings/roles/editor/10')).toBeInTheDocument();
  await user.click(button('articles', 'update'));
  await user.click(await screen.findByRole('menuitem', { name: 'Use custom…' }));
  expect(screen.getByText('/settings/roles/editor/2')).toBeInTheDocument();
});

test('the keys of a grid move the focus, and A and N set the whole row', async () => {
  const { server, user } = await show();
  await user.tab();
  expect(screen.getByRole('button', { name: 'What can this role see?' })).toHaveFocus();
  await user.tab();
  expect(button('articles', 'create')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(button('old', 'read')).toHaveFocus();
  await user.keyboard('{Home}a');
  expect(levels('old')).toEqual(['all', 'all', 'all', 'all']);
  expect(server.made).toEqual(['old']);
  await user.keyboard('{Control>}{Home}{/Control}n');
  expect(levels('articles')).toEqual(['none', 'none', 'none', 'none']);
  await act(async () => server.undo.at(-1)?.());
  expect(levels('articles')).toEqual(['none', 'all', 'custom', 'none']);
  expect(
    server.rows.find(({ action, collection: name }) => name === 'articles' && action === 'update')?.fields,
  ).toEqual(['title']);
  await user.keyboard('{Control>}{End}{/Control}{ArrowUp}');
  expect(within(row('old')).getByRole('button', { name: 'None: no access to old' })).toHaveFocus();
});

test('a refused change goes back, says why, and is tried again', async () => {
  const { server, user } = await show();
  server.isRefusing = true;
  await user.click(within(row('tags')).getByRole('button', { name: 'All access to Tags' }));
  expect(levels('tags')).toEqual(['none', 'none', 'none', 'none']);
  expect(button('tags', 'read')).toHaveAccessibleName('Tags, Read: No access. Not saved');
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved: Tags: Create, Tags: Read');
  server.isRefusing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(levels('tags')).toEqual(['all', 'all', 'all', 'all']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what another user has changed is asked about', async () => {
  const { server, user } = await show();
  server.rows = server.rows.map((each) => (each.id === 1 ? { ...each, fields: ['id'] } : each));
  await user.click(within(row('articles')).getByRole('button', { name: /^None/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Articles: Read');
  expect(server.rows).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(server.rows.map(({ id }) => id)).toEqual([3]);
});

test('system collections are reset after a confirmation', async () => {
  const { server, user } = await show();
  await user.click(screen.getByRole('switch'));
  await user.click(screen.getByRole('button', { name: 'App access minimum' }));
  expect(server.rows).toHaveLength(3);
  await user.click(await screen.findByRole('button', { name: 'Reset permissions' }));
  expect(server.rows.map(({ id }) => id)).toEqual([1, 2]);
  await user.click(screen.getByRole('button', { name: 'Recommended defaults' }));
  await user.click(await screen.findByRole('button', { name: 'Reset permissions' }));
  expect(levels('directus_files')).toEqual(['all', 'all', 'all', 'all']);
});

test('500 collections render those in view only, and a cell out of view can be addressed', async () => {
  const names = Array.from({ length: 500 }, (_, index) => `part_${String(index).padStart(3, '0')}`);
  await show('/settings/roles/editor', names);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '502');
  expect(document.querySelectorAll('[role=row]').length).toBeLessThan(100);
});

test('the whole table is copied as text and downloaded as CSV, under the name of the role', async () => {
  const { server, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(server.copied[0]?.[0]).toBe('collection');
  expect(server.copied.find(([name, action]) => name === 'articles' && action === 'update')?.slice(2, 5)).toEqual([
    'custom',
    'stored',
    'title',
  ]);
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  expect(server.saved.map(({ name, file }) => [name, file.type])).toEqual([
    ['permissions-Night-desk-2027-01-05.csv', 'text/csv'],
  ]);
});
