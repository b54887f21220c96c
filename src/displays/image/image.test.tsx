import { screen } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { fileField, loneField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { fail, networkFailure, succeed } from '../../kernel';
import { ImageDisplay } from './image';

const field = loneField(fileField('cover'));
const FILE = { id: 'f', title: 'Harbour', type: 'image/jpeg', modified_on: '2026-01-01T00:00:00Z' };

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));

test('a small cropped picture, by the name of its file', async () => {
  const assets = jest.fn(() => succeed(new Blob()));
  await showDisplay(<ImageDisplay field={field} value={FILE} options={{ circle: true }} />, { assets });
  expect(screen.getByRole('img', { name: 'Harbour' })).toHaveAttribute('src', 'blob:1');
  expect(assets).toHaveBeenCalledWith('f', { key: 'system-small-cover' }, '2026-01-01T00:00:00Z');
});

test('an SVG as it is', async () => {
  const assets = jest.fn(() => NEVER);
  await showDisplay(<ImageDisplay field={field} value={{ ...FILE, type: 'image/svg+xml' }} options={{}} />, { assets });
  expect(assets).toHaveBeenCalledWith('f', undefined, '2026-01-01T00:00:00Z');
});

test('what cannot be had is an icon, by the same name', async () => {
  await showDisplay(<ImageDisplay field={field} value={FILE} options={{}} />, {
    assets: () => fail(networkFailure('GET /assets/f', false)),
  });
  expect(screen.getByRole('img', { name: 'Harbour' })).not.toHaveAttribute('src');
});

test('of other files nothing is fetched', async () => {
  const assets = jest.fn(() => NEVER);
  await showDisplay(<ImageDisplay field={field} value={{ ...FILE, type: 'application/pdf' }} options={{}} />, {
    assets,
  });
  expect(screen.getByRole('img', { name: 'Harbour' })).toBeInTheDocument();
  expect(assets).not.toHaveBeenCalled();
});

test('a bare key stays one', async () => {
  await showDisplay(<ImageDisplay field={field} value="f" options={{}} />);
  expect(screen.getByText('f')).toBeInTheDocument();
});
