import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { axeViolations } from '../../../../tests/support/axe';
import { englishTranslator } from '../../../../tests/support/texts';
import { FolderStore, type LibraryDependencies } from '../../../application/files';
import { TestLibrary } from '../../../application/files/folders/library.fixtures';
import { currentValue } from '../../../kernel';
import { FolderActions } from '../folders';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { FolderCards } from './folder-cards';

const foldersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `f${index}`, name: `Folder ${index}`, parent: null }));

const show = async (count: number) => {
  const folders = foldersOf(count);
  const library = new TestLibrary(folders);
  const store = new FolderStore(library.gateway, library.access);
  const actions = new FolderActions(store, { ...library, access: library.access } as unknown as LibraryDependencies);
  const translator = await englishTranslator();
  const { container } = await act(async () =>
    render(
      <MemoryRouter>
        <ServicesProvider
          services={{ get: (token: unknown) => (token === Translator ? translator : undefined) } as Services}
        >
          <Suspense fallback={null}>
            <FolderCards folders={folders} actions={actions} />
          </Suspense>
        </ServicesProvider>
      </MemoryRouter>,
    ),
  );
  return { container, actions };
};

test('each folder is a link with a menu of its actions', async () => {
  const { container, actions } = await show(2);
  const [first] = screen.getAllByRole('listitem');
  expect(screen.getByRole('link', { name: 'Folder 0' })).toHaveAttribute('href', '/files/folders/f0');
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(within(first ?? container).getByRole('button', { name: 'Actions for the folder Folder 0' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
  expect(currentValue(actions.dialog$)).toMatchObject({ kind: 'move', folder: { id: 'f0' } });
});

test('nothing is shown without folders', async () => {
  const { container } = await show(0);
  expect(container).toBeEmptyDOMElement();
});

test('many folders are folded', async () => {
  await show(20);
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show all folders' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer folders' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});
