import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, IconChoice } from './checkbox';

describe('Checkbox', () => {
  it('reports checked, unchecked and the shift key', async () => {
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

  it('can be indeterminate', () => {
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
      'an icon choice',
      (on: () => void) => (
        <IconChoice type="checkbox" checked={false} indeterminate iconOn="star" iconOff="star" onChange={on}>
          All
        </IconChoice>
      ),
    ],
  ])('%s stays indeterminate after a click while the prop is set', async (_, element) => {
    const onChange = jest.fn();
    render(element(onChange));
    await userEvent.click(screen.getByRole('checkbox'));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  });
});
