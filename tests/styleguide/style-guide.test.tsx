import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Services } from '../../src/kit';
import { endApplication, startApplication } from '../matrix/application';
import { settle } from '../matrix/render-form';
import { componentExamples } from './components';
import { ExampleBox } from './example-box';
import { groupsOf, StyleGuide } from './style-guide';

const UI = join(__dirname, '../../src/ui');

const isComponent = (file: string): boolean => file.endsWith('.tsx') && !file.endsWith('.test.tsx');

const folders = readdirSync(UI, { withFileTypes: true }).filter((entry) => entry.isDirectory());

const componentFolders = folders
  .map(({ name }) => name)
  .filter((name) => readdirSync(join(UI, name)).some(isComponent));

test('every folder of src/ui with a component has an example', () => {
  expect(componentFolders.length).toBeGreaterThan(30);
  expect(componentFolders.filter((name) => (componentExamples[name] ?? []).length === 0)).toEqual([]);
});

test('every example belongs to a folder of src/ui', () => {
  const names = folders.map(({ name }) => name);
  expect(Object.keys(componentExamples).filter((name) => !names.includes(name))).toEqual([]);
});

describe('the style guide', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(() => {
    cleanup();
    window.location.hash = '';
  });
  afterAll(() => endApplication(services));

  const open = async (path: string): Promise<HTMLElement> => {
    window.location.hash = path;
    const { container } = render(<StyleGuide services={services} />);
    await settle();
    await settle();
    return container;
  };

  /** Errors of examples, and fields whose interface has thrown. */
  const failures = (page: HTMLElement): readonly (string | null)[] => [
    ...[...page.querySelectorAll('[data-failed]')].map(({ textContent }) => textContent),
    ...screen.queryAllByText('This field cannot be shown').map(({ textContent }) => textContent),
  ];

  it('lists every component and contribution', () => {
    const paths = groupsOf(services).flatMap(({ subjects }) => subjects.map(({ path }) => path));
    expect(paths).toEqual(
      expect.arrayContaining(['components/button', 'interfaces/slider', 'displays/labels', 'layouts/calendar']),
    );
  });

  it.each(['components', 'interfaces', 'displays', 'layouts'])('shows all %s without an error', async (group) => {
    const page = await open(group);
    const subjects = groupsOf(services).find(({ path }) => path === group)?.subjects ?? [];
    expect(page.querySelectorAll('[data-subject]')).toHaveLength(subjects.length);
    expect(page.querySelectorAll('figure').length).toBeGreaterThanOrEqual(subjects.length);
    expect(failures(page)).toEqual([]);
  });

  it('shows one subject, and the next one when the address changes', async () => {
    const page = await open('displays/labels');
    const names = () => [...page.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(names()).toContain('labels');
    await act(async () => {
      window.location.hash = 'displays/rating';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(names()).toContain('rating');
    expect(names()).not.toContain('labels');
  });

  it('switches theme and direction', async () => {
    await open('components/kbd');
    act(() => screen.getByRole('radio', { name: 'Dark' }).click());
    expect(document.documentElement.dataset['theme']).toBe('dark');
    act(() => screen.getByRole('radio', { name: 'Right to left' }).click());
    await settle();
    expect(document.documentElement.dir).toBe('rtl');
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
  expect(screen.getByRole('figure', { name: 'One' })).toHaveTextContent('Broken on purpose');
  expect(screen.getByText('Unharmed')).toBeInTheDocument();
  jest.restoreAllMocks();
});
