import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { axeViolations } from '../../../../tests/support/axe';
import { englishTranslator } from '../../../../tests/support/texts';
import { libraryDependencies } from '../../../application/files';
import { internalError, TestLibrary } from '../../../application/files/folders/library.fixtures';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { FilesNavigation } from './files-navigation';

const FOLDERS = [
  { id: 'a', name: '<b>Winter</b>', parent: null },
  { id: 'b', name: 'Snow', parent: 'a' },
];

const Address = () => <output>{useLocation().pathname}</output>;

const show = async (address: string, library = new TestLibrary(FOLDERS)) => {
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [libraryDependencies.folders, library.gateway],
    [libraryDependencies.items, library.items],
    [libraryDependencies.files, library.files],
    [libraryDependencies.access, library.access],
    [libraryDependencies.notifications, {}],
  ]);
  const { container } = await act(async () =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
          <Suspense fallback={null}>
            <FilesNavigation />
            <Address />
          </Suspense>
        </ServicesProvider>
      </MemoryRouter>,
    ),
  );
  return { container, library };
};

const selected = () => screen.queryByRole('treeitem', { selected: true })?.getAttribute('aria-label') ?? null;
const current = () => screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent;

test('lists the listings and the folders by their names as text, and marks the open one', async () => {
  const { container } = await show('/files/folders/b');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/files/all',
    '/files/mine',
    '/files/recent',
  ]);
  expect([selected(), current()]).toEqual(['Snow', undefined]);
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('treeitem', { name: '<b>Winter</b>' }));
  expect([screen.getByRole('status').textContent, selected()]).toEqual(['/files/folders/a', '<b>Winter</b>']);
});

test.each([
  ['/files', 'File library', undefined],
  ['/files/+', 'File library', undefined],
  ['/files/mine', null, 'My files'],
  ['/files/c0de', null, undefined],
])('at %s', async (address, folder, listing) => {
  await show(address);
  expect([selected(), current()]).toEqual([folder, listing]);
});

test('folders that could not be loaded are loaded again on request', async () => {
  const library = new TestLibrary(FOLDERS);
  library.failNext('list', internalError);
  await show('/files', library);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('treeitem', { name: '<b>Winter</b>' })).toBeInTheDocument();
});
