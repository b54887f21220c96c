import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import classes from './calendar-grid.module.css';
import { useReachableHours } from './use-reachable-hours';

interface DaysProps {
  readonly shown: { readonly title: string };
  readonly overflow?: 'auto' | 'visible';
  /** Another one is drawn anew. */
  readonly view?: string;
}

const Days = ({ shown, overflow = 'auto', view = 'week' }: DaysProps) => {
  const days = useRef<HTMLElement>(null);
  useReachableHours(days, shown);
  return (
    <section ref={days} style={{ overflowY: 'auto' }}>
      <div key={view} style={{ overflowY: overflow }}>
        <div role="row">
          <i className={view === 'list' ? '' : classes['slot']} />
        </div>
      </div>
    </section>
  );
};

const stops = () => [...document.querySelectorAll('[tabindex]')];

test('the row of the hours takes the focus, named by its days', () => {
  const { rerender } = render(<Days shown={{ title: 'November 22, 2026' }} />);
  expect(stops()).toEqual([screen.getByRole('row', { name: 'November 22, 2026' })]);
  rerender(<Days shown={{ title: 'November 23, 2026' }} />);
  expect(stops()).toEqual([screen.getByRole('row', { name: 'November 23, 2026' })]);
});

test('back from a list of the same days, which has the same title, it takes it again', () => {
  const title = 'Nov 22 – 28, 2026';
  const { rerender } = render(<Days shown={{ title }} />);
  rerender(<Days shown={{ title }} view="list" />);
  expect(stops()).toEqual([]);
  rerender(<Days shown={{ title }} />);
  expect(stops()).toEqual([screen.getByRole('row', { name: title })]);
});

test('where nothing but the whole calendar scrolls, nothing becomes a stop', () => {
  render(<Days shown={{ title: 'November' }} overflow="visible" />);
  expect(stops()).toEqual([]);
});
