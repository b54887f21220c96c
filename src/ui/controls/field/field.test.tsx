import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from '../input';
import { Field } from './field';

describe('Field', () => {
  it('renders a group named by the label, with the key in data-field', () => {
    render(
      <Field name="slug" label="Slug" required="required" note="Part of the address" error="Value has to be unique">
        <Input value="last-ferry" onChange={() => undefined} />
      </Field>,
    );
    const group = screen.getByRole('group', { name: 'Slug' });
    expect(group).toHaveAttribute('data-field', 'slug');
    const input = within(group).getByRole('textbox', { name: 'Slug' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Value has to be unique Part of the address');
    expect(within(group).getByRole('alert')).toHaveTextContent('Value has to be unique');
  });

  it('renders the edited mark as a button when it has onClick', async () => {
    const undo = jest.fn();
    render(
      <Field name="title" label="Title" edited={{ text: 'Edited', label: 'Edited. Undo', onClick: undo }}>
        <Input value="" onChange={() => undefined} />
      </Field>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Edited. Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('textbox')).toBeValid();
  });
});
