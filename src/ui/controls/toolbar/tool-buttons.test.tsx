import { fireEvent, render, screen } from '@testing-library/react';
import { IconButton } from '../icon-button';
import { ToolButtons } from './tool-buttons';

const show = () => {
  render(
    <ToolButtons label="Formatting">
      <IconButton icon="a" label="One" />
      <IconButton icon="b" label="Two" />
      <IconButton icon="c" label="Three" />
    </ToolButtons>,
  );
  return (name: string) => screen.getByRole('button', { name });
};

test('is one tab stop, which arrow keys, Home and End move', () => {
  const button = show();
  expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  button('One').focus();
  const press = (key: string): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press('ArrowRight');
  expect(button('Two')).toHaveFocus();
  expect(button('Two').tabIndex).toBe(0);
  expect(button('One').tabIndex).toBe(-1);
  press('End');
  expect(button('Three')).toHaveFocus();
  press('ArrowRight');
  expect(button('One')).toHaveFocus();
  press('ArrowLeft');
  expect(button('Three')).toHaveFocus();
  press('Home');
  expect(button('One')).toHaveFocus();
  expect(press('a')).toBe(true);
});
