import { useMemo } from 'react';
import type { EditableField, ItemForm } from '../../application/item-editing';
import type { FieldAction } from '../../domain/items';
import { fieldName } from '../../domain/schema';
import { useStream, useText, useViewModel, type TextKey } from '../../kit';
import { AnchoredMenu } from '../../ui';
import { fieldToolsViewModel } from './field-tools.view-model';
import { RawValueDialog } from './raw-value-dialog';

interface OpenedToolsProps {
  readonly form: ItemForm;
  readonly editable: EditableField;
  /** The button whose menu is open; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly label: string;
  readonly onClose: () => void;
}

const ICONS: Readonly<Record<FieldAction, string>> = {
  copy: 'content_copy',
  paste: 'content_paste',
  raw: 'code',
  reset: 'undo',
  clear: 'backspace',
  default: 'restart_alt',
};

const textOf = (action: FieldAction, readonly: boolean): TextKey =>
  action === 'raw' && readonly ? 'field_raw_view' : `field_${action}`;

/** The menu of a field while it is open, and its raw value; fetched when somebody opens either. */
export const OpenedTools = ({ form, editable, anchor, label, onClose }: OpenedToolsProps) => {
  const { t, locale } = useText();
  const tools = useViewModel(fieldToolsViewModel, form, editable);
  const actions = useStream(tools.actions$);
  const raw = useStream(tools.raw$);
  const entries = useMemo(
    () =>
      actions.map((action) => ({
        key: action,
        label: t(textOf(action, editable.readonly)),
        icon: ICONS[action],
        separated: action === 'reset' || (action === 'clear' && !actions.includes('reset')),
        onSelect: () => tools.execute(action),
      })),
    [actions, editable, t, tools],
  );
  return (
    <>
      {anchor === null ? null : <AnchoredMenu anchor={anchor} label={label} entries={entries} onClose={onClose} />}
      {raw === null ? null : (
        <RawValueDialog
          tools={tools}
          draft={raw}
          name={fieldName(editable.field, locale.code)}
          type={editable.field.type}
        />
      )}
    </>
  );
};
