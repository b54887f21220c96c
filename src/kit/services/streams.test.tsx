import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { useDeferredStream } from './streams';

const turns: (() => void)[] = [];

const Text = ({ stream$ }: { readonly stream$: BehaviorSubject<string> }) => <p>{useDeferredStream(stream$)}</p>;

const renderedText = (): string | null => screen.getByRole('paragraph').textContent;

afterEach(() => {
  turns.length = 0;
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const waitForIdle = (): void => {
  window.requestIdleCallback = (turn) => turns.push(() => turn({} as IdleDeadline));
};

const idle = (): void => act(() => turns.splice(0).forEach((turn) => turn()));

test('useDeferredStream renders the current value at once and later values when the browser is idle', () => {
  waitForIdle();
  const stream$ = new BehaviorSubject('clean');
  render(<Text stream$={stream$} />);
  expect(renderedText()).toBe('clean');
  idle();
  act(() => stream$.next('edited'));
  expect(renderedText()).toBe('clean');
  idle();
  expect(renderedText()).toBe('edited');
});

test('useDeferredStream renders only the last of several values, batched with other components', () => {
  waitForIdle();
  const stream$ = new BehaviorSubject('clean');
  render(
    <>
      <Text stream$={stream$} />
      <output>
        <Text stream$={stream$} />
      </output>
    </>,
  );
  idle();
  act(() => stream$.next('edited'));
  act(() => stream$.next('saved'));
  expect(turns).toHaveLength(1);
  idle();
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['saved', 'saved']);
});

test('useDeferredStream renders at once without requestIdleCallback', () => {
  const stream$ = new BehaviorSubject('clean');
  render(<Text stream$={stream$} />);
  act(() => stream$.next('edited'));
  expect(renderedText()).toBe('edited');
});

test('useDeferredStream switches to a new stream', () => {
  const [first$, second$] = [new BehaviorSubject('first'), new BehaviorSubject('second')];
  const { rerender } = render(<Text stream$={first$} />);
  rerender(<Text stream$={second$} />);
  expect(renderedText()).toBe('second');
  act(() => first$.next('stale'));
  expect(renderedText()).toBe('second');
});
