import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../icon-button';
import { CommandBar } from './command-bar';

const bold = jest.fn();

const show = () =>
  render(
    <div>
      <CommandBar label="Formatting" end={<button type="button">View</button>}>
        <IconButton icon="format_bold" label="Bold" keys="Ctrl B" onClick={bold} />
        <IconButton icon="format_italic" label="Italic" />
        <IconButton icon="code" label="Code" />
      </CommandBar>
      <textarea aria-label="Text" />
    </div>,
  );

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

test('is a toolbar with one tab stop, which stays at the button used last', async () => {
  show();
  expect(screen.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await userEvent.tab();
  expect(button('Bold')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(button('Italic')).toHaveFocus();
  await userEvent.tab();
  expect(button('View')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(button('Italic')).toHaveFocus();
});

test('arrow keys wrap, Home and End go to the ends', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(button('Code')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{End}');
  expect(button('Code')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(button('Bold')).toHaveFocus();
});

test('arrow keys follow the direction of the language', async () => {
  show();
  // Without a cascade in jsdom, the direction is not inherited.
  screen.getByRole('toolbar').style.direction = 'rtl';
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(button('Italic')).toHaveFocus();
});

test('a click leaves the focus in the text', async () => {
  show();
  screen.getByRole('textbox').focus();
  await userEvent.click(button('Bold'));
  expect(bold).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a shortcut is announced with the button and not part of its name', () => {
  show();
  expect(button('Bold')).toHaveAttribute('aria-keyshortcuts', 'Control+B');
});
