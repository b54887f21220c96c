import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../../../../tests/support/axe';
import { TabList, TabPanel, Tabs, TabScope } from './tabs';

const TABS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
  { value: 'three', label: 'Three' },
] as const;

const Sample = ({ orientation }: { readonly orientation?: 'vertical' }) => {
  const [value, setValue] = useState<'one' | 'two' | 'three'>('one');
  return (
    <Tabs label="Numbers" tabs={TABS} value={value} onChange={setValue} orientation={orientation}>
      {`This is ${value}`}
    </Tabs>
  );
};

describe('Tabs', () => {
  it('shows one panel, named by its tab', async () => {
    render(<Sample />);
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('This is one');
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    expect(screen.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('This is two');
  });

  it('has one tab stop, and arrow keys wrap around', async () => {
    render(<Sample />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{End}{Home}x');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('One');
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });

  it('mirrors the arrow keys in right-to-left languages', async () => {
    render(<Sample />);
    screen.getByRole('tablist').style.direction = 'rtl';
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Two' })).toHaveFocus();
  });

  it('keeps the selected tab while its owner refuses another', async () => {
    const onChange = jest.fn();
    render(
      <Tabs label="Numbers" tabs={TABS} value="one" onChange={onChange}>
        Panel
      </Tabs>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'One' }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('tab', { name: 'Three' }));
    expect(onChange.mock.calls).toEqual([['three']]);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('One');
    expect(screen.getByRole('tabpanel', { name: 'One' })).toBeVisible();
  });

  it('moves by the vertical arrow keys when vertical', async () => {
    render(<Sample orientation="vertical" />);
    expect(screen.getByRole('tablist', { name: 'Numbers' })).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('tab', { name: 'Two', selected: true })).toHaveFocus();
  });

  it('names the meaning of a mark, and focuses but does not select a disabled tab', async () => {
    const onChange = jest.fn();
    const { container } = render(
      <Tabs
        label="Field"
        orientation="vertical"
        value="schema"
        onChange={onChange}
        tabs={[
          { value: 'schema', label: 'Schema', icon: 'schema', mark: { kind: 'check', label: 'complete' } },
          { value: 'display', label: 'Display', disabledReason: 'Choose a key first' },
          { value: 'field', label: 'Field', mark: { kind: 'dot', label: 'edited' } },
        ]}
      >
        Panel
      </Tabs>,
    );
    expect(screen.getByRole('tab', { name: 'Schema (complete)' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Field (edited)' })).toBeVisible();
    const display = screen.getByRole('tab', { name: 'Display' });
    expect(display).toHaveAttribute('aria-disabled', 'true');
    expect(display).toHaveAccessibleDescription('Choose a key first');
    await userEvent.click(display);
    await userEvent.click(screen.getByRole('tab', { name: 'Schema (complete)' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(display).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange.mock.calls).toEqual([['field']]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('has a list and a panel in different places', async () => {
    const Apart = () => {
      const [value, setValue] = useState<'one' | 'two' | 'three'>('one');
      return (
        <TabScope tabs={TABS} value={value} onChange={setValue} orientation="vertical">
          <nav>
            <TabList label="Numbers" />
          </nav>
          <section>
            <TabPanel>{`This is ${value}`}</TabPanel>
          </section>
        </TabScope>
      );
    };
    render(<Apart />);
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    expect(screen.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('This is two');
    expect(screen.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  });
});
