import { useText } from '../../kit';
import { FieldPicker } from '../../parts/field-picker';
import { AnchoredPopover } from '../../ui';

export interface ColumnPickerProps {
  readonly collection: string;
  readonly anchor: HTMLElement;
  /** The columns there are. */
  readonly shown: readonly string[];
  readonly onAdd: (path: string) => void;
  readonly onClose: () => void;
}

/** Finds one more column. */
export const ColumnPicker = ({ collection, anchor, shown, onAdd, onClose }: ColumnPickerProps) => {
  const { t } = useText();
  const add = (path: string): void => {
    onAdd(path);
    onClose();
  };
  return (
    <AnchoredPopover anchor={anchor} label={t('column_add')} onClose={onClose}>
      <FieldPicker collection={collection} lists chosen={new Set(shown)} onPick={add} />
    </AnchoredPopover>
  );
};
