import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../../../../tests/support/axe';
import { Tree } from './tree';
import type { TreeNode } from './tree-rows';

const FOLDERS: readonly TreeNode[] = [
  {
    key: 'photos',
    label: 'Photos',
    icon: 'folder',
    children: [
      { key: 'sea', label: 'Sea' },
      { key: 'ships', label: 'Ships' },
    ],
  },
  { key: 'maps', label: 'Maps', children: [{ key: 'north', label: 'North' }] },
  { key: 'text', label: 'Text' },
];

interface HeldProps {
  readonly nodes?: readonly TreeNode[];
  readonly selected?: string | null;
}

const Held = ({ nodes = FOLDERS, selected: initial = null }: HeldProps) => {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState(initial);
  return (
    <Tree
      label="Folders"
      nodes={nodes}
      expanded={expanded}
      onExpand={setExpanded}
      selected={selected}
      onSelect={setSelected}
    />
  );
};

const item = (name: string): HTMLElement => screen.getByRole('treeitem', { name });
const names = (): readonly (string | null)[] =>
  screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));

beforeEach(() => {
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
});

describe('Tree', () => {
  it('is one tab stop, and moves, expands and collapses by arrow keys', async () => {
    render(<Held />);
    await userEvent.tab();
    expect(item('Photos')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(item('Photos')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(item('Ships')).toHaveFocus();
    expect(item('Ships')).toHaveAttribute('aria-level', '2');
    expect(item('Ships')).toHaveAttribute('aria-posinset', '2');
    expect(item('Ships')).not.toHaveAttribute('aria-expanded');
    await userEvent.keyboard('{ArrowLeft}');
    expect(item('Photos')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(names()).toEqual(['Photos', 'Maps', 'Text']);
    await userEvent.keyboard('{End}');
    expect(item('Text')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(item('Photos')).toHaveFocus();
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('mirrors the arrow keys in right-to-left languages', async () => {
    render(<Held />);
    screen.getByRole('tree').style.direction = 'rtl';
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(item('Photos')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(item('Sea')).toHaveFocus();
  });

  it('expands all siblings by *, finds a label by typing, and selects by Enter and Space', async () => {
    render(<Held />);
    await userEvent.tab();
    await userEvent.keyboard('*');
    expect(names()).toEqual(['Photos', 'Sea', 'Ships', 'Maps', 'North', 'Text']);
    await userEvent.keyboard('sh');
    expect(item('Ships')).toHaveFocus();
    expect(item('Ships')).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    expect(item('Ships')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End} ');
    expect(item('Text')).toHaveAttribute('aria-selected', 'true');
    expect(item('Ships')).toHaveAttribute('aria-selected', 'false');
  });

  it('selects a node by a click, and only expands it by a click on its arrow', async () => {
    const { container } = render(<Held />);
    await userEvent.click(item('Maps').querySelector('[aria-hidden]') ?? container);
    expect(item('North')).toBeVisible();
    expect(item('Maps')).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(screen.getByText('Maps'));
    expect(item('Maps')).toHaveAttribute('aria-selected', 'true');
    expect(item('Maps')).toHaveAttribute('aria-expanded', 'true');
  });

  it('has the selected node as its tab stop, however far down it is, and renders few of many rows', async () => {
    const nodes = Array.from({ length: 5000 }, (_, index) => ({ key: `k${index}`, label: `Folder ${index}` }));
    render(<Held nodes={nodes} selected="k4000" />);
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(100);
    expect(item('Folder 4000')).toHaveAttribute('aria-setsize', '5000');
    await userEvent.tab();
    expect(item('Folder 4000')).toHaveFocus();
  });

  it('expands a node on which a drag rests, but not one that it only crosses or leaves', () => {
    jest.useFakeTimers();
    const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
    render(<Held />);
    fireEvent.dragOver(item('Photos'));
    wait(500);
    fireEvent.dragOver(item('Maps'));
    wait(500);
    fireEvent.dragLeave(item('Maps'));
    wait(1000);
    expect(names()).toEqual(['Photos', 'Maps', 'Text']);
    fireEvent.dragOver(item('Maps'));
    wait(400);
    fireEvent.dragOver(item('Maps'));
    wait(400);
    expect(names()).toEqual(['Photos', 'Maps', 'North', 'Text']);
    jest.useRealTimers();
  });

  it('opens the context menu of a row', async () => {
    const menus: (string | null)[] = [];
    render(
      <Tree
        label="Folders"
        nodes={FOLDERS}
        expanded={new Set()}
        onExpand={() => undefined}
        selected={null}
        onSelect={() => undefined}
        onMenu={(key, anchor) => menus.push(key, anchor.getAttribute('aria-label'))}
      />,
    );
    expect(fireEvent.contextMenu(screen.getByText('Maps'))).toBe(false);
    expect(menus).toEqual(['maps', 'Maps']);
  });

  it('is accessible', async () => {
    const { container } = render(<Held selected="maps" />);
    expect(await axeViolations(container)).toEqual([]);
  });
});
