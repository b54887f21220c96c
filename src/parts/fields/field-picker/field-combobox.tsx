import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { AnchoredPopover, Icon, Input } from '../../../ui';
import { FieldTree } from './field-tree';
import { useFieldTree, type FieldTreeProps } from './use-field-tree';

interface FieldComboboxProps extends FieldTreeProps {
  /** Accessible name and placeholder. */
  readonly label: string;
  readonly icon?: string | undefined;
}

/**
 * A `FieldPicker` whose search field stands on the page: it opens on a click, an arrow key or typing, and is empty
 * again when it closes.
 */
export const FieldCombobox = ({ label, icon, onPick, ...props }: FieldComboboxProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const tree = useFieldTree({
    ...props,
    onPick: (path, field) => {
      close();
      onPick(path, field);
    },
  });
  const isOpen = anchor !== null;
  const open = (): void => setAnchor(box.current);
  const close = (): void => {
    setAnchor(null);
    tree.reset();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isOpen && event.key === 'Escape') {
      // A drawer around the field stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (isOpen) tree.onKeyDown(event);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open();
    }
  };
  /** A window that loses the focus, and a click beside the popover, have no target here. */
  const onBlur = ({ relatedTarget }: FocusEvent): void => (relatedTarget === null ? undefined : close());
  return (
    <div ref={box}>
      <Input
        size="small"
        role="combobox"
        aria-label={label}
        aria-haspopup="tree"
        aria-expanded={isOpen}
        aria-controls={isOpen ? tree.id : undefined}
        aria-activedescendant={isOpen ? tree.activeId : undefined}
        autoComplete="off"
        placeholder={label}
        icon={icon}
        trailing={<Icon name="expand_more" size="small" />}
        value={tree.text}
        onChange={(text) => {
          tree.setText(text);
          open();
        }}
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label={label} align="start" focus="anchor" onClose={close}>
          <FieldTree tree={tree} />
        </AnchoredPopover>
      )}
    </div>
  );
};
