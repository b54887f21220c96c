import { act, fireEvent, render, screen } from '@testing-library/react';
import { type TooltipOptions, useTooltip } from './use-tooltip';

interface SampleProps extends TooltipOptions {
  readonly text: string | null;
}

const Sample = ({ text, ...options }: SampleProps) => {
  const { trigger, tooltip } = useTooltip(text, options);
  return (
    <>
      <button type="button" {...trigger}>
        Save
      </button>
      {tooltip}
    </>
  );
};

const button = (): HTMLElement => screen.getByRole('button');
const tooltip = (): HTMLElement | null => screen.queryByRole('tooltip', { hidden: true });
const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('renders nothing without a text, and nothing before it is shown', () => {
  const { rerender } = render(<Sample text={null} describes />);
  expect(tooltip()).toBeNull();
  rerender(<Sample text="Ctrl S" />);
  expect(tooltip()).toBeNull();
});

test('opens after a delay on hover, and closes a moment after the pointer has left', () => {
  render(<Sample text="Ctrl S" />);
  fireEvent.pointerEnter(button());
  wait(299);
  expect(tooltip()).toBeNull();
  wait(1);
  expect(tooltip()).toBeVisible();
  fireEvent.pointerLeave(button());
  wait(119);
  expect(tooltip()).toBeVisible();
  wait(1);
  expect(tooltip()).toBeNull();
});

test('stays open while the pointer is over it', () => {
  render(<Sample text="Ctrl S" />);
  fireEvent.pointerEnter(button());
  wait(300);
  fireEvent.pointerLeave(button());
  fireEvent.pointerEnter(tooltip() ?? document.body);
  wait(1_000);
  expect(tooltip()).toBeVisible();
});

test('does not open for a touch', () => {
  render(<Sample text="Ctrl S" />);
  // jsdom has no pointer types.
  fireEvent(button(), Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'touch' }));
  wait(1_000);
  expect(tooltip()).toBeNull();
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press', () => fireEvent.pointerDown(button())],
])('closes on %s', (_, close) => {
  render(<Sample text="Ctrl S" />);
  fireEvent.pointerEnter(button());
  wait(300);
  expect(tooltip()).toBeVisible();
  close();
  wait(0);
  expect(tooltip()).toBeNull();
});

test('describes the control also while it is hidden', () => {
  render(<Sample text="Nothing has changed" describes />);
  expect(button()).toHaveAccessibleDescription('Nothing has changed');
  expect(tooltip()).not.toBeVisible();
});

test('opens beside the control where it is asked to and has the space, else below', () => {
  const box = { left: 8, right: 48, top: 100, bottom: 140, width: 40, height: 40 };
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  const { rerender } = render(<Sample text="Files" beside />);
  fireEvent.pointerEnter(button());
  wait(300);
  expect(tooltip()?.style).toMatchObject({ left: '54px', insetBlockStart: '100px' });
  measured.mockReturnValue({ ...box, left: window.innerWidth - 48, right: window.innerWidth - 8 } as DOMRect);
  rerender(<Sample text="Files" />);
  rerender(<Sample text="Files" beside />);
  expect(tooltip()?.style.insetBlockStart).toBe('146px');
  measured.mockRestore();
});
