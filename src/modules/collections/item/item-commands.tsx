import { memo } from 'react';
import type { ItemViewModel } from './item.view-model';
import { useItemCommands, type AskedFirst } from './use-item-commands';

interface ItemCommandsProps {
  readonly view: ItemViewModel;
  readonly ask: (what: AskedFirst) => void;
}

/** What an item offers in the command palette. Shows nothing: that a reason changes is none of the page's concern. */
export const ItemCommands = memo(({ view, ask }: ItemCommandsProps) => {
  useItemCommands(view, ask);
  return null;
});
