import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { right } from 'fp-ts/Either';
import { Suspense } from 'react';
import { BehaviorSubject, of } from 'rxjs';
import { axeViolations } from '../../../../tests/support/axe';
import { englishTranslator } from '../../../../tests/support/texts';
import { FolderStore, type LibraryDependencies, libraryDependencies } from '../../../application/files';
import { TestLibrary } from '../../../application/files/folders/library.fixtures';
import { currentValue } from '../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { FolderActions } from '../folders';
import { FolderSection } from './folder-section';
import type { LibraryViewModel } from './library.view-model';

const WINTER = { id: 'a', name: 'Winter', parent: null };

test('shows how many files are in the folder and below it, and renames it', async () => {
  const library = new TestLibrary([WINTER, { id: 'b', name: 'Snow', parent: 'a' }]);
  const store = new FolderStore(library.gateway, library.access);
  const folders = new FolderActions(store, { ...library, access: library.access } as unknown as LibraryDependencies);
  const list = {
    heading$: new BehaviorSubject({ counts: { total_count: 1234, filter_count: 12 }, createDenied: false }),
  };
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [libraryDependencies.items, { count: () => of(right({ filter_count: 5678, total_count: 9000 })) }],
  ]);
  const { container } = await act(async () =>
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <Suspense fallback={null}>
          <FolderSection view={{ folders, list } as unknown as LibraryViewModel} folder={WINTER} />
        </Suspense>
      </ServicesProvider>,
    ),
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,234', '5,678']);
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Rename…' }));
  expect(currentValue(folders.dialog$)).toMatchObject({ kind: 'name', target: { folder: WINTER } });
});
