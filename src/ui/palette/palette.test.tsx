import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Palette } from '.';

const groups = [
  {
    id: 'actions',
    title: 'On this page',
    entries: [
      { id: 'save', title: 'Save', icon: 'check', note: 'Tags', disabledReason: 'There is nothing to save' },
      { id: 'delete', title: 'Delete this item', icon: 'delete' },
    ],
  },
];

test('shows the reason of a disabled entry, and does not choose it by click or key', async () => {
  const chosen = jest.fn();
  render(
    <Palette
      open
      onClose={jest.fn()}
      label="Palette"
      placeholder=""
      text=""
      onText={jest.fn()}
      groups={groups}
      emptyText=""
      onChoose={chosen}
    />,
  );
  const save = await screen.findByRole('option', { name: /Save/ });
  expect(save).toHaveTextContent('There is nothing to save');
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(save);
  await userEvent.type(screen.getByRole('combobox', { name: 'Palette' }), '{Enter}', { skipClick: true });
  expect(chosen).not.toHaveBeenCalledWith('save');
  await userEvent.click(screen.getByRole('option', { name: 'Delete this item' }));
  expect(chosen).toHaveBeenCalledWith('delete');
});
