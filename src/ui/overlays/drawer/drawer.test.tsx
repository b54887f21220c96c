import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../../../../tests/support/axe';
import { Button } from '../../controls/button';
import { TabList, TabPanel, TabScope } from '../../controls/tabs';
import { Drawer } from './drawer';

const TABS = [
  { value: 'schema', label: 'Schema' },
  { value: 'field', label: 'Field' },
] as const;

const Wizard = () => {
  const [part, setPart] = useState<'schema' | 'field'>('schema');
  return (
    <TabScope orientation="vertical" tabs={TABS} value={part} onChange={setPart}>
      <Drawer
        open
        wide
        onClose={() => undefined}
        closeLabel="Close"
        title="New field"
        crumbs={[{ label: 'Articles', href: '/articles' }]}
        crumbsLabel="Breadcrumb"
        navigation={<TabList label="Parts" />}
        foot={<Button>Save</Button>}
      >
        <TabPanel>{`The ${part}`}</TabPanel>
      </Drawer>
    </TabScope>
  );
};

describe('Drawer', () => {
  it('is named by its title alone, with a breadcrumb, a navigation column and a foot', async () => {
    render(<Wizard />);
    const drawer = await screen.findByRole('dialog', { name: 'New field' });
    const crumbs = within(drawer).getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'Articles' })).toHaveAttribute('href', '/articles');
    await userEvent.click(within(drawer).getByRole('tab', { name: 'Schema' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(within(drawer).getByRole('tabpanel', { name: 'Field' })).toHaveTextContent('The field');
    expect(within(drawer).getByRole('button', { name: 'Save' })).toBeVisible();
    expect(await axeViolations(drawer)).toEqual([]);
  });

  it('opens with the focus on its first control, or on its title where that is read first', async () => {
    const drawer = (focusesTitle: boolean) => (
      <Drawer open onClose={() => undefined} closeLabel="Close" title="Plain" focusesTitle={focusesTitle}>
        Body
      </Drawer>
    );
    const { unmount } = render(drawer(false));
    expect(await screen.findByRole('button', { name: 'Close' })).toHaveFocus();
    unmount();
    render(drawer(true));
    expect(await screen.findByRole('heading', { name: 'Plain' })).toHaveFocus();
  });

  it('has neither breadcrumb nor foot by default', async () => {
    render(
      <Drawer open onClose={() => undefined} closeLabel="Close" title="Plain">
        Body
      </Drawer>,
    );
    const drawer = await screen.findByRole('dialog', { name: 'Plain' });
    expect(within(drawer).queryByRole('navigation')).toBeNull();
    expect(
      within(drawer)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Close']);
  });
});
