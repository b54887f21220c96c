import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { focusNewestToast, Toast, Toasts } from '.';

const show = (...titles: readonly string[]) => {
  const onAttend = jest.fn();
  const onUndo = jest.fn();
  const Page = () => {
    const [shown, setShown] = useState(titles);
    return (
      <>
        <main tabIndex={-1}>
          <button type="button">Save</button>
        </main>
        <Toasts label="Notifications" onAttend={onAttend}>
          {shown.map((title) => (
            <Toast
              key={title}
              tone="success"
              title={title}
              action={{ label: `Undo ${title}`, onSelect: onUndo }}
              dismissLabel={`Close ${title}`}
              onDismiss={() => setShown((all) => all.filter((each) => each !== title))}
            />
          ))}
        </Toasts>
      </>
    );
  };
  render(<Page />);
  const button = (name: string) => screen.getByRole('button', { name });
  return { onAttend, onUndo, button, user: userEvent.setup() };
};

test('tells when the pointer comes to the toasts and when it leaves them', async () => {
  const { onAttend, button, user } = show('Saved');
  await user.hover(button('Undo Saved'));
  expect(onAttend.mock.calls).toEqual([[true]]);
  await user.hover(button('Save'));
  expect(onAttend.mock.calls).toEqual([[true], [false]]);
});

test('tells that a pointer has left with the last toast, which was removed below it', async () => {
  const { onAttend, button, user } = show('Saved');
  await user.click(button('Save'));
  await user.click(button('Close Saved'));
  expect(onAttend).toHaveBeenLastCalledWith(false);
});

test('moves the focus to the newest toast, and back where it was when that is closed', async () => {
  const { onAttend, button, user } = show('First', 'Second');
  act(() => button('Save').focus());
  act(() => focusNewestToast());
  expect(button('Undo Second')).toHaveFocus();
  expect(onAttend).toHaveBeenLastCalledWith(true);
  await user.keyboard('{Escape}');
  expect(button('Undo First')).toHaveFocus();
  expect(onAttend).toHaveBeenLastCalledWith(true);
  await user.keyboard('{Escape}');
  expect(button('Save')).toHaveFocus();
  expect(onAttend).toHaveBeenLastCalledWith(false);
});

test('keeps an Escape in a toast from the page', async () => {
  const { button, user } = show('Saved');
  const listen = jest.fn();
  window.addEventListener('keydown', listen);
  act(() => button('Undo Saved').focus());
  await user.keyboard('{Escape}');
  window.removeEventListener('keydown', listen);
  expect(listen).not.toHaveBeenCalled();
});
