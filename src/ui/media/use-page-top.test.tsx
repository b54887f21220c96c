import { render } from '@testing-library/react';
import { useRef } from 'react';
import { usePageTop } from './use-page-top';

const List = ({ page }: { readonly page: number }) => {
  const scroller = useRef<HTMLDivElement>(null);
  usePageTop(scroller, page);
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
])('another page begins at its top, and only another page (little motion wanted: %p)', (calm, behavior) => {
  turn(calm);
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
});
