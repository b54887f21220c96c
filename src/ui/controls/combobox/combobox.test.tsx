import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox } from '.';

const begin = async () => {
  const [dialog, closed] = [jest.fn(), jest.fn()];
  const box = (isUndecided: boolean, onOpenDialog?: () => void) => (
    <Combobox
      label="Author"
      text=""
      options={[{ value: 'a', label: 'Ann' }]}
      isUndecided={isUndecided}
      onOpenDialog={onOpenDialog}
      onText={() => undefined}
      onChoose={() => undefined}
      onClose={closed}
    />
  );
  const { rerender } = render(box(true));
  await userEvent.click(screen.getByRole('combobox', { name: 'Author' }));
  return { dialog, closed, decide: (onOpenDialog?: () => void) => rerender(box(false, onOpenDialog)) };
};

test('a combobox opened before it is known what opens shows its list once that is known', async () => {
  const { decide } = await begin();
  expect(screen.queryByRole('listbox')).toBeNull();
  decide();
  expect(await screen.findByRole('listbox')).toBeVisible();
});

test('a combobox that turns to a dialog never shows its list', async () => {
  const { decide, dialog } = await begin();
  decide(dialog);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a combobox left before it is known what opens stays closed', async () => {
  const { decide, closed } = await begin();
  await userEvent.tab();
  expect(closed).toHaveBeenCalled();
  decide();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an option is chosen whose list is replaced between pressing and releasing the button', async () => {
  const user = userEvent.setup();
  const chosen = jest.fn();
  const box = (value: string) => (
    <Combobox
      label="Author"
      text=""
      options={[{ value, label: value }]}
      onText={() => undefined}
      onChoose={(found) => chosen(value, found)}
    />
  );
  const { rerender } = render(box('Ann'));
  await user.click(screen.getByRole('combobox', { name: 'Author' }));
  const option = await screen.findByRole('option', { name: 'Ann' });
  await user.pointer({ keys: '[MouseLeft>]', target: option });
  rerender(box('Ben'));
  await user.pointer({ keys: '[/MouseLeft]', target: option });
  expect(chosen.mock.calls).toEqual([['Ann', 'Ann']]);
  await user.click(screen.getByRole('combobox', { name: 'Author' }));
  expect(await screen.findByRole('option', { name: 'Ben' })).toBeVisible();
});

test('the present value is active and marked when the list opens, and nothing else where there is none', async () => {
  const box = (selected: string | null) => (
    <Combobox
      label="Author"
      text=""
      options={[
        { value: 'new', label: 'Create new', icon: 'add' },
        ...['Ann', 'Ben'].map((value) => ({ value, label: value, isSelected: value === selected })),
      ]}
      onText={() => undefined}
      onChoose={() => undefined}
    />
  );
  const { rerender } = render(box('Ben'));
  const input = screen.getByRole('combobox', { name: 'Author' });
  await userEvent.click(input);
  const chosen = await screen.findByRole('option', { name: 'Ben' });
  await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', chosen.id));
  expect(chosen.querySelector('svg')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  rerender(box(null));
  await userEvent.click(input);
  await screen.findByRole('option', { name: 'Ben' });
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}');
  expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Create new' }).id);
});
