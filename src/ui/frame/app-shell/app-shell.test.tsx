import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderBar } from '../header-bar';
import { ModuleBar } from '../module-bar';
import { NavigationItem } from '../navigation';
import { SidebarDetail } from '../sidebar-detail';
import { AppShell, type AppShellProps } from './app-shell';

const texts = {
  skip: 'Skip to content',
  navigation: 'Content',
  sidebar: 'Details',
  openNavigation: 'Open navigation',
  openSidebar: 'Open details',
  closeSidebar: 'Close details',
};

const original = window.matchMedia;
const width = (pixels: number) => {
  window.matchMedia = (query: string) => {
    const [, edge, size] = /(min|max)-width: (\d+)px/.exec(query) ?? [];
    const matches = edge === 'min' ? pixels >= Number(size) : pixels <= Number(size);
    return {
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList;
  };
};

const modules = [{ key: 'content', label: 'Content module', icon: 'box', href: 'content' }];

const show = (props: Partial<AppShellProps> = {}) =>
  render(
    <AppShell
      {...props}
      texts={texts}
      modules={<ModuleBar label="Modules" home={{ href: '', label: 'Home' }} items={modules} foot={[]} />}
      navigation={
        <ul>
          <NavigationItem label="Articles" href="#articles" icon="article" current />
        </ul>
      }
      sidebar={
        <SidebarDetail icon="info" title="About" badge={3}>
          Everything that appears
        </SidebarDetail>
      }
    >
      <HeaderBar title="Needs review" />
    </AppShell>,
  );

describe('AppShell', () => {
  afterAll(() => {
    window.matchMedia = original;
  });

  it('moves the focus to the content by the skip link', async () => {
    width(1500);
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('opens the sidebar on wide screens, and collapses it to a rail of icons', async () => {
    width(1500);
    show();
    const sidebar = screen.getByRole('complementary', { name: 'Details' });
    expect(sidebar).toContainElement(screen.getByRole('button', { name: 'About 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close details' }));
    await userEvent.click(screen.getByRole('button', { name: 'About, 3' }));
    expect(screen.getByText('Everything that appears')).toBeVisible();
    expect(screen.getByRole('button', { name: 'About 3' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('keeps the sidebar closed on narrower screens', () => {
    width(1200);
    show();
    expect(screen.getByRole('button', { name: 'Open details' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: 'Open navigation' })).toBeNull();
  });

  it('starts with the last choice for the sidebar, and reports a new one', async () => {
    width(1500);
    const choose = jest.fn();
    show({ initialSidebarOpen: false, onSidebarChoice: choose });
    await userEvent.click(screen.getByRole('button', { name: 'Open details' }));
    expect(screen.getByRole('button', { name: 'Close details' })).toHaveAttribute('aria-expanded', 'true');
    expect(choose.mock.calls).toEqual([[true]]);
  });

  it('opens the navigation as an overlay on narrow screens: focus moves in, Escape closes, focus returns', async () => {
    width(390);
    show();
    const opener = screen.getByRole('button', { name: 'Open navigation' });
    await userEvent.click(opener);
    expect(screen.getByRole('link', { name: 'Articles' })).toHaveFocus();
    expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
    expect(opener).toHaveFocus();
  });

  it('keeps the navigation overlay open on Escape in a menu above it', async () => {
    width(390);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
    const menu = document.body.appendChild(document.createElement('div'));
    menu.setAttribute('role', 'menu');
    fireEvent.keyDown(menu, { key: 'Escape' });
    menu.remove();
    expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('inert');
  });

  it('closes the navigation overlay when a link is followed', async () => {
    width(390);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
    await userEvent.click(screen.getByRole('link', { name: 'Articles' }));
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  });
});
