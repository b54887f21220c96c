import { useMemo } from 'react';
import { FieldActions, type ItemForm, type RawDraft } from '../../../application/item-editing';
import type { EditableField } from '../../../domain/permissions';
import type { FieldAction, RawValue } from '../../../domain/items';
import type { FieldType } from '../../../domain/schema';
import { type TextKey, type Translate, useStream, useText, useViewModel, viewModel } from '../../../kit';
import { AnchoredMenu, Button, Dialog, Field, Textarea } from '../../../ui';
import classes from './raw-value-dialog.module.css';
import { itemDependencies } from '../../../application/dependencies';

interface RawValueDialogProps {
  readonly tools: FieldActions;
  readonly draft: RawDraft;
  /** The field's display name. */
  readonly name: string;
  readonly type: FieldType;
}

const HINTS: Partial<Readonly<Record<FieldType, TextKey>>> = {
  boolean: 'raw_text_boolean',
  float: 'raw_text_number',
  decimal: 'raw_text_number',
  json: 'raw_text_json',
  csv: 'raw_text_json',
};

const parseErrorText = (t: Translate, meaning: RawValue): string | undefined => {
  if (meaning.kind === 'value') return undefined;
  if (meaning.kind === 'not_a_number') return t('raw_not_a_number', { example: meaning.example });
  if (meaning.kind === 'unstorable') return t('entry_with_comma', { value: meaning.entry });
  return t('json_faulty', { reason: t(`json_${meaning.reason}`), line: meaning.line, column: meaning.column });
};

/** Edits a value as raw text. Escape keeps the text for the next time. */
const RawValueDialog = ({ tools, draft, name, type }: RawValueDialogProps) => {
  const { t } = useText();
  const fault = draft.readonly ? undefined : parseErrorText(t, draft.parsed);
  return (
    <Dialog
      open
      wide
      onClose={() => tools.closeRaw()}
      title={t('raw_title', { field: name })}
      actions={
        draft.readonly ? (
          <Button onClick={() => tools.discardRaw()}>{t('close')}</Button>
        ) : (
          <>
            <Button variant="ghost" onClick={() => tools.discardRaw()}>
              {t('cancel')}
            </Button>
            <Button
              variant="primary"
              icon="check"
              disabledReason={fault === undefined ? undefined : t('raw_not_a_value')}
              onClick={() => tools.applyRaw()}
            >
              {t('raw_apply')}
            </Button>
          </>
        )
      }
    >
      <Field
        name="raw-value"
        label={t('raw_label')}
        note={t(draft.readonly ? 'raw_text_readonly' : (HINTS[type] ?? 'raw_text'))}
        error={fault}
      >
        <Textarea
          value={draft.text}
          className={classes['text']}
          mono
          dir="auto"
          readOnly={draft.readonly}
          spellCheck={false}
          data-autofocus
          onChange={(text) => tools.typeRaw(text)}
        />
      </Field>
    </Dialog>
  );
};

const fieldActionsViewModel = viewModel(
  [itemDependencies('clipboard', 'notifications')],
  (parts) => (form: ItemForm, editable: EditableField, locale: string) =>
    new FieldActions(form, editable, parts, locale),
);

interface FieldMenuContentProps {
  readonly form: ItemForm;
  readonly editable: EditableField;
  /** The button of the open menu; null while it is closed. */
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

/** The menu of a field and its raw value dialog; loaded when either is opened. */
export const FieldMenuContent = ({ form, editable, anchor, label, onClose }: FieldMenuContentProps) => {
  const { t, locale, fieldName } = useText();
  const tools = useViewModel(fieldActionsViewModel, form, editable, locale.code);
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
        <RawValueDialog tools={tools} draft={raw} name={fieldName(editable.field)} type={editable.field.type} />
      )}
    </>
  );
};
