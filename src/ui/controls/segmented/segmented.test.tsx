import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Segmented } from './segmented';

const Spacing = () => {
  const [value, setValue] = useState<'compact' | 'cozy'>('compact');
  const options = [
    { value: 'compact', label: 'Compact' },
    { value: 'cozy', label: 'Cozy', icon: 'list' },
  ] as const;
  return <Segmented label="Spacing" options={options} value={value} onChange={setValue} />;
};

describe('Segmented', () => {
  it('has one tab stop, and arrow keys choose', async () => {
    render(<Spacing />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Compact' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const cozy = screen.getByRole('radio', { name: 'Cozy' });
    expect(cozy).toHaveFocus();
    expect(cozy).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('chooses an option on click', async () => {
    render(<Spacing />);
    await userEvent.click(screen.getByRole('radio', { name: 'Cozy' }));
    expect(screen.getByRole('radio', { name: 'Cozy' })).toBeChecked();
  });
});
