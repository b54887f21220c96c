import { fireEvent } from '@testing-library/react';
import { listenToPointer } from './pointer-drag';

const SIZE = 40;

/** A list of three items below each other; on touch its handles start at once, its items after a long press. */
const open = ({ withHandles = true } = {}) => {
  const root = document.createElement('ul');
  root.innerHTML = ['a', 'b', 'c']
    .map((key) => `<li data-reorder="${key}">${withHandles ? '<i data-grip=""></i>' : key}</li>`)
    .join('');
  document.body.append(root);
  const items = [...root.querySelectorAll('li')];
  items.forEach((item, index) => {
    item.getBoundingClientRect = () => new DOMRect(0, index * SIZE, SIZE, SIZE);
  });
  const calls: string[] = [];
  const end = new AbortController();
  listenToPointer(
    root,
    'y',
    {
      pickUp: (key, from) => calls.push(`pick up ${key} at ${from}`),
      moveTo: (to) => calls.push(`move to ${to}`),
      drop: () => calls.push('drop'),
      cancel: () => calls.push('cancel'),
    },
    end.signal,
  );
  const handle = (index: number): Element => items[index]?.querySelector('[data-grip]') ?? items[index] ?? root;
  return {
    calls,
    end,
    press: (index: number, type: string) => fire('pointerdown', handle(index), middle(index), type),
  };
};

const middle = (index: number): number => index * SIZE + SIZE / 2;

const fire = (type: string, target: EventTarget, clientY: number, pointerType = 'mouse'): void => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientY, button: 0 });
  Object.assign(event, { isPrimary: true, pointerType });
  fireEvent(target as Element, event);
};

const original = window.getComputedStyle;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom does not know the property.
  window.getComputedStyle = (element) =>
    Object.assign(original(element), { touchAction: element.matches('[data-grip]') ? 'none' : 'auto' });
});
afterEach(() => {
  fire('pointercancel', window, 0);
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  window.getComputedStyle = original;
  document.body.replaceChildren();
});

test('a touch on a handle drags at once, and drops where it ends', () => {
  const { calls, press } = open();
  press(0, 'touch');
  fire('pointermove', window, middle(0) + 3);
  expect(calls).toEqual([]);
  fire('pointermove', window, middle(2) + 1);
  fire('pointerup', window, middle(2) + 1);
  expect(calls).toEqual(['pick up a at 0', 'move to 2', 'drop']);
});

test('a touch on an item without a handle drags after a long press only, since it scrolls otherwise', () => {
  const { calls, press } = open({ withHandles: false });
  press(1, 'touch');
  fire('pointermove', window, middle(2) + 1);
  fire('pointerup', window, middle(2) + 1);
  expect(calls).toEqual([]);
  press(1, 'touch');
  jest.advanceTimersByTime(360);
  fire('pointermove', window, middle(2) + 1);
  fire('pointerup', window, middle(2) + 1);
  expect(calls[0]).toBe('pick up b at 1');
  expect(calls.slice(-2)).toEqual(['move to 2', 'drop']);
});

test('a mouse drags only when the browser has not started a drag after the first move', () => {
  const { calls, press } = open();
  press(0, 'mouse');
  fire('pointermove', window, middle(1) + 1);
  fire('dragstart', window, middle(1) + 1);
  fire('pointermove', window, middle(2) + 1);
  expect(calls).toEqual([]);
  press(0, 'mouse');
  fire('pointermove', window, middle(1) + 1);
  fire('pointermove', window, middle(1) + 2);
  expect(calls).toEqual(['pick up a at 0', 'move to 1']);
});

test('the click after a drag is suppressed', () => {
  const { press } = open();
  const clicked = jest.fn();
  document.body.addEventListener('click', clicked);
  press(0, 'touch');
  fire('pointermove', window, middle(2));
  fire('pointerup', window, middle(2));
  fireEvent.click(document.body);
  expect(clicked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  fireEvent.click(document.body);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test.each([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['a cancelled pointer', () => fire('pointercancel', window, 0)],
])('%s cancels a drag', (_cause, cancel) => {
  const { calls, press } = open();
  press(0, 'touch');
  fire('pointermove', window, middle(2) + 1);
  cancel();
  fire('pointerup', window, middle(2) + 1);
  expect(calls).toEqual(['pick up a at 0', 'move to 2', 'cancel']);
});

test('a list that is removed during a drag cancels it', () => {
  const { calls, press, end } = open();
  press(2, 'touch');
  fire('pointermove', window, middle(0) - 1);
  end.abort();
  expect(calls).toEqual(['pick up c at 2', 'move to 0', 'cancel']);
});
