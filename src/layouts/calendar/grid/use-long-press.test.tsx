import { fireEvent, render, screen } from '@testing-library/react';
import { useLongPress } from './use-long-press';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Pressed = ({ onPress }: { readonly onPress: (element: HTMLElement) => void }) => (
  <button type="button" {...useLongPress(onPress)}>
    Event
  </button>
);

const REST_MS = 600;

/** jsdom has no pointer events with a type and a position. */
const pointer = (name: string, { pointerType = 'touch', isPrimary = true, x = 5, y = 5 } = {}): boolean =>
  fireEvent(
    screen.getByRole('button'),
    Object.assign(new MouseEvent(name, { bubbles: true, clientX: x, clientY: y }), { pointerType, isPrimary }),
  );

const open = () => {
  const onPress = jest.fn();
  const { unmount } = render(<Pressed onPress={onPress} />);
  return { onPress, unmount };
};

const rest = (): void => void jest.advanceTimersByTime(REST_MS);

test('a finger that rests presses the element, and its release is no click', () => {
  const { onPress } = open();
  pointer('pointerdown');
  expect(onPress).not.toHaveBeenCalled();
  rest();
  expect(onPress).toHaveBeenCalledWith(screen.getByRole('button'));
  pointer('pointerup');
  expect(fireEvent.touchEnd(screen.getByRole('button'))).toBe(false);
});

test('a tap is a click', () => {
  const { onPress } = open();
  pointer('pointerdown');
  pointer('pointerup');
  rest();
  expect(fireEvent.touchEnd(screen.getByRole('button'))).toBe(true);
  expect(onPress).not.toHaveBeenCalled();
});

test('a tap after a long press is a click', () => {
  open();
  pointer('pointerdown');
  rest();
  pointer('pointerup');
  pointer('pointerdown');
  pointer('pointerup');
  expect(fireEvent.touchEnd(screen.getByRole('button'))).toBe(true);
});

test.each([
  ['scrolls', () => pointer('pointermove', { y: 30 })],
  ['is taken over by the browser', () => pointer('pointercancel')],
])('a finger that %s presses nothing', (_what, act) => {
  const { onPress } = open();
  pointer('pointerdown');
  act();
  rest();
  expect(onPress).not.toHaveBeenCalled();
});

test('a finger that trembles presses', () => {
  const { onPress } = open();
  pointer('pointerdown');
  pointer('pointermove', { x: 8, y: 8 });
  rest();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a mouse, a second finger and an element that has gone press nothing', () => {
  const { onPress, unmount } = open();
  pointer('pointerdown', { pointerType: 'mouse' });
  rest();
  pointer('pointerdown', { isPrimary: false });
  rest();
  pointer('pointerdown');
  unmount();
  rest();
  expect(onPress).not.toHaveBeenCalled();
});
