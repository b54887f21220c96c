import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { contributions } from '../../src/assembly/contributions';
import type { Services } from '../../src/kit';
import { endApplication, startApplication } from '../matrix/application';
import { settle } from '../matrix/render-form';
import { componentExamples } from './components';
import { ExampleBox } from './example-box';
import { StyleGuide } from './style-guide';

const UI = join(__dirname, '../../src/ui');

const isComponent = (file: string): boolean => file.endsWith('.tsx') && !file.endsWith('.test.tsx');

const foldersOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

/** The folders of components, one level below the groups. */
const folders = foldersOf(UI).flatMap(foldersOf);

const componentFolders = folders
  .filter((folder) => readdirSync(folder).some(isComponent))
  .map((folder) => basename(folder));

test('every folder of src/ui with a component has an example', () => {
  expect(componentFolders.length).toBeGreaterThan(30);
  expect(componentFolders.filter((name) => (componentExamples[name] ?? []).length === 0)).toEqual([]);
});

test('every example belongs to a folder of src/ui', () => {
  const names = folders.map((folder) => basename(folder));
  expect(Object.keys(componentExamples).filter((name) => !names.includes(name))).toEqual([]);
});

const paths = Object.entries(contributions())
  .filter(([kind]) => kind !== 'modules')
  .flatMap(([kind, registry]) => registry.all().map(({ id }: { readonly id: string }) => `${kind}/${id}`));

/** The demo world answers with the latency of a server, and failures are not printed with the whole page. */
const LOADING = { timeout: 10_000, onTimeout: (error: Error) => new Error(error.message.split('\n')[0]) };

describe('the style guide', () => {
  let services: Services;
  beforeAll(async () => {
    // Missing in jsdom.
    Object.assign(URL, { createObjectURL: () => 'blob:image', revokeObjectURL: () => undefined });
    services = await startApplication();
  });
  afterEach(() => {
    cleanup();
    window.location.hash = '';
  });
  afterAll(() => endApplication(services));

  const open = async (path: string): Promise<HTMLElement> => {
    window.location.hash = path;
    // React forgets a promise that is awaited in a synchronous `act`.
    return act(async () => render(<StyleGuide services={services} />).container);
  };

  /** Errors of examples, and fields whose interface has thrown. */
  const failures = (page: HTMLElement): readonly (string | null)[] => [
    ...[...page.querySelectorAll('[data-failed]')].map(({ textContent }) => textContent),
    ...screen.queryAllByText("This field can't be shown").map(({ textContent }) => textContent),
  ];

  it('shows every component', async () => {
    const page = await open('components');
    await waitFor(() =>
      expect(page.querySelectorAll('[data-subject]')).toHaveLength(Object.keys(componentExamples).length),
    );
    expect(failures(page)).toEqual([]);
  });

  it.each(paths)('shows %s', async (path) => {
    const page = await open(path);
    await waitFor(() => expect(page.querySelector('figure')).not.toBeNull(), LOADING);
    await settle();
    expect([...page.querySelectorAll('[data-subject]')].map((subject) => subject.getAttribute('data-subject'))).toEqual(
      [path],
    );
    expect(failures(page)).toEqual([]);
  });

  it('lists every contribution', async () => {
    await open('components/kbd');
    const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(paths.map((path) => `#${path}`)));
  });

  it('shows another subject when the address changes', async () => {
    await open('components/kbd');
    act(() => {
      window.location.hash = 'components/badge';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['badge']);
  });

  it('switches theme and direction', async () => {
    await open('components/kbd');
    act(() => screen.getByRole('radio', { name: 'Dark' }).click());
    expect(document.documentElement.dataset['theme']).toBe('dark');
    act(() => screen.getByRole('radio', { name: 'Right to left' }).click());
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  });
});

test('an example that throws shows its error in its own box', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error('Broken on purpose');
  };
  render(
    <>
      <ExampleBox title="One">
        <Broken />
      </ExampleBox>
      <ExampleBox title="Other">Unharmed</ExampleBox>
    </>,
  );
  expect(screen.getAllByRole('figure')[0]).toHaveTextContent('Broken on purpose');
  expect(screen.getByText('Unharmed')).toBeInTheDocument();
  jest.restoreAllMocks();
});
