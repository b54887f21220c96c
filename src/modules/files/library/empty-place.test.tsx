import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { axeViolations } from '../../../../tests/support/axe';
import { englishTranslator } from '../../../../tests/support/texts';
import { linkAction } from '../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { EmptyPlace } from './empty-place';
import type { LibraryPlace } from './places';

const FOLDER: LibraryPlace = { kind: 'folder', folder: 'a' };

const show = async (place: LibraryPlace, denied: 'upload_denied' | false) => {
  const translator = await englishTranslator();
  const upload = linkAction({ id: 'upload', label: 'upload', icon: 'file_upload' }, '/files/+', of(denied));
  return act(async () =>
    render(
      <MemoryRouter>
        <ServicesProvider
          services={{ get: (token: unknown) => (token === Translator ? translator : undefined) } as Services}
        >
          <Suspense fallback={null}>
            <EmptyPlace place={place} upload={upload} />
          </Suspense>
        </ServicesProvider>
      </MemoryRouter>,
    ),
  );
};

test('offers to upload into an empty folder', async () => {
  const { container } = await show(FOLDER, false);
  expect(screen.getByRole('heading')).toHaveTextContent('No files here');
  expect(screen.getByText(/^Drop files and folders anywhere/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add files' })).toHaveAttribute('href', '/files/+');
  expect(await axeViolations(container)).toEqual([]);
});

test('says why files cannot be uploaded', async () => {
  await show(FOLDER, 'upload_denied');
  expect(screen.getByText("You don't have permission to upload files", { ignore: '[role=tooltip]' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add files' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['all', 'No files yet'],
  ['mine', 'You have not uploaded any files yet'],
  ['recent', 'No files were uploaded in the last 5 days'],
] as const)('the listing %s has its own text', async (listing, text) => {
  await show({ kind: 'listing', listing }, false);
  expect(screen.getByRole('heading')).toHaveTextContent(text);
});
