import { render, screen } from '@testing-library/react';
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
