import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Schema } from '../../../domain/schema';
import { useText } from '../../../kit';
import { AnchoredPopover, Button, Chip, Field } from '../../../ui';
import { FieldPicker } from '../field-picker';
import {
  changeText,
  endPosition,
  insertField,
  templatePathName,
  type CaretPosition,
  removeField,
  type Segments,
  parseSegments,
  segmentsToTemplate,
  TEMPLATE_FIELDS,
} from './segments.rules';
import classes from './template-input.module.css';

interface TemplateInputProps {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
  readonly schema: Schema;
  /** The collection whose fields can be inserted. */
  readonly collection: string;
  /** An empty text for none. */
  readonly value: string;
  /** Called when a field is inserted or removed, and when typing ends with blur or Enter. */
  readonly onChange: (template: string) => void;
}

/** Whether a text is empty or only punctuation such as ', '. */
const hasNoLetters = (text: string): boolean => !/\p{L}/u.test(text);

/** Edits a display template as text inputs with fields between them. */
export const TemplateInput = ({ name, label, note, schema, collection, value, onChange }: TemplateInputProps) => {
  const { t, locale, fieldName } = useText();
  const [draft, setDraft] = useState(() => parseSegments(value));
  const [lastValue, setLastValue] = useState(value);
  const [pickerAnchor, setPickerAnchor] = useState<HTMLElement | null>(null);
  const caretPosition = useRef<CaretPosition | null>(null);
  const texts = useRef<(HTMLInputElement | null)[]>([]);
  const focusNext = useRef<number | null>(null);
  const control = useId();
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== segmentsToTemplate(draft)) setDraft(parseSegments(value));
  }
  useEffect(() => {
    if (focusNext.current === null) return;
    texts.current[focusNext.current]?.focus();
    focusNext.current = null;
  });

  const commit = (next: Segments): void => {
    const template = segmentsToTemplate(next);
    setDraft(parseSegments(template));
    if (template !== value) onChange(template);
  };
  const insert = (path: string): void => {
    const position = caretPosition.current ?? endPosition(draft);
    caretPosition.current = { text: position.text + 1, caret: 0 };
    commit(insertField(draft, position, path));
  };
  const remove = (index: number): void => {
    caretPosition.current = null;
    focusNext.current = index;
    commit(removeField(draft, index));
  };
  const saveCaret = (index: number) => (event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    caretPosition.current = {
      text: index,
      caret: event.currentTarget.selectionStart ?? event.currentTarget.value.length,
    };
  };
  const press = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key === 'Enter') {
      event.preventDefault();
      commit(draft);
    } else if (event.key === 'Backspace' && index > 0 && selectionStart === 0 && selectionEnd === 0) {
      event.preventDefault();
      remove(index - 1);
    }
  };

  return (
    <Field name={name} label={label} note={note} controlId={control}>
      <div className={classes['template']}>
        {draft.texts.map((text, index) => {
          const path = draft.paths[index];
          const field = path === undefined ? null : templatePathName(schema, collection, path, fieldName, locale.code);
          return (
            // Texts and fields have no identity besides their index.
            <span key={`${index} ${path ?? ''}`} className={classes['turn']}>
              <input
                ref={(element) => {
                  texts.current[index] = element;
                }}
                className={classes['text']}
                // Text without letters has no direction of its own and follows the page.
                dir={hasNoLetters(text) ? undefined : 'auto'}
                value={text}
                size={Math.max(1, text.length)}
                data-last={path === undefined}
                data-bare={hasNoLetters(text)}
                {...(path === undefined ? { id: control } : { 'aria-label': t('template_text', { label }) })}
                onChange={(event) => setDraft(changeText(draft, index, event.target.value))}
                onKeyDown={press(index)}
                onKeyUp={saveCaret(index)}
                onBlur={(event) => {
                  saveCaret(index)(event);
                  commit(draft);
                }}
              />
              {path === undefined ? null : (
                <Chip
                  variant="token"
                  onRemove={() => remove(index)}
                  removeLabel={t('template_remove', { field: field ?? path })}
                >
                  <bdi className={field === null ? classes['gone'] : undefined}>
                    {field ?? t('template_gone', { field: path })}
                  </bdi>
                </Chip>
              )}
            </span>
          );
        })}
      </div>
      <Button
        size="small"
        variant="ghost"
        icon="add"
        className={classes['add']}
        aria-haspopup="dialog"
        aria-expanded={pickerAnchor !== null}
        onClick={({ currentTarget }) => setPickerAnchor(pickerAnchor === null ? currentTarget : null)}
      >
        {t('template_add_field')}
      </Button>
      {pickerAnchor === null ? null : (
        <AnchoredPopover
          anchor={pickerAnchor}
          label={t('template_add_field')}
          align="start"
          onClose={() => setPickerAnchor(null)}
        >
          <FieldPicker collection={collection} rules={TEMPLATE_FIELDS} onPick={insert} />
        </AnchoredPopover>
      )}
    </Field>
  );
};
