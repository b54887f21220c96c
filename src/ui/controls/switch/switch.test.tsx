import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../../../../tests/support/axe';
import { Field } from '../field';
import { Switch } from './switch';

const Held = () => {
  const [on, setOn] = useState(false);
  return (
    <Switch checked={on} onChange={setOn}>
      Two-factor sign-in
    </Switch>
  );
};

describe('Switch', () => {
  it('is turned on by a click on its label, and off by the space key', async () => {
    render(<Held />);
    const control = screen.getByRole('switch', { name: 'Two-factor sign-in' });
    expect(control).not.toBeChecked();
    await userEvent.click(screen.getByText('Two-factor sign-in'));
    expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    expect(control).not.toBeChecked();
  });

  it('keeps its state and the focus, and gives its reason while disabled', async () => {
    const onChange = jest.fn();
    render(
      <Field name="tfa" label="Two-factor sign-in" note="For your own account">
        <Switch checked onChange={onChange} disabledReason="This is another account" />
      </Field>,
    );
    const control = screen.getByRole('switch', { name: 'Two-factor sign-in' });
    await userEvent.tab();
    expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    expect(onChange).not.toHaveBeenCalled();
    expect(control).toBeChecked();
    expect(control).toHaveAttribute('aria-disabled', 'true');
    expect(control).toHaveAccessibleDescription('For your own account This is another account');
  });

  it('is accessible', async () => {
    const { container } = render(
      <>
        <Switch checked={false} onChange={() => undefined} aria-label="On" />
        <Switch checked onChange={() => undefined} disabledReason="Not allowed">
          Off
        </Switch>
      </>,
    );
    expect(await axeViolations(container)).toEqual([]);
  });
});
