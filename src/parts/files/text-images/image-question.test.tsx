import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { BehaviorSubject } from 'rxjs';
import { axeViolations } from '../../../../tests/support/axe';
import { englishTranslator } from '../../../../tests/support/texts';
import { AccessStore } from '../../../application/access';
import { UploadSession } from '../../../application/files';
import { quiet, startUploads } from '../../../application/files/uploads/upload-server.fixtures';
import { UnsavedChanges } from '../../../application/unsaved-changes';
import { anonymousAccess, type Access } from '../../../domain/permissions';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { Clock } from '../../../ports/environment/clock';
import { ImageQuestion } from './image-question';

const admin = { user: { id: 'clara', role: { admin_access: true } }, permissions: [] } as unknown as Access;

const FILES = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));

const ask = async (access: Access = admin) => {
  const all = startUploads();
  const session = new UploadSession();
  session.open(() => all.uploads);
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [Clock, all.clock],
    [UploadSession, session],
    [AccessStore, { access$: new BehaviorSubject(access) }],
    [UnsavedChanges, { watch: () => ({ dispose: () => undefined }) }],
  ]);
  const insert = jest.fn();
  const onClose = jest.fn();
  await act(async () =>
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <Suspense fallback={null}>
          <ImageQuestion images={{ files: FILES, insert }} onClose={onClose} />
        </Suspense>
      </ServicesProvider>,
    ),
  );
  const press = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name }));
    await act(() => quiet());
  };
  return { ...all, insert, onClose, press };
};

test('images are uploaded only when this is confirmed, and inserted in their order', async () => {
  const { server, insert, onClose, press } = await ask();
  expect(screen.getByRole('dialog', { name: 'Upload 2 images to the file library?' })).toHaveTextContent('a.pngb.png');
  expect(await axeViolations(document.body)).toEqual([]);
  expect(server.requests).toEqual([]);
  await press('Upload and insert');
  await act(() => quiet());
  expect(server.stored).toEqual(['a.png', 'b.png']);
  expect(insert.mock.calls).toEqual([[['/assets/key-1', '/assets/key-2']]]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('images that are left out are not uploaded', async () => {
  const { server, insert, press } = await ask();
  await press('Leave out');
  expect([server.requests, insert.mock.calls]).toEqual([[], [[[null, null]]]]);
});

test('after a failure the upload is tried again, or the rest is left out', async () => {
  const { server, insert, press } = await ask();
  server.fates = ['cut'];
  await press('Upload and insert');
  expect(insert).not.toHaveBeenCalled();
  await press('Try a.png again');
  await act(() => quiet());
  expect(insert.mock.calls).toEqual([[['/assets/key-1', '/assets/key-2']]]);
});

test('without the permission to upload, images can only be left out', async () => {
  await ask(anonymousAccess);
  expect(screen.getByText("You don't have permission to upload files")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload and insert' })).toBeNull();
});
