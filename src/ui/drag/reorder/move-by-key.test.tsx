import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { moveByKey } from './move-by-key';

const List = () => {
  const [items, setItems] = useState(['a', 'b', 'c', 'd']);
  const move = (item: string, to: number): void => {
    const others = items.filter((other) => other !== item);
    setItems([...others.slice(0, to), item, ...others.slice(to)]);
  };
  return items.map((item, index) => (
    <button
      key={item}
      type="button"
      onKeyDown={(event) => moveByKey(event, index, items.length, (to) => move(item, to))}
    >
      {item}
    </button>
  ));
};

const order = (): string =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .join('');

test('arrow keys, Home and End on a handle move its item, which keeps the focus', async () => {
  render(<List />);
  screen.getByRole('button', { name: 'b' }).focus();
  const press = async (keys: string, expected: string): Promise<void> => {
    await userEvent.keyboard(keys);
    expect(order()).toBe(expected);
    await waitFor(() => expect(screen.getByRole('button', { name: 'b' })).toHaveFocus());
  };
  await press('{ArrowDown}', 'acbd');
  await press('{End}', 'acdb');
  await press('{ArrowUp}', 'acbd');
  await press('{Home}', 'bacd');
});

test('an item at an end of the list does not move beyond it, and other keys and shortcuts do not move it', async () => {
  render(<List />);
  screen.getByRole('button', { name: 'a' }).focus();
  await userEvent.keyboard('{ArrowUp}{Home}x{Control>}{ArrowDown}{/Control}{Alt>}{ArrowDown}{/Alt}');
  expect(order()).toBe('abcd');
});
