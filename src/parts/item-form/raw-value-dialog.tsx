import type { FieldTools, RawDraft } from '../../application/item-editing';
import type { RawValue } from '../../domain/items';
import type { FieldType } from '../../domain/schema';
import { useText, type TextKey, type Translate } from '../../kit';
import { Button, Dialog, Field, Textarea } from '../../ui';
import classes from './raw-value-dialog.module.css';

interface RawValueDialogProps {
  readonly tools: FieldTools;
  readonly draft: RawDraft;
  /** The field's name for people. */
  readonly name: string;
  readonly type: FieldType;
}

const HINTS: Partial<Readonly<Record<FieldType, TextKey>>> = {
  boolean: 'raw_text_boolean',
  json: 'raw_text_json',
  csv: 'raw_text_json',
};

const faultOf = (t: Translate, meaning: RawValue): string | undefined => {
  if (meaning.kind === 'value') return undefined;
  if (meaning.kind === 'not_a_number') return t('raw_not_a_number');
  return t('json_faulty', { reason: t(`json_${meaning.reason}`), line: meaning.line, column: meaning.column });
};

/** A value as the text that stands for it. Escape keeps what was typed for the next time. */
export const RawValueDialog = ({ tools, draft, name, type }: RawValueDialogProps) => {
  const { t } = useText();
  const fault = draft.readonly ? undefined : faultOf(t, draft.meaning);
  return (
    <Dialog
      open
      wide
      onClose={() => tools.leaveRaw()}
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
