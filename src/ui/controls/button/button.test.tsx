import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

describe('Button', () => {
  it('calls onClick', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('stays focusable with a disabled reason, describes it and ignores clicks', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} disabledReason="Nothing has changed">
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Nothing has changed');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows the reason on keyboard focus until Escape', async () => {
    render(<Button disabledReason="Nothing has changed">Save</Button>);
    const tooltip = screen.getByRole('tooltip', { hidden: true });
    expect(tooltip).not.toBeVisible();
    await userEvent.tab();
    expect(tooltip).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('tooltip', { hidden: true });
    expect(tooltip).not.toBeVisible();
  });

  it('renders a link with href and a button without', () => {
    const { rerender } = render(<Button href="content/articles">Articles</Button>);
    expect(screen.getByRole('link', { name: 'Articles' })).toHaveAttribute('href', 'content/articles');
    rerender(
      <Button href="content/articles" disabledReason="Not yours">
        Articles
      </Button>,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});
