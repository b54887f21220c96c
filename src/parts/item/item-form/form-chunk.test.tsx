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

test('a chunk is measured once its last field is mounted, and skippable before and after', () => {
  render(<Band late={2} />);
  expect(screen.getByText('may be skipped')).toBeVisible();
  drawn();
  expect(screen.getByText('may be skipped')).toBeVisible();
  drawn();
  expect(screen.getByText('is laid out')).toBeVisible();
  laidOut();
  expect(screen.getByText('may be skipped')).toBeVisible();
});

test('a chunk without deferred fields is measured at first', () => {
  render(<Band late={0} />);
  expect(screen.getByText('is laid out')).toBeVisible();
  laidOut();
  expect(screen.getByText('may be skipped')).toBeVisible();
});
