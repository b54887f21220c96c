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
  it('is one tab stop, and arrows choose', async () => {
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

  it('takes a click', async () => {
    render(<Spacing />);
    await userEvent.click(screen.getByRole('radio', { name: 'Cozy' }));
    expect(screen.getByRole('radio', { name: 'Cozy' })).toBeChecked();
  });
});
