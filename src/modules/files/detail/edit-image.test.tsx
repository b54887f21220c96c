import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { BehaviorSubject } from 'rxjs';
import { englishTranslator } from '../../../../tests/support/texts';
import { AccessStore } from '../../../application/access';
import { type FileFacts, fileFacts } from '../../../domain/files';
import type { Access } from '../../../domain/permissions';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { EditImage } from './edit-image';

const IMAGE = fileFacts({ id: 'f', type: 'image/png', filesize: '4000', width: 400, height: 200 });

const show = async (file: FileFacts, isAdmin = true) => {
  const user = { id: 'u', role: { admin_access: isAdmin, app_access: true } };
  const access$ = new BehaviorSubject({ user, permissions: [] } as unknown as Access);
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [AccessStore, { access$ }],
  ]);
  await act(async () => {
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <Suspense fallback={null}>
          <EditImage file={file} onSaved={() => undefined} />
        </Suspense>
      </ServicesProvider>,
    );
  });
  return screen.queryByRole('button', { name: 'Edit image' });
};

test('is there for an image', async () => expect(await show(IMAGE)).toBeEnabled());

test.each(['application/pdf', 'image/svg+xml', null])('is not there for a file of type %s', async (type) =>
  expect(await show({ ...IMAGE, type })).toBeNull(),
);

test.each([
  ['frames', { type: 'image/gif' }, 'GIFs and animated images would lose their frames.'],
  ['type', { type: 'image/tiff' }, 'Only JPEG, PNG and WebP images can be edited in the browser.'],
  ['size', { width: 60_000, height: 60_000 }, /^The image is too large to be edited in the browser/],
  ['bytes', { filesize: 5_000_000_000 }, /^The image is too large to be edited in the browser/],
])('says why an image cannot be edited: %s', async (_, values, reason) => {
  expect(await show({ ...IMAGE, ...values })).toHaveAccessibleDescription(reason);
});

test('is disabled for a role that may not replace the content', async () => {
  expect(await show(IMAGE, false)).toHaveAccessibleDescription("You don't have permission to do this");
});
