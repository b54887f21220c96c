import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Schema } from '../../../domain/schema';
import { useText } from '../../../kit';
import { Chip, DetachedControl, Field, useControlProps } from '../../../ui';
import { AddFieldButton, type FieldRules } from '../field-picker';
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

interface TemplateEditorProps {
  /** The name of the field that holds the template. */
  readonly label: string;
  readonly schema: Schema;
  /** The collection whose fields can be inserted. */
  readonly collection: string;
  /** An empty text for none. */
  readonly value: string;
  /** Which fields can be inserted, a constant; those of `TEMPLATE_FIELDS` by default. */
  readonly rules?: FieldRules;
  readonly readonly?: boolean;
  /** Small by default. */
  readonly size?: 'small' | 'large';
  /** Called when a field is inserted or removed, and when typing ends with blur or Enter. */
  readonly onChange: (template: string) => void;
  /** Called for each typed character as well, for a form that keeps incomplete edits. */
  readonly onInput?: ((template: string) => void) | undefined;
}

interface TemplateInputProps extends TemplateEditorProps {
  readonly name: string;
  readonly note?: string;
}

/** Whether a text is empty or only punctuation such as ', '. */
const hasNoLetters = (text: string): boolean => !/\p{L}/u.test(text);

/** Edits a display template as text inputs with fields between them; in a `Field`, whose label names the last text. */
export const TemplateEditor = ({
  label,
  schema,
  collection,
  value,
  rules = TEMPLATE_FIELDS,
  readonly = false,
  size = 'small',
  onChange,
  onInput,
}: TemplateEditorProps) => {
  const { t, locale, fieldName } = useText();
  const [draft, setDraft] = useState(() => parseSegments(value));
  const [lastValue, setLastValue] = useState(value);
  const caretPosition = useRef<CaretPosition | null>(null);
  const texts = useRef<(HTMLInputElement | null)[]>([]);
  const focusNext = useRef<number | null>(null);
  const control = useControlProps({});
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
    // A template that is written in another way, such as with spaces around its fields, is not edited.
    if (template !== segmentsToTemplate(parseSegments(value))) onChange(template);
  };
  const insert = (path: string): void => {
    const position = caretPosition.current ?? endPosition(draft);
    caretPosition.current = { text: position.text + 1, caret: 0 };
    commit(insertField(draft, position, path));
  };
  const type = (index: number, text: string): void => {
    const next = changeText(draft, index, text);
    setDraft(next);
    onInput?.(segmentsToTemplate(next));
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
      if (!readonly) remove(index - 1);
    }
  };

  return (
    <>
      <div className={classes['template']} data-readonly={readonly} data-size={size}>
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
                readOnly={readonly}
                {...(path === undefined ? control : { 'aria-label': t('template_text', { label }) })}
                onChange={(event) => type(index, event.target.value)}
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
                  {...(!readonly && {
                    onRemove: () => remove(index),
                    removeLabel: t('template_remove', { field: field ?? path }),
                  })}
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
      {readonly ? null : (
        <DetachedControl>
          <AddFieldButton collection={collection} rules={rules} onPick={insert} className={classes['add']} />
        </DetachedControl>
      )}
    </>
  );
};

/** A `TemplateEditor` with its label. */
export const TemplateInput = ({ name, note, ...editor }: TemplateInputProps) => (
  <Field name={name} label={editor.label} note={note}>
    <TemplateEditor {...editor} />
  </Field>
);
