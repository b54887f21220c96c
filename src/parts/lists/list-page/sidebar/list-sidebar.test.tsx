import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { defineLayout, type LayoutProps, type Services, ServicesProvider, Translator } from '../../../../kit';
import { LayoutSection } from './list-sidebar';

const translator = { locale$: of({ code: 'en-US' }), translate: (key: string) => key };

const show = (sidebar?: () => Promise<(props: LayoutProps) => string>) => {
  const layout = defineLayout({
    id: 'wall',
    name: 'Wall',
    icon: 'grid_view',
    component: async () => () => null,
    ...(sidebar && { sidebar }),
  });
  render(
    <ServicesProvider services={{ get: (token: unknown) => (token === Translator ? translator : null) } as Services}>
      <LayoutSection layout={layout} layoutProps={{ collection: 'tags' } as LayoutProps} />
    </ServicesProvider>,
  );
};

test('the part of a layout in the sidebar gets the props of the layout, under its name', async () => {
  show(
    async () =>
      ({ collection }) =>
        `Photos of ${collection}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Wall' }));
  expect(await screen.findByText('Photos of tags')).toBeVisible();
});

test('a part that throws is replaced by a notice', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(async () => () => {
    throw new Error('I will not');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Wall' }));
  expect(await screen.findByText('layout_section_broken')).toBeVisible();
});

test('a layout without such a part has no section', () => {
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
