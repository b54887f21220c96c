import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { right } from 'fp-ts/Either';
import { from, map, NEVER, of } from 'rxjs';
import { axeViolations } from '../../../../tests/support/axe';
import { endApplication, startApplication } from '../../../../tests/matrix/application';
import { uploadResult } from '../../../kernel';
import type { Services } from '../../../kit';
import { AssetsGateway } from '../../../ports/gateways/assets-gateway';
import { FilesGateway } from '../../../ports/gateways/files-gateway';
import { fileNamed, LOADING, openField, transferOf, withAccess } from './file-field.fixtures';

let services: Services;

beforeAll(async () => {
  services = await startApplication();
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

afterAll(() => endApplication(services));

/** The first article has three pictures in its gallery. */
const open = async (readonly = false) => {
  const opened = await openField(services, 'articles', 'gallery', { key: 1, readonly });
  const rows = (): readonly string[] =>
    [...opened.group().querySelectorAll('li[data-key] bdi')].map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()).toHaveLength(3), LOADING);
  return { ...opened, rows };
};

it('lists the files in their order with thumbnails, and is accessible', async () => {
  // The demo world resizes images in browsers only.
  jest.spyOn(services.get(AssetsGateway), 'read').mockReturnValue(of(right(new Blob(['x'], { type: 'image/png' }))));
  const { group, rows, form } = await open();
  expect(rows()).toEqual(['Forest road', 'Desert of ice', 'Fells in January']);
  await waitFor(() => expect(group().querySelectorAll('li img')).toHaveLength(3), LOADING);
  expect(await axeViolations(group())).toEqual([]);
  expect(form.edits).toEqual({});
});

it('adds each of the files that are dropped onto a row, behind all others', async () => {
  jest
    .spyOn(services.get(FilesGateway), 'upload')
    .mockImplementation(({ name }, values) =>
      from(Promise.resolve()).pipe(
        map(() => uploadResult(right({ id: String(values?.['id']), title: name } as never))),
      ),
    );
  const { group, form, hasUnsavedUpload } = await open();
  fireEvent.drop(within(group()).getByText('Forest road'), transferOf(fileNamed('a.txt'), fileNamed('b.txt')));
  expect(hasUnsavedUpload()).toBe(true);
  const added = (sort: number) => ({ directus_files_id: expect.any(String), sort });
  await waitFor(() => expect(form.edits).toEqual({ gallery: { create: [added(4), added(5)] } }), LOADING);
  expect(hasUnsavedUpload()).toBe(false);
});

it('chooses several files from the library', async () => {
  const { button, form } = await open();
  await userEvent.click(button('Choose from library'));
  for (const name of [/^Salt flats/, /^House style/])
    await userEvent.click(await screen.findByRole('button', { name }, LOADING));
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 items' }));
  await waitFor(
    () => expect((form.edits as { gallery?: { create?: unknown[] } }).gallery?.create).toHaveLength(2),
    LOADING,
  );
});

it('cancels its uploads when it is removed', async () => {
  jest.spyOn(services.get(FilesGateway), 'upload').mockReturnValue(NEVER);
  const { input, unmount, entries, hasUnsavedUpload } = await open();
  await userEvent.upload(input('Choose files'), [fileNamed('a.txt'), fileNamed('b.txt')]);
  expect(entries().map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
  unmount();
  expect([entries(), hasUnsavedUpload()]).toEqual([[], false]);
});

it('gives the reason why nothing can be added', async () => {
  const readonly = await open(true);
  for (const name of ['Choose files', 'Choose from library', 'Import from URL'])
    expect(readonly.button(name)).toHaveAccessibleDescription('Read-only');
  cleanup();
  withAccess(services, (access) => ({
    user: access.user === null ? null : { ...access.user, role: null },
    permissions: ['articles', 'articles_directus_files', 'directus_files'].map((collection) => ({
      id: 1,
      role: 'r',
      collection,
      action: 'read',
      fields: ['*'],
      permissions: {},
      validation: {},
      presets: {},
    })),
  }));
  const denied = await open();
  for (const name of ['Choose files', 'Choose from library', 'Import from URL'])
    expect(denied.button(name)).toHaveAccessibleDescription("You don't have permission to do this");
  fireEvent.drop(within(denied.group()).getByText('Forest road'), transferOf(fileNamed('a.txt')));
  expect(denied.entries()).toEqual([]);
});

it('leads to files only', async () => {
  const { group, form } = await openField(services, 'specimens', 'topics', { interfaceId: 'files' });
  expect(await within(group()).findByText(/relation/i)).toBeVisible();
  expect(within(group()).queryByRole('button', { name: 'Choose files' })).toBeNull();
  expect(form.edits).toEqual({});
});
