import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

describe('Checkbox', () => {
  it('says on and off, and whether shift was held', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(
      <Checkbox checked={false} onChange={onChange}>
        Status
      </Checkbox>,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Status' }));
    expect(onChange).toHaveBeenLastCalledWith(true, { shiftKey: false });
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Status' }));
    expect(onChange).toHaveBeenLastCalledWith(true, { shiftKey: true });
  });

  it('can be neither on nor off', () => {
    const { rerender } = render(<Checkbox aria-label="All" checked={false} indeterminate onChange={() => undefined} />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
    rerender(<Checkbox aria-label="All" checked onChange={() => undefined} />);
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});
