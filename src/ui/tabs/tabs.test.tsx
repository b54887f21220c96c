import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel, Tabs } from './tabs';

const TABS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
  { value: 'three', label: 'Three' },
] as const;

const Sample = () => {
  const [value, setValue] = useState<'one' | 'two' | 'three'>('one');
  return (
    <>
      <Tabs id="t" label="Numbers" tabs={TABS} value={value} onChange={setValue} />
      <TabPanel id="t" value={value}>
        {`This is ${value}`}
      </TabPanel>
    </>
  );
};

describe('Tabs', () => {
  it('show one panel, named after its tab', async () => {
    render(<Sample />);
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('This is one');
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    expect(screen.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('This is two');
  });

  it('are one stop, and the arrow keys go round', async () => {
    render(<Sample />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{End}{Home}x');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('One');
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });

  it('follow the direction of reading', async () => {
    render(<Sample />);
    screen.getByRole('tablist').style.direction = 'rtl';
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Two' })).toHaveFocus();
  });
});
