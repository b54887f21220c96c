import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { left, right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, Subject } from 'rxjs';
import { englishTranslator } from '../../../../../tests/support/texts';
import { AccessStore } from '../../../../application/access';
import { replaceFileDependencies } from '../../../../application/files';
import { UnsavedChanges } from '../../../../application/unsaved-changes';
import { type FileDetails, fileFacts } from '../../../../domain/files';
import { itemDependencies } from '../../../../application/dependencies';
import { networkFailure, type UploadProgress, type UploadResult, uploadResult, type Failure } from '../../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../../kit';
import { ReplaceFileDialog } from './replace-file-dialog';

const FILE = fileFacts({
  id: 'f',
  title: 'Harbour',
  type: 'image/png',
  filename_download: 'h.png',
  uploaded_by: 'ines',
});
const PICTURE = new File(['bytes'], 'new.png', { type: 'image/png' });

const show = async (isAdmin = true) => {
  const sent: { readonly name: string; readonly steps$: Subject<UploadProgress | UploadResult<FileDetails>> }[] = [];
  const unsaved = new UnsavedChanges();
  const notify = jest.fn();
  const user = { id: 'u', role: { admin_access: isAdmin, app_access: true } };
  const replace = (_: string, content: File) => {
    const steps$ = new Subject<UploadProgress | UploadResult<FileDetails>>();
    sent.push({ name: content.name, steps$ });
    return steps$;
  };
  const tokens = { ...replaceFileDependencies, ...itemDependencies('access', 'unsaved') };
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [AccessStore, { access$: new BehaviorSubject({ user, permissions: [] }) }],
    [tokens.unsaved, unsaved],
    [tokens.files, { maxBytes: 10, replace }],
    [tokens.notifications, { show: notify }],
  ]);
  const onReplaced = jest.fn();
  const onClose = jest.fn();
  await act(async () => {
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <ReplaceFileDialog file={FILE} onReplaced={onReplaced} onClose={onClose} />
      </ServicesProvider>,
    );
  });
  const choose = (content: File) =>
    userEvent.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), content);
  const answer = (result: Either<Failure, FileDetails>) =>
    act(async () => {
      sent.at(-1)?.steps$.next(uploadResult(result));
      sent.at(-1)?.steps$.complete();
    });
  return { sent, unsaved, onReplaced, onClose, notify, choose, answer };
};

const STORED = { ...FILE, filename_download: 'new.png' } as unknown as FileDetails;

test('sends the chosen content, guards the page meanwhile, and closes when it is stored', async () => {
  const { sent, unsaved, onReplaced, onClose, notify, choose, answer } = await show();
  await choose(PICTURE);
  expect(sent.map(({ name }) => name)).toEqual(['new.png']);
  await act(async () => sent[0]?.steps$.next({ kind: 'sending', sentBytes: 2, totalBytes: 4 }));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(unsaved.hasOnPage).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await answer(right(STORED));
  expect(onReplaced).toHaveBeenCalledWith(STORED);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith('file_replaced');
  expect(unsaved.hasOnPage).toBe(false);
});

test('asks before the type changes', async () => {
  const { sent, choose } = await show();
  await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(sent).toEqual([]);
  expect(screen.getByText(/^The type changes from PNG to TXT/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Replace anyway' }));
  expect(sent.map(({ name }) => name)).toEqual(['notes.txt']);
});

test.each([
  ['empty', new File([], 'none.png', { type: 'image/png' }), 'The file is empty'],
  ['too large', new File(['12345678901'], 'big.png', { type: 'image/png' }), /11 bytes, more than the 10 bytes/],
])('refuses a file that is %s, by its name and the reason', async (_, content, reason) => {
  const { sent, choose } = await show();
  await choose(content);
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText(content.name)).toBeVisible();
  expect(alert).toHaveTextContent(reason);
  expect(sent).toEqual([]);
});

test('stays open after a failure, and sends the same content once more', async () => {
  const { sent, onReplaced, onClose, choose, answer } = await show();
  await choose(PICTURE);
  await answer(left(networkFailure('PATCH /files/f', false)));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(onReplaced).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer(right(STORED));
  expect(sent.map(({ name }) => name)).toEqual(['new.png', 'new.png']);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('importing needs the permissions to create and delete files', async () => {
  await show(false);
  expect(screen.getByRole('button', { name: 'Import from URL' })).toHaveAccessibleDescription(
    "You don't have permission to do this",
  );
});
