import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, IconChoice } from './checkbox';

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
    expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
    rerender(<Checkbox aria-label="All" checked indeterminate onChange={() => undefined} />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  });

  it.each([
    ['a box', (on: () => void) => <Checkbox aria-label="All" checked={false} indeterminate onChange={on} />],
    [
      'a choice with a mark',
      (on: () => void) => (
        <IconChoice type="checkbox" checked={false} indeterminate iconOn="star" iconOff="star" onChange={on}>
          All
        </IconChoice>
      ),
    ],
  ])('%s stays neither on nor off where a press leaves it so', async (_, draw) => {
    const onChange = jest.fn();
    render(draw(onChange));
    await userEvent.click(screen.getByRole('checkbox'));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  });
});
