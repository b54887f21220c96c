import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { axeViolations } from '../../../../tests/support/axe';
import { serviceEntries } from '../../../../tests/support/service-entries';
import { englishTranslator } from '../../../../tests/support/texts';
import { INTO_ROOT, quiet, startUploads, textFile } from '../../../application/files/uploads/upload-server.fixtures';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { Clock } from '../../../ports/environment/clock';
import { UploadPanel } from './upload-panel';

const HOSTILE = '<img src=x onerror=alert(1)>.txt';

const show = async () => {
  const all = startUploads();
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [Clock, all.clock],
    ...serviceEntries({}),
  ]);
  const { container } = await act(async () =>
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <Suspense fallback={null}>
          <UploadPanel uploads={all.uploads} />
        </Suspense>
      </ServicesProvider>,
    ),
  );
  const settle = () => act(() => quiet());
  return { ...all, container, settle };
};

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('shows nothing without uploads, and nothing after all were stored', async () => {
  const { uploads, settle } = await show();
  expect(screen.queryByRole('region')).toBeNull();
  act(() => void uploads.add([textFile('a.txt')], INTO_ROOT));
  expect(screen.getByRole('region', { name: 'Uploading 0 of 1' })).toBeVisible();
  await settle();
  expect(screen.queryByRole('region')).toBeNull();
});

test('shows the progress of each file and of all, and the time left once it is known', async () => {
  const { uploads, server, clock, container, settle } = await show();
  server.fates = ['stored', 'pending', 'pending'];
  act(() => void uploads.add([textFile('a.txt', 100), textFile('b.txt', 100), textFile('c.txt', 200)], INTO_ROOT));
  clock.advance(10_000);
  act(() => void uploads.add([textFile('empty.txt', 0)], INTO_ROOT));
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent('Uploading 1 of 3');
  expect(screen.getByText('25%')).toBeVisible();
  expect(screen.getByText('about 30 seconds left')).toBeVisible();
  expect(screen.getByText('1 failed')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'All uploads' })).toHaveAttribute('aria-valuenow', '25');
  expect(rows()).toEqual([
    'a.txtDone',
    'b.txt0 bytes of 100 bytes',
    'c.txt0 bytes of 200 bytes',
    'empty.txtThe file is empty',
  ]);
  expect(container.querySelectorAll('[data-upload]')).toHaveLength(4);
  expect(await axeViolations(container)).toEqual([]);
});

test('names what was not uploaded and why, as text, and tries it again', async () => {
  const { uploads, server, container, settle } = await show();
  server.fates = ['cut', 'too-large'];
  act(() => void uploads.add([textFile(HOSTILE), textFile('big.txt')], INTO_ROOT));
  await settle();
  expect(screen.getByRole('region', { name: '2 files were not uploaded' })).toBeVisible();
  expect(rows()).toEqual([
    `${HOSTILE}Connection lost at 50%Try again`,
    'big.txt10 bytes, more than this server allows',
  ]);
  expect(container.querySelector('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: `Try ${HOSTILE} again` }));
  await settle();
  expect(server.stored).toEqual([HOSTILE]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove big.txt from the list' }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('cancels one upload, or all after a question', async () => {
  const { uploads, server, settle } = await show();
  server.fates = ['pending', 'pending', 'pending'];
  act(
    () =>
      void uploads.add(
        ['a.txt', 'b.txt', 'c.txt'].map((name) => textFile(name)),
        INTO_ROOT,
      ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel b.txt' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel all uploads' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel all uploads?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep uploading' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel all uploads' }));
  const again = await screen.findByRole('alertdialog', { name: 'Cancel all uploads?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Cancel all uploads' }));
  await settle();
  expect(screen.queryByRole('region')).toBeNull();
  expect(server.stored).toEqual([]);
});

test('folds its list and asks the browser before the page is closed, while something runs or can be retried', async () => {
  const { uploads, server, settle } = await show();
  const leave = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  server.fates = ['pending'];
  act(() => void uploads.add([textFile('a.txt')], INTO_ROOT));
  expect(leave()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Minimize' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the list of uploads' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  act(() => uploads.cancelAll());
  expect(leave()).toBe(false);
  server.fates = ['cut'];
  const [id = ''] = uploads.add([textFile('b.txt')], INTO_ROOT);
  await settle();
  expect(leave()).toBe(true);
  act(() => uploads.dismiss(id));
  expect(leave()).toBe(false);
});
