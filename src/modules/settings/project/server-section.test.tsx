import { act, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { axeViolations } from '../../../../tests/support/axe';
import { englishTranslator } from '../../../../tests/support/texts';
import { CapabilitiesStore, ProjectStore } from '../../../application/settings';
import { DEFAULT_CAPABILITIES } from '../../../domain/settings';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { ServerSection } from './server-section';

const NOTICE =
  'This server runs version 11.4.0, with which this application was not verified. ' +
  'The newest verified version of its kind is 11.3.';

const show = async (version: string | null) => {
  const known = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [ProjectStore, { info$: of({ version, machine: null }) }],
    [CapabilitiesStore, { capabilities: { ...DEFAULT_CAPABILITIES, newestVerified: '11.3' } }],
  ]);
  return act(async () =>
    render(
      <ServicesProvider services={{ get: (token: unknown) => known.get(token) } as Services}>
        <ServerSection />
      </ServicesProvider>,
    ),
  );
};

test('warns of a server that is later than what was verified', async () => {
  const { container } = await show('11.4.0');
  expect(screen.getByText(NOTICE)).toBeVisible();
  expect(screen.getByText('11.4.0')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test.each(['11.3.5', '10.13.2', null])('says nothing of the version %s', async (version) => {
  await show(version);
  expect(screen.queryByText(/was not verified/)).not.toBeInTheDocument();
  expect(screen.getByText('Platform')).toBeInTheDocument();
});
