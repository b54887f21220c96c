import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defer, NEVER } from 'rxjs';
import { apiFailure, type Call, fail, networkFailure, succeed } from '../../../../kernel';
import { englishTranslator } from '../../../../../tests/support/texts';
import { Assets } from '../../../../application/files';
import { fileFacts } from '../../../../domain/files';
import { type Services, ServicesProvider, Translator } from '../../../../kit';
import { FilePreviewBox } from './file-preview';

const FILE = fileFacts({ id: 'f', title: '<b>Harbour</b>', filesize: 1000, modified_on: 'monday' });

const textBlob = (text: string): Blob => {
  const blob = new Blob([text]);
  // Missing in jsdom.
  return Object.assign(blob, { slice: () => ({ text: async () => text }) });
};

const show = async (
  more: Partial<typeof FILE>,
  content: Call<Blob> = succeed(new Blob(['x'], { type: more.type ?? '' })),
) => {
  const created: string[] = [];
  const revoked: string[] = [];
  Object.assign(URL, {
    createObjectURL: () => `blob:${created.push('')}`,
    revokeObjectURL: (url: string) => void revoked.push(url),
  });
  const read = jest.fn(() => content);
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [Assets, new Assets({ read })],
  ]);
  const view = (file: typeof FILE) => (
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <FilePreviewBox file={file} actions={null} />
    </ServicesProvider>
  );
  const shown = render(view({ ...FILE, ...more }));
  await act(async () => undefined);
  return {
    read,
    revoked,
    ...shown,
    update: (changed: Partial<typeof FILE>) => shown.rerender(view({ ...FILE, ...more, ...changed })),
  };
};

test('a raster image is requested in the size of the preview, and an SVG as it is', async () => {
  const { read } = await show({ type: 'image/jpeg' });
  expect(screen.getByRole('img', { name: '<b>Harbour</b>' })).toHaveAttribute('src', 'blob:1');
  expect(read).toHaveBeenCalledWith('f', { key: 'system-large-contain' }, 'monday', 10_000_000);
  expect((await show({ type: 'image/svg+xml' })).read).toHaveBeenCalledWith('f', undefined, 'monday', 10_000_000);
});

test('its blob is released when another content is shown, and with the page', async () => {
  const { update, revoked, unmount } = await show({ type: 'image/jpeg' });
  update({ modified_on: 'tuesday' });
  await act(async () => undefined);
  expect(revoked).toEqual(['blob:1']);
  unmount();
  expect(revoked).toEqual(['blob:1', 'blob:2']);
});

test.each([
  ['cannot be read', fail(networkFailure('GET /assets/f', false))],
  ['cannot be decoded', succeed(new Blob(['<script>'], { type: 'image/png' }))],
  ['is a page', succeed(new Blob(['<script>'], { type: 'text/html' }))],
])('an image that %s gives way to a line', async (_, content) => {
  await show({ type: 'image/png' }, content);
  const image = screen.queryByRole('img');
  if (image !== null) fireEvent.error(image);
  expect(screen.getByText('The preview could not be shown')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a large video is loaded on request only', async () => {
  const { read, container } = await show({ type: 'video/mp4', filesize: 5_000_000_000 });
  expect(container.querySelector('video')).toBeNull();
  expect(read).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Load the preview' }));
  expect(read.mock.calls).toEqual([['f', undefined, 'monday', undefined]]);
  expect(container.querySelector('video')).toHaveAttribute('controls');
});

test('a video that announces no size is limited to what is loaded without asking', async () => {
  const { read } = await show({ type: 'video/mp4', filesize: null });
  expect(read).toHaveBeenCalledWith('f', undefined, 'monday', 20_000_000);
});

test.each([
  ['cannot be read', fail(networkFailure('GET /assets/f', false))],
  ['is a page', succeed(new Blob(['<script>'], { type: 'text/html' }))],
])('a video that %s gives way to a line', async (_, content) => {
  const { container } = await show({ type: 'video/mp4' }, content);
  expect(screen.getByText('The preview could not be shown')).toBeVisible();
  expect(container.querySelector('video')).toBeNull();
});

test('a video that cannot be decoded gives way to a line', async () => {
  const { container } = await show({ type: 'video/mp4' });
  fireEvent.error(container.querySelector('video') as HTMLElement);
  expect(screen.getByText('The preview could not be shown')).toBeVisible();
});

test('sound has controls', async () => {
  const { container } = await show({ type: 'audio/mpeg' });
  expect(container.querySelector('audio')).toHaveAttribute('controls');
});

test('HTML is shown as its source text', async () => {
  const { container } = await show({ type: 'text/html' }, succeed(textBlob('<script>run()</script>')));
  expect(screen.getByRole('textbox')).toHaveValue('<script>run()</script>');
  expect(container.querySelector('script, iframe')).toBeNull();
});

test('only the beginning of a long text is shown', async () => {
  await show({ type: 'text/plain' }, succeed(textBlob('a'.repeat(100_001))));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toHaveLength(100_000);
  expect(screen.getByText(/^Only the beginning is shown/)).toBeVisible();
});

test('a text that cannot be read gives way to a line', async () => {
  await show({ type: 'text/plain' }, fail(networkFailure('GET /assets/f', false)));
  expect(screen.getByText('The preview could not be shown')).toBeVisible();
});

test.each(['application/pdf', 'application/zip', null])(
  'a file of type %s has no preview and is not loaded',
  async (type) => {
    const { read } = await show({ type });
    expect(screen.getByText('There is no preview for files of this type')).toBeVisible();
    expect(read).not.toHaveBeenCalled();
  },
);

test.each([
  ['image/png', new Blob(['x'], { type: 'image/png' }), 'img'],
  ['video/mp4', new Blob(['x'], { type: 'video/mp4' }), 'video'],
  ['text/plain', textBlob('x'), 'textarea'],
])('content of type %s that did not arrive is fetched again on request', async (type, blob, element) => {
  const answers: Call<Blob>[] = [fail(networkFailure('GET /assets/f', false)), succeed(blob)];
  const { container } = await show(
    { type },
    defer(() => answers.shift() ?? NEVER),
  );
  expect(container.querySelector(element)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(container.querySelector(element)).not.toBeNull());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('content that may not be read offers no retry', async () => {
  await show({ type: 'text/plain' }, fail(apiFailure(403, 'FORBIDDEN', '')));
  expect(screen.getByText('The preview could not be shown')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
