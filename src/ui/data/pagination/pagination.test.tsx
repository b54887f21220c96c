import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Pagination, useScrollToTop } from './pagination';

const labels = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  number: (page: number) => page.toLocaleString('ar-SA'),
};

describe('Pagination', () => {
  it('calls onPage for a page, next and previous', async () => {
    const onPage = jest.fn();
    render(<Pagination page={2} last={9} window={[1, 2, 3, null, 9]} onPage={onPage} labels={labels} />);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveTextContent('٢');
    await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onPage.mock.calls).toEqual([[9], [3], [1]]);
  });

  it('disables previous on the first and next on the last page', async () => {
    const onPage = jest.fn();
    render(<Pagination page={1} last={1} window={[1]} onPage={onPage} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPage).not.toHaveBeenCalled();
  });
});

const List = ({ page }: { readonly page: number }) => {
  const scroller = useRef<HTMLDivElement>(null);
  useScrollToTop(scroller, page);
  return <div ref={scroller} data-testid="scroller" />;
};

const original = window.matchMedia;
const scrollTo = jest.fn();

beforeEach(() => {
  scrollTo.mockReset();
  HTMLElement.prototype.scrollTo = scrollTo;
});
afterEach(() => {
  window.matchMedia = original;
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

const turn = (calm: boolean): void => {
  window.matchMedia = () => ({ matches: calm }) as unknown as MediaQueryList;
  const { rerender } = render(<List page={0} />);
  rerender(<List page={0} />);
  expect(scrollTo).not.toHaveBeenCalled();
  rerender(<List page={25} />);
};

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('useScrollToTop scrolls only when the page changes (reduced motion: %p)', (calm, behavior) => {
  turn(calm);
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
});
