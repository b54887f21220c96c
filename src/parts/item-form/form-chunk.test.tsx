import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useMeasuredChunk } from './form-chunk';

let laidOut: () => void;
const drawn = (): boolean => fireEvent.click(screen.getByRole('button'));

const Band = ({ late }: { readonly late: number }) => {
  const { chunk, skippable, onMounted } = useMeasuredChunk(late);
  return (
    <div ref={chunk}>
      <p>{skippable ? 'may be skipped' : 'is laid out'}</p>
      <button onClick={onMounted}>A field has come</button>
    </div>
  );
};

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(tell: () => void) {
      laidOut = () => act(() => tell());
    }
    observe(): void {}
    disconnect(): void {}
  } as never;
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

test('a band is laid out once when the last of its fields has come, and may be skipped before and after', () => {
  render(<Band late={2} />);
  expect(screen.getByText('may be skipped')).toBeVisible();
  drawn();
  expect(screen.getByText('may be skipped')).toBeVisible();
  drawn();
  expect(screen.getByText('is laid out')).toBeVisible();
  laidOut();
  expect(screen.getByText('may be skipped')).toBeVisible();
});

test('a band whose fields are all there at first is laid out at first', () => {
  render(<Band late={0} />);
  expect(screen.getByText('is laid out')).toBeVisible();
  laidOut();
  expect(screen.getByText('may be skipped')).toBeVisible();
});
