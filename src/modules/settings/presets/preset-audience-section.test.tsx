import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { axeViolations } from '../../../../tests/support/axe';
import { serviceEntries } from '../../../../tests/support/service-entries';
import { englishTranslator } from '../../../../tests/support/texts';
import { RolesStore } from '../../../application/access';
import type { ItemForm } from '../../../application/item-editing';
import { succeed } from '../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { PresetAudienceSection } from './preset-audience-section';

const show = async (others: number) => {
  const rows = Array.from({ length: others }, (_, index) => ({
    id: index + 2,
    user: { id: `u${index}`, role: null, first_name: `User ${index}`, last_name: null, email: null },
    role: null,
  }));
  const items = { list: () => succeed(rows), count: () => succeed({ total_count: 9, filter_count: 9 }) };
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [RolesStore, { roles$: of([]) }],
    ...serviceEntries({ items }),
  ]);
  const form = { values$: of({ collection: 'articles', user: null, role: null, bookmark: null }) };
  return act(async () =>
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <MemoryRouter>
          <PresetAudienceSection form={form as unknown as ItemForm} id={1} person={null} />
        </MemoryRouter>
      </ServicesProvider>,
    ),
  );
};

test('links the defaults that count instead, each with the reason', async () => {
  const { container } = await show(2);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/settings/presets/2',
    '/settings/presets/3',
  ]);
  expect(screen.queryByText(/more$/)).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('lists ten defaults at most, and says how many there are besides', async () => {
  await show(14);
  expect(screen.getAllByRole('link')).toHaveLength(10);
  expect(screen.getByText('And 4 more')).toBeVisible();
});
