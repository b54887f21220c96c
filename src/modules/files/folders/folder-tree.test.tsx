import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { axeViolations } from '../../../../tests/support/axe';
import { englishTranslator } from '../../../../tests/support/texts';
import { libraryDependencies } from '../../../application/files';
import { internalError, TestLibrary } from '../../../application/files/folders/library.fixtures';
import type { Folder } from '../../../domain/files';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { FolderTree } from './folder-tree';
import { type FolderTarget, MoveToFolderDialog } from './move-to-folder-dialog';

const folder = (id: string, name: string, parent: string | null = null): Folder => ({ id, name, parent });

const FOLDERS = [folder('a', 'Winter'), folder('b', 'Snow', 'a'), folder('c', '<b>Ice</b>', 'b'), folder('d', 'Desk')];

const servicesOf = async (library: TestLibrary): Promise<Services> => {
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [libraryDependencies.folders, library.gateway],
    [libraryDependencies.items, library.items],
    [libraryDependencies.files, library.files],
    [libraryDependencies.access, library.access],
    [libraryDependencies.notifications, { showNamed: () => 1, showFailure: () => undefined }],
  ]);
  return { get: (token: unknown) => services.get(token) } as Services;
};

const Held = ({ onOpen }: { readonly onOpen: (folder: string | null) => void }) => {
  const [open, setOpen] = useState<string | null>('b');
  return (
    <FolderTree
      open={open}
      onOpen={(next) => {
        setOpen(next);
        onOpen(next);
      }}
    />
  );
};

const show = async (library = new TestLibrary(FOLDERS)) => {
  const opened: (string | null)[] = [];
  const services = await servicesOf(library);
  const { container } = await act(async () =>
    render(
      <ServicesProvider services={services}>
        <Suspense fallback={null}>
          <Held onOpen={(next) => opened.push(next)} />
        </Suspense>
      </ServicesProvider>,
    ),
  );
  return { library, opened, container };
};

const names = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));
const item = (name: string) => screen.getByRole('treeitem', { name });
const menuOf = async (name: string) => {
  fireEvent.contextMenu(item(name));
  return screen.findByRole('menu', { name: `Actions for the folder ${name}` });
};

beforeEach(() => {
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
});

test('shows the open folder below its parents, and opens others by keyboard', async () => {
  const { opened, container } = await show();
  expect(names()).toEqual(['File library', 'Desk', 'Winter', 'Snow']);
  expect(item('Snow')).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  expect(item('Snow')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(item('<b>Ice</b>')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}{Enter}');
  expect(opened).toEqual(['c', null]);
  expect(await axeViolations(container)).toEqual([]);
});

test('a folder is renamed from its context menu', async () => {
  const { library } = await show();
  await userEvent.click(within(await menuOf('Snow')).getByRole('menuitem', { name: 'Rename…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename folder' });
  const input = within(dialog).getByRole('textbox', { name: /Name/ });
  await waitFor(() => expect(input).toHaveFocus());
  expect(await axeViolations(dialog)).toEqual([]);
  await userEvent.clear(input);
  await userEvent.type(input, 'Powder{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(names()).toContain('Powder');
  expect(library.requests).toContain('update b {"name":"Powder"}');
});

test.each([
  ['New folder', 'New folder', 'Create folder'],
  ['Rename…', 'Rename folder', 'Rename'],
])('%s says how many characters a name has too many, and sends nothing', async (action, title, save) => {
  const { library } = await show();
  const requests = library.requests.length;
  await userEvent.click(within(await menuOf('Snow')).getByRole('menuitem', { name: action }));
  const dialog = await screen.findByRole('dialog', { name: title });
  const input = within(dialog).getByRole('textbox', { name: /Name/ });
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste('❄'.repeat(258));
  const reason = '3 characters too many. Up to 255 fit.';
  expect(input).toHaveValue('❄'.repeat(258));
  expect(input).toHaveAccessibleDescription(reason);
  expect(within(dialog).getByRole('button', { name: save })).toHaveAccessibleDescription(reason);
  await userEvent.keyboard('{Enter}');
  expect(library.requests).toHaveLength(requests);
  await userEvent.keyboard('{Backspace>3/}');
  expect(input).not.toHaveAccessibleDescription(reason);
});

test('the root has no other action than creating a folder', async () => {
  await show();
  const entries = within(await menuOf('File library')).getAllByRole('menuitem');
  expect(entries.map((entry) => entry.getAttribute('aria-label'))).toEqual(['New folder']);
});

test('a deletion that has failed half-way says what was moved, and continues', async () => {
  const { library } = await show();
  library.filed.set('f', 'b');
  library.failNext('remove', internalError);
  await userEvent.click(within(await menuOf('Snow')).getByRole('menuitem', { name: 'Delete…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete the folder “Snow”?' });
  expect(dialog).toHaveTextContent('Its folders and files move to “Winter” first. No file is deleted.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete folder' }));
  const failed = await screen.findByRole('alertdialog');
  expect(failed).toHaveTextContent('Moved to “Winter” so far: folders 1, files 1.');
  expect(failed).toHaveTextContent('It is not certain whether the last step was done.');
  expect(await axeViolations(failed)).toEqual([]);
  await userEvent.click(within(failed).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect([library.filed.get('f'), library.folders.find(({ id }) => id === 'c')?.parent]).toEqual(['a', 'a']);
});

test('denied actions say why', async () => {
  const { library } = await show();
  const rule = { id: 1, role: 'r', collection: 'directus_folders', action: 'read', fields: ['*'] } as const;
  await act(async () =>
    library.access$.next({
      user: testUser(false),
      permissions: [{ ...rule, permissions: null, validation: null, presets: null }],
    }),
  );
  const entries = within(await menuOf('Winter')).getAllByRole('menuitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    "New folderYou don't have permission to create folders",
    "Rename…You don't have permission to rename folders",
    "Move to…You don't have permission to move folders",
    "Delete…You don't have permission to delete folders",
  ]);
});

describe('MoveToFolderDialog', () => {
  const ask = async (current: string | null | undefined, excluded: string | null = null) => {
    const moves: FolderTarget[] = [];
    const services = await servicesOf(new TestLibrary(FOLDERS));
    let closed = 0;
    await act(async () =>
      render(
        <ServicesProvider services={services}>
          <Suspense fallback={null}>
            <MoveToFolderDialog
              title="Move the file to"
              current={current}
              excluded={excluded}
              onMove={(target) => moves.push(target)}
              onClose={() => (closed += 1)}
            />
          </Suspense>
        </ServicesProvider>,
      ),
    );
    const button = screen.getByRole('button', { name: 'Move here' });
    return { moves, button, closed: () => closed };
  };

  test('moves to the chosen folder by keyboard', async () => {
    const { moves, button, closed } = await ask('b');
    const dialog = screen.getByRole('dialog', { name: 'Move the file to' });
    expect(await axeViolations(dialog)).toEqual([]);
    expect(button).toHaveAccessibleDescription('Choose a folder first');
    item('Desk').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect([moves, closed()]).toEqual([[{ id: 'd', name: 'Desk' }], 1]);
  });

  test('moves to the root, but not to where it is', async () => {
    const { moves, button } = await ask('b');
    await userEvent.click(item('Snow'));
    expect(button).toHaveAccessibleDescription('Already in this folder');
    await userEvent.click(item('File library'));
    await userEvent.click(button);
    expect(moves).toEqual([null]);
  });

  test('does not offer a folder that is moved, nor those in it', async () => {
    await ask('a', 'b');
    expect(names()).toEqual(['File library', 'Desk', 'Winter']);
  });
});
