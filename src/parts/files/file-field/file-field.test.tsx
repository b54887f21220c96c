import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { left, right } from 'fp-ts/Either';
import { concat, from, map, NEVER, type Observable, of } from 'rxjs';
import { axeViolations } from '../../../../tests/support/axe';
import { hostileTexts, intruders, wasHacked } from '../../../../tests/matrix/hostile';
import { endApplication, startApplication } from '../../../../tests/matrix/application';
import type { FileDetails } from '../../../domain/files';
import { apiFailure, networkFailure, uploadResult } from '../../../kernel';
import type { Services } from '../../../kit';
import { Downloads } from '../../../ports/environment/downloads';
import { AssetsGateway } from '../../../ports/gateways/assets-gateway';
import { FilesGateway } from '../../../ports/gateways/files-gateway';
import { ItemsGateway } from '../../../ports/gateways/items-gateway';
import { FILES, fileNamed, LOADING, openField, transferOf, withAccess } from './file-field.fixtures';

let services: Services;

beforeAll(async () => {
  services = await startApplication();
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

afterAll(() => endApplication(services));

const openFile = (value: string | null | object = null, readonly = false) =>
  openField(services, 'specimens', 'certificate', { value: value as never, readonly });

const openImage = (value: string | null = null, readonly = false) =>
  openField(services, 'specimens', 'photo', { value, readonly });

/** Answers after the current task, as a network does. */
const later = <A,>(answer: A): Observable<A> => from(Promise.resolve()).pipe(map(() => answer));

/** Stores each upload after the current task; the bytes of a `File` cannot be read in jsdom. */
const storeUploads = async (): Promise<jest.SpyInstance> => {
  const details = await detailsOf(FILES.houseStyle, {});
  return jest.spyOn(services.get(FilesGateway), 'upload').mockImplementation(({ name }, values) => {
    const stored = { ...details, id: String(values?.['id']), title: name };
    return later(uploadResult(right(stored)));
  });
};

/** The details of an existing file, changed. */
const detailsOf = async (id: string, changes: Partial<FileDetails>): Promise<FileDetails> =>
  new Promise((resolve) => {
    services
      .get(FilesGateway)
      .read(id)
      .subscribe((result) => {
        if (result._tag === 'Right') resolve({ ...result.right, ...changes });
      });
  });

describe('a file field', () => {
  it('shows title and facts of its file, stages nothing, and is accessible', async () => {
    const { group, form } = await openFile(FILES.houseStyle);
    expect(await within(group()).findByText('House style', undefined, LOADING)).toBeVisible();
    expect(group()).toHaveTextContent('317 bytes · MD');
    expect(form.edits).toEqual({});
    expect(await axeViolations(group())).toEqual([]);
  });

  it('without a file says so, and is accessible', async () => {
    const { group } = await openFile();
    expect(await within(group()).findByText('No file selected')).toBeVisible();
    expect(await axeViolations(group())).toEqual([]);
  });

  it('shows its own file beside another file field', async () => {
    const { group } = await openField(services, 'specimens', 'certificate', {
      value: FILES.houseStyle,
      beside: { name: 'photo', value: FILES.harbour },
    });
    expect(await within(group()).findByText('House style', undefined, LOADING)).toBeVisible();
    const other = document.querySelector<HTMLElement>('[data-field="photo"]') as HTMLElement;
    expect(await within(other).findByText('Harbour, early', undefined, LOADING)).toBeVisible();
  });

  it('takes an uploaded file, which is an unsaved change of the page until then', async () => {
    await storeUploads();
    const { input, group, form, hasUnsavedUpload, entries } = await openFile();
    fireEvent.change(input('Choose a file'), { target: { files: [fileNamed('ferry_times.txt')] } });
    expect(hasUnsavedUpload()).toBe(true);
    await waitFor(() => expect(form.edits).toEqual({ certificate: expect.any(String) }), LOADING);
    expect(await within(group()).findByText('ferry_times.txt')).toBeVisible();
    expect([hasUnsavedUpload(), entries()]).toEqual([false, []]);
  });

  it('takes the first of the files that are dropped onto it', async () => {
    const upload = await storeUploads();
    const { group, form } = await openFile(FILES.houseStyle);
    await within(group()).findByText('House style', undefined, LOADING);
    fireEvent.drop(
      within(group()).getByText('House style'),
      transferOf(fileNamed('new_notes.txt'), fileNamed('b.txt')),
    );
    await waitFor(() => expect(group().querySelector('[data-file]')).toHaveTextContent('new_notes.txt'));
    expect([upload.mock.calls.length, form.dirty]).toEqual([1, true]);
  });

  it('shows the progress, and cancels', async () => {
    jest
      .spyOn(services.get(FilesGateway), 'upload')
      .mockReturnValue(concat(of({ kind: 'sending', sentBytes: 11, totalBytes: 22 } as const), NEVER));
    const { input, group, form } = await openFile();
    await userEvent.upload(input('Choose a file'), fileNamed('ferry_times.txt'));
    expect(within(group()).getByRole('progressbar', { name: 'ferry_times.txt' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await userEvent.click(within(group()).getByRole('button', { name: 'Cancel ferry_times.txt' }));
    expect(within(group()).queryByRole('progressbar')).toBeNull();
    expect(form.edits).toEqual({});
  });

  it('keeps a failed upload with its reason, and takes the file when it is tried again', async () => {
    const files = services.get(FilesGateway);
    const stored = await detailsOf(FILES.houseStyle, { id: FILES.missing, title: 'Second attempt' });
    jest.spyOn(files, 'read').mockReturnValue(of(left(apiFailure(403, 'FORBIDDEN', ''))));
    jest
      .spyOn(files, 'upload')
      .mockReturnValueOnce(of(uploadResult(left(networkFailure('POST /files', false)))))
      .mockReturnValueOnce(later(uploadResult(right(stored))));
    const { input, button, group, form } = await openFile();
    await userEvent.upload(input('Choose a file'), fileNamed('ferry_times.txt'));
    expect(await within(group()).findByText("The server can't be reached")).toBeVisible();
    expect(form.edits).toEqual({});
    await userEvent.click(button('Try ferry_times.txt again'));
    expect(await within(group()).findByText('Second attempt')).toBeVisible();
    expect(form.edits).toEqual({ certificate: FILES.missing });
  });

  it.each([
    ['the field is removed', 'unmount'],
    ['the file is deselected', 'deselect'],
    ['another file is uploaded', 'upload'],
  ] as const)('cancels its upload when %s', async (_, how) => {
    jest.spyOn(services.get(FilesGateway), 'upload').mockReturnValue(NEVER);
    const { input, group, button, unmount, entries, hasUnsavedUpload } = await openFile(FILES.houseStyle);
    await within(group()).findByText('House style', undefined, LOADING);
    await userEvent.upload(input('Choose a file'), fileNamed('first.txt'));
    expect(entries().map(({ name }) => name)).toEqual(['first.txt']);
    if (how === 'unmount') unmount();
    else if (how === 'deselect') await userEvent.click(button('Deselect House style'));
    else await userEvent.upload(input('Choose a file'), fileNamed('second.txt'));
    expect(entries().map(({ name }) => name)).toEqual(how === 'upload' ? ['second.txt'] : []);
    expect(hasUnsavedUpload()).toBe(how === 'upload');
  });

  it('downloads its file under the name of the file', async () => {
    const save = jest.spyOn(services.get(Downloads), 'save').mockReturnValue(undefined);
    const { group } = await openFile(FILES.houseStyle);
    await userEvent.click(await within(group()).findByRole('button', { name: 'Download House style' }, LOADING));
    await waitFor(() => expect(save).toHaveBeenCalledWith('house-style.md', expect.any(Blob)), LOADING);
  });

  it('opens the details in a drawer, and shows a title that is not saved yet', async () => {
    const { group, button, drawers, form } = await openFile({ id: FILES.houseStyle, title: 'House rules' });
    expect(await within(group()).findByText('House rules', undefined, LOADING)).toBeVisible();
    expect(group()).toHaveTextContent('This item is created, or changed, when you save.');
    await userEvent.click(button('Edit House rules'));
    expect([drawers, form.edits]).toEqual([[{ kind: 'item' }], {}]);
  });

  it('keeps the key of a file that is missing', async () => {
    const { group, button, form } = await openFile(FILES.missing);
    expect(await within(group()).findByText(/no longer exists/, undefined, LOADING)).toBeVisible();
    expect(group()).toHaveTextContent(FILES.missing);
    expect(form.edits).toEqual({});
    await userEvent.click(button(`Deselect ${FILES.missing}`));
    expect(form.edits).toEqual({ certificate: null });
    await waitFor(() => expect(button('Choose a file')).toHaveFocus());
  });

  it('reads the details again on request after a failure', async () => {
    jest.spyOn(services.get(FilesGateway), 'read').mockReturnValueOnce(of(left(networkFailure('GET /files', false))));
    const { group, button } = await openFile(FILES.houseStyle);
    expect(group()).toHaveTextContent('could not be loaded');
    await userEvent.click(button('Try again'));
    expect(await within(group()).findByText('House style', undefined, LOADING)).toBeVisible();
  });

  it('keeps a value without a key', async () => {
    const { group, form } = await openFile({ title: 'Nowhere' });
    expect(within(group()).queryByRole('button', { name: 'Choose a file' })).toBeNull();
    expect([within(group()).getByRole('textbox'), form.edits]).toEqual([expect.anything(), {}]);
  });

  it('gives the reason without the permission to upload, and to edit', async () => {
    withAccess(services, (access) => ({
      user: access.user === null ? null : { ...access.user, role: null },
      permissions: [
        {
          id: 1,
          role: 'r',
          collection: 'directus_files',
          action: 'read',
          fields: ['*'],
          permissions: {},
          validation: {},
          presets: {},
        },
      ],
    }));
    const { group, button, entries } = await openFile(FILES.houseStyle);
    await within(group()).findByText('House style', undefined, LOADING);
    for (const label of ['Choose a file', 'Import from URL'])
      expect(button(label)).toHaveAccessibleDescription("You don't have permission to upload files");
    expect(button('Edit House style')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Choose from library')).not.toHaveAttribute('aria-disabled', 'true');
    fireEvent.drop(within(group()).getByText('House style'), transferOf(fileNamed('a.txt')));
    expect(entries()).toEqual([]);
  });

  it('cannot be changed while read-only', async () => {
    const { group, form } = await openFile(FILES.houseStyle, true);
    await within(group()).findByText('House style', undefined, LOADING);
    expect(
      within(group())
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Download House style']);
    fireEvent.drop(within(group()).getByText('House style'), transferOf(fileNamed('a.txt')));
    expect(form.edits).toEqual({});
  });

  it('takes hostile titles and names for text', async () => {
    const hostile = await detailsOf(FILES.houseStyle, {});
    for (const text of hostileTexts) {
      jest
        .spyOn(services.get(FilesGateway), 'read')
        .mockReturnValue(of(right({ ...hostile, title: text, filename_download: text, type: text })));
      await openFile(FILES.houseStyle);
      expect(intruders(document)).toEqual([]);
      cleanup();
    }
    expect(wasHacked()).toBe(false);
  });
});

describe('an image field', () => {
  it('shows a picture, dimensions, size and type, and the picture larger', async () => {
    const { group, button } = await openImage(FILES.harbour);
    await waitFor(
      () => expect(group().querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
      LOADING,
    );
    expect(group()).toHaveTextContent('1200 × 800 · 853 bytes · SVG');
    expect(await axeViolations(group())).toEqual([]);
    await userEvent.click(button('Enlarge Harbour, early'));
    const dialog = await screen.findByRole('dialog', { name: 'Harbour, early' });
    expect(await within(dialog).findByRole('img', { name: 'Harbour, early' }, LOADING)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['cannot be loaded', 'request'],
    ['cannot be decoded', 'bytes'],
  ] as const)('hides the preview of an image that %s, and says so', async (_, what) => {
    if (what === 'request')
      jest.spyOn(services.get(AssetsGateway), 'read').mockReturnValue(of(left(apiFailure(403, 'FORBIDDEN', ''))));
    const { group } = await openImage(FILES.harbour);
    if (what === 'bytes') {
      await waitFor(() => expect(group().querySelector('img')).not.toBeNull(), LOADING);
      fireEvent.error(group().querySelector('img') as Element);
    }
    expect(await within(group()).findByText('The image could not be loaded', undefined, LOADING)).toBeVisible();
    expect(group().querySelector('img')).toBeNull();
    expect(within(group()).getByRole('button', { name: 'Download Harbour, early' })).toBeVisible();
  });

  it('refuses other files by name and reason without sending them', async () => {
    const upload = jest.spyOn(services.get(FilesGateway), 'upload');
    const { group, form, button } = await openImage();
    const empty = await within(group()).findByText('No file selected');
    fireEvent.drop(empty, transferOf(fileNamed('<b>notes</b>.txt')));
    expect(await within(group()).findByText('<b>notes</b>.txt')).toBeVisible();
    expect(group()).toHaveTextContent('Files of this type are not accepted here');
    await userEvent.click(button('Remove <b>notes</b>.txt from the list'));
    expect(within(group()).queryByRole('listitem')).toBeNull();
    expect([upload.mock.calls, form.edits]).toEqual([[], {}]);
  });

  it('does not select an imported file that is no image', async () => {
    const stored = await detailsOf(FILES.houseStyle, { title: 'Page' });
    const imported = jest.spyOn(services.get(FilesGateway), 'importFrom').mockReturnValue(later(right(stored)));
    const { button, group, form } = await openImage();
    await within(group()).findByText('No file selected');
    await userEvent.click(button('Import from URL'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'URL' }), 'https://x.example/page.html{Enter}');
    expect(await within(group()).findByRole('alert')).toHaveTextContent('“Page” is not an image');
    expect(imported).toHaveBeenCalledTimes(1);
    expect(form.edits).toEqual({});
  });

  it('takes an imported image', async () => {
    const stored = await detailsOf(FILES.harbour, {});
    jest.spyOn(services.get(FilesGateway), 'importFrom').mockReturnValue(later(right(stored)));
    const { button, group, form } = await openImage();
    await within(group()).findByText('No file selected');
    await userEvent.click(button('Import from URL'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'URL' }), 'https://x.example/a.png{Enter}');
    await waitFor(() => expect(form.edits).toEqual({ photo: FILES.harbour }));
  });

  it('offers the images of the library only', async () => {
    const list = jest.spyOn(services.get(ItemsGateway), 'list');
    const { button, group, form } = await openImage(FILES.harbour);
    await within(group()).findByText('Harbour, early', undefined, LOADING);
    await userEvent.click(button('Choose from library'));
    await userEvent.click(await screen.findByRole('button', { name: /^Salt flats/ }, LOADING));
    expect(JSON.stringify(list.mock.calls)).toContain('{"type":{"_starts_with":"image/"}}');
    expect(Object.keys(form.edits)).toEqual(['photo']);
    expect(screen.queryByText('House style')).toBeNull();
  });

  it('does not offer to enlarge an image that is too large to be decoded', async () => {
    const details = await detailsOf(FILES.harbour, { width: 50_000, height: 50_000 });
    jest.spyOn(services.get(FilesGateway), 'read').mockReturnValue(of(right(details)));
    const { group } = await openImage(FILES.harbour);
    await within(group()).findByText('Harbour, early', undefined, LOADING);
    expect(within(group()).queryByRole('button', { name: /larger/ })).toBeNull();
  });

  it('shows a file of another type as no image', async () => {
    const { group } = await openImage(FILES.houseStyle);
    expect(await within(group()).findByText('This file is not an image', undefined, LOADING)).toBeVisible();
    expect(group().querySelector('img')).toBeNull();
  });

  it('offers the editor for raster images, with the reason for those it cannot edit', async () => {
    const details = await detailsOf(FILES.harbour, { type: 'image/gif' });
    jest.spyOn(services.get(FilesGateway), 'read').mockReturnValue(of(right(details)));
    const { group } = await openImage(FILES.harbour);
    expect(await within(group()).findByRole('button', { name: 'Edit image' }, LOADING)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
