import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination';

const labels = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  number: (page: number) => page.toLocaleString('ar-SA'),
};

describe('Pagination', () => {
  it('goes to a page, and on', async () => {
    const onPage = jest.fn();
    render(<Pagination page={2} last={9} window={[1, 2, 3, null, 9]} onPage={onPage} labels={labels} />);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveTextContent('٢');
    await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onPage.mock.calls).toEqual([[9], [3], [1]]);
  });

  it('stops at both ends', async () => {
    const onPage = jest.fn();
    render(<Pagination page={1} last={1} window={[1]} onPage={onPage} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPage).not.toHaveBeenCalled();
  });
});
