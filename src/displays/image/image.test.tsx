import { fireEvent, screen } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { fileField, loneField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { fail, networkFailure, succeed } from '../../kernel';
import { ImageDisplay } from './image';

const field = loneField(fileField('cover'));
const FILE = { id: 'f', title: 'Harbour', type: 'image/jpeg', modified_on: '2026-01-01T00:00:00Z' };

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));

test('shows a cropped thumbnail with the file title as alternative text', async () => {
  const assets = jest.fn(() => succeed(new Blob([], { type: 'image/jpeg' })));
  await showDisplay(<ImageDisplay field={field} value={FILE} options={{ circle: true }} />, { assets });
  expect(screen.getByRole('img', { name: 'Harbour' })).toHaveAttribute('src', 'blob:1');
  expect(assets).toHaveBeenCalledWith('f', { key: 'system-small-cover' }, '2026-01-01T00:00:00Z', 10_000_000);
});

test('fetches an SVG without a variant', async () => {
  const assets = jest.fn(() => NEVER);
  await showDisplay(<ImageDisplay field={field} value={{ ...FILE, type: 'image/svg+xml' }} options={{}} />, { assets });
  expect(assets).toHaveBeenCalledWith('f', undefined, '2026-01-01T00:00:00Z', 10_000_000);
});

test('shows an icon with the same alternative text when the picture is unavailable', async () => {
  await showDisplay(<ImageDisplay field={field} value={FILE} options={{}} />, {
    assets: () => fail(networkFailure('GET /assets/f', false)),
  });
  expect(screen.getByRole('img', { name: 'Harbour' })).not.toHaveAttribute('src');
});

test('shows the icon when the browser cannot decode the picture', async () => {
  await showDisplay(<ImageDisplay field={field} value={FILE} options={{}} />, {
    assets: () => succeed(new Blob(['<script></script>'], { type: 'image/jpeg' })),
  });
  fireEvent.error(screen.getByRole('img', { name: 'Harbour' }));
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Harbour' })).toBeInTheDocument();
});

test('fetches nothing for an image that the server does not resize', async () => {
  const assets = jest.fn(() => NEVER);
  await showDisplay(<ImageDisplay field={field} value={{ ...FILE, type: 'image/gif' }} options={{}} />, { assets });
  expect(assets).not.toHaveBeenCalled();
});

test('fetches nothing for files that are no image', async () => {
  const assets = jest.fn(() => NEVER);
  await showDisplay(<ImageDisplay field={field} value={{ ...FILE, type: 'application/pdf' }} options={{}} />, {
    assets,
  });
  expect(screen.getByRole('img', { name: 'Harbour' })).toBeInTheDocument();
  expect(assets).not.toHaveBeenCalled();
});

test('shows a bare key as text', async () => {
  await showDisplay(<ImageDisplay field={field} value="f" options={{}} />);
  expect(screen.getByText('f')).toBeInTheDocument();
});
