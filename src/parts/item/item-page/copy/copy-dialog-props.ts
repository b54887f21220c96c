import type { ItemEditing } from '../../../../application/item-editing';
import type { PrimaryKey } from '../../../../domain/items';

export interface CopyDialogProps {
  readonly editing: ItemEditing;
  readonly onClose: () => void;
  /** Null if the copy is not readable. */
  readonly onCopied: (key: PrimaryKey | null) => void;
}
