import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import classes from './calendar-grid.module.css';
import { useReachableHours } from './use-reachable-hours';

const Days = ({ title, overflow }: { readonly title: string; readonly overflow: 'auto' | 'visible' }) => {
  const days = useRef<HTMLElement>(null);
  useReachableHours(days, title);
  return (
    <section ref={days} style={{ overflowY: 'auto' }}>
      <div style={{ overflowY: overflow }}>
        <div role="row">
          <i className={classes['slot']} />
        </div>
      </div>
    </section>
  );
};

test('the row of the hours takes the focus, named by its days', () => {
  const { rerender } = render(<Days title="November 22, 2026" overflow="auto" />);
  expect(screen.getByRole('row', { name: 'November 22, 2026' })).toHaveAttribute('tabindex', '0');
  rerender(<Days title="November 23, 2026" overflow="auto" />);
  expect(screen.getByRole('row', { name: 'November 23, 2026' })).toBe(document.querySelector('[tabindex]'));
});

test('where nothing but the whole calendar scrolls, nothing becomes a stop', () => {
  render(<Days title="November" overflow="visible" />);
  expect(document.querySelector('[tabindex]')).toBeNull();
});
