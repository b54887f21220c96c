import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { axeViolations } from '../../../tests/support/axe';
import { englishTranslator } from '../../../tests/support/texts';
import { CapabilitiesStore, ProjectStore, SupportLinks } from '../../application/settings';
import { type Capabilities, DEFAULT_CAPABILITIES } from '../../domain/settings';
import { type Services, ServicesProvider, Translator } from '../../kit';
import { SettingsNavigation } from './settings-navigation';

const INFO = {
  version: '9.0.0-rc.83',
  machine: {
    runtime: { version: '16.20.2', uptime: 60 },
    system: { type: 'Linux', version: '5.15', uptime: 600, memory: 1024 },
  },
};

const NO_LINKS: SupportLinks = { reportBug: null, requestFeature: null, manual: null };

const show = async (
  links: SupportLinks = NO_LINKS,
  at = '/settings/webhooks',
  capabilities: Partial<Capabilities> = {},
) => {
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [ProjectStore, { info$: new BehaviorSubject(INFO) }],
    [SupportLinks, links],
    [CapabilitiesStore, { capabilities: { ...DEFAULT_CAPABILITIES, ...capabilities } }],
  ]);
  const shown = await act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
          <Suspense fallback={null}>
            <SettingsNavigation />
          </Suspense>
        </ServicesProvider>
      </MemoryRouter>,
    ),
  );
  return shown.container;
};

const links = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('lists the areas, the version of the platform, and no help without addresses', async () => {
  expect(await axeViolations(await show())).toEqual([]);
  expect(links()).toEqual([
    'Project /settings/project',
    'Data model /settings/data-model',
    'Permissions /settings/roles',
    'Presets /settings/presets',
    'Webhooks /settings/webhooks',
    'Licenses /licences.txt',
  ]);
  expect(screen.getByRole('link', { name: 'Webhooks' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Platform 9.0.0-rc.83')).toBeInTheDocument();
});

test("links to the operator's pages in a new tab", async () => {
  await show({ ...NO_LINKS, requestFeature: 'https://help.example/ideas', manual: 'https://help.example/manual' });
  expect(links().slice(5)).toEqual([
    'Request a feature https://help.example/ideas',
    'Manual https://help.example/manual',
    'Licenses /licences.txt',
  ]);
  expect(screen.getByRole('link', { name: 'Manual' })).toHaveAttribute('target', '_blank');
});

test('opens the details of a bug report, to copy or to send to the report page', async () => {
  await show({ ...NO_LINKS, reportBug: 'https://help.example/new?text={report}' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Report a bug' }));
  const report = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Details of the report' }).value;
  expect(report).toContain('Platform: 9.0.0-rc.83\nNode: 16.20.2\nOperating system of the server: Linux 5.15');
  expect(screen.getByRole('link', { name: 'Open the report page' })).toHaveAttribute(
    'href',
    `https://help.example/new?text=${encodeURIComponent(report)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await navigator.clipboard.readText()).toBe(report);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('has no report page without its address', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Report a bug' }));
  expect(screen.queryByRole('link', { name: 'Open the report page' })).toBeNull();
});

test('lists access policies for a server that has them', async () => {
  await show();
  expect(links()).not.toContain('Access policies /settings/policies');
  cleanup();
  await show(NO_LINKS, '/settings/policies', { policies: true });
  expect(links()).toContain('Access policies /settings/policies');
});

test('does not offer webhooks of a server that cannot write them', async () => {
  await show(NO_LINKS, '/settings/project', { webhooks: false });
  expect(links()).not.toContain('Webhooks /settings/webhooks');
  expect(links()).toContain('Presets /settings/presets');
});
