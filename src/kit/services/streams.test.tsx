import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { useDeferredStream } from './streams';

const turns: (() => void)[] = [];

const Shown = ({ stream$ }: { readonly stream$: BehaviorSubject<string> }) => <p>{useDeferredStream(stream$)}</p>;

const shown = (): string | null => screen.getByRole('paragraph').textContent;

afterEach(() => {
  turns.length = 0;
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const waitForIdle = (): void => {
  window.requestIdleCallback = (turn) => turns.push(() => turn({} as IdleDeadline));
};

const idle = (): void => act(() => turns.splice(0).forEach((turn) => turn()));

test('shows what is there at once, and what comes once the browser is idle', () => {
  waitForIdle();
  const stream$ = new BehaviorSubject('clean');
  render(<Shown stream$={stream$} />);
  expect(shown()).toBe('clean');
  idle();
  act(() => stream$.next('edited'));
  expect(shown()).toBe('clean');
  idle();
  expect(shown()).toBe('edited');
});

test('of several changes it shows the last, in one turn with those of others', () => {
  waitForIdle();
  const stream$ = new BehaviorSubject('clean');
  render(
    <>
      <Shown stream$={stream$} />
      <output>
        <Shown stream$={stream$} />
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

test('where nobody can tell when the browser is idle, it waits for nothing', () => {
  const stream$ = new BehaviorSubject('clean');
  render(<Shown stream$={stream$} />);
  act(() => stream$.next('edited'));
  expect(shown()).toBe('edited');
});

test('another stream is followed from then on', () => {
  const [first$, second$] = [new BehaviorSubject('first'), new BehaviorSubject('second')];
  const { rerender } = render(<Shown stream$={first$} />);
  rerender(<Shown stream$={second$} />);
  expect(shown()).toBe('second');
  act(() => first$.next('gone'));
  expect(shown()).toBe('second');
});
