import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCounts, fieldOf, requiredError, showForm, text } from './render-form.fixtures';

let seen: (element: Element) => void;
let idle: () => void;

beforeEach(() => {
  const turns: (() => void)[] = [];
  idle = () => act(() => turns.splice(0).forEach((turn) => turn()));
  window.requestIdleCallback = (turn) => turns.push(() => turn({} as IdleDeadline));
  window.cancelIdleCallback = () => turns.splice(0);
  globalThis.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      seen = (target) =>
        act(() => tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never));
    }
    observe(): void {}
    unobserve(): void {}
  } as never;
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

const long = Array.from({ length: 60 }, (_, index) => text(`field_${String(index).padStart(2, '0')}`));
const boxes = (): number => screen.getAllByRole('textbox').length;

test('mounts the visible fields first and the others when idle', async () => {
  await showForm(long);
  const first = boxes();
  expect(first).toBeGreaterThan(5);
  expect(first).toBeLessThan(20);
  expect(screen.getByText('Field 59')).toBeInTheDocument();
  idle();
  expect(boxes()).toBe(first + 10);
  for (let turn = 0; turn < 20; turn += 1) idle();
  expect(boxes()).toBe(60);
});

test('a field is mounted at once when it scrolls into view or gets the focus', async () => {
  await showForm(long);
  seen(fieldOf('field_40'));
  expect(within(fieldOf('field_40')).getByRole('textbox')).toBeInTheDocument();
  act(() => within(fieldOf('field_50')).getByRole('button').focus());
  expect(screen.getByRole('textbox', { name: 'field_50' })).toHaveFocus();
});

/** Idle periods are played by the test; the clock ends in the past, so that other tests do not count as typing. */
const TYPING_TIMERS = {
  now: Date.now() - 60_000,
  doNotFake: ['requestIdleCallback' as const, 'cancelIdleCallback' as const],
};

test('fields are not mounted while the user types', async () => {
  await showForm(long);
  const first = boxes();
  jest.useFakeTimers(TYPING_TIMERS);
  const box = screen.getByRole('textbox', { name: 'field_03' });
  for (const value of ['T', 'Tw', 'Two']) {
    fireEvent.input(box, { target: { value } });
    idle();
    act(() => jest.advanceTimersByTime(100));
    idle();
  }
  expect(boxes()).toBe(first);
  act(() => jest.advanceTimersByTime(400));
  idle();
  expect(boxes()).toBe(first + 10);
  jest.useRealTimers();
});

test('the error summary focuses a field that is not mounted yet', async () => {
  const form = await showForm(long);
  await act(async () => form.setErrors([requiredError('field_55')]));
  await userEvent.click(screen.getByRole('link', { name: 'Field 55' }));
  expect(screen.getByRole('textbox', { name: 'field_55' })).toHaveFocus();
});

test('the first keystroke renders one field, and its edited mark later', async () => {
  await showForm(long.slice(0, 10));
  for (let turn = 0; turn < 20; turn += 1) idle();
  renderCounts.clear();
  const box = screen.getByRole('textbox', { name: 'field_03' });
  fireEvent.change(box, { target: { value: 'Two' } });
  expect(box).toHaveValue('Two');
  expect(screen.queryByRole('button', { name: 'field_menu_edited' })).toBeNull();
  idle();
  expect(screen.getByRole('button', { name: 'field_menu_edited' })).toBeVisible();
  fireEvent.change(box, { target: { value: 'One' } });
  idle();
  expect(screen.queryByRole('button', { name: 'field_menu_edited' })).toBeNull();
  expect([...renderCounts]).toEqual([['field_03', 2]]);
});
