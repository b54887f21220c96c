import { useEffect, useMemo, useRef, useState } from 'react';
import { flagOption } from '../../domain/values';
import { type InterfaceProps, useText } from '../../kit';
import { CodeArea, type CodeEditor, type CodeSettings } from '../../parts/fields/code-editor';
import { EditorFrame } from '../../parts/fields/editor-frame';
import { ErrorLine } from '../../parts/fields/error-line';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { IconButton, useFieldControl } from '../../ui';
import classes from './input-code.module.css';
import {
  jsonError,
  isEditableCode,
  languageOf,
  parseCode,
  displayedCode,
  templateOf,
  type CodeDraft,
} from './input-code.rules';

/** The value once it has not changed for `milliseconds`; a value that passes `isImmediate` is returned at once. */
const useDebouncedValue = <A,>(value: A, milliseconds: number, isImmediate: (value: A) => boolean): A => {
  const [debounced, setDebounced] = useState(value);
  const immediate = isImmediate(value);
  useEffect(() => {
    if (immediate) return;
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds, immediate]);
  return immediate ? value : debounced;
};

/** Delay before a syntax error is shown: nearly every text is invalid while it is being typed. */
const ERROR_DELAY_MS = 600;

/** A code editor. JSON is parsed into a value; invalid JSON is reported as unfinished, and the item cannot be saved. */
export const InputCodeInterface = ({
  field,
  value,
  options,
  readonly,
  incompleteText,
  onIncompleteText,
  onChange,
}: InterfaceProps) => {
  const { t, fieldName } = useText();
  const control = useFieldControl();
  const editor = useRef<CodeEditor>(null);
  const [draft, setDraft] = useState<CodeDraft | null>(null);
  const [invalidText, setInvalidText] = useState<string | null>(null);
  const { type } = field;
  const language = languageOf(type, options);
  const lines = flagOption(options, 'lineNumber');
  const text = displayedCode(
    type,
    value,
    onIncompleteText === undefined ? invalidText : (incompleteText ?? null),
    draft,
  );
  const currentError = useMemo(() => jsonError(language, text), [language, text]);
  const visibleError = useDebouncedValue(currentError, ERROR_DELAY_MS, (each) => each === null);
  const message =
    visibleError === null
      ? null
      : t(type === 'json' ? 'json_invalid' : 'json_faulty', {
          reason: t(`json_${visibleError.reason}`),
          line: visibleError.line,
          column: visibleError.column,
        });
  const error = useMemo(
    () =>
      visibleError === null || message === null
        ? null
        : { line: visibleError.line, column: visibleError.column, message },
    [visibleError, message],
  );
  const invalid = control?.invalid === true || error !== null;
  const required = control?.required === true;
  const name = fieldName(field);
  const settings = useMemo<CodeSettings>(
    () => ({
      language,
      lineNumbers: lines,
      readonly,
      name,
      required,
      invalid,
      controlCharacterLabel: t('code_unseen_character'),
    }),
    [language, lines, readonly, name, required, invalid, t],
  );
  if (!isEditableCode(type, value)) return <UnsupportedValue value={value} />;

  const change = (next: string): void => {
    const parsed = parseCode(type, next, field.schema?.is_nullable ?? true);
    const rejected = parsed.kind === 'invalid' ? next : null;
    setInvalidText(rejected);
    onIncompleteText?.(rejected);
    if (parsed.kind === 'invalid') return;
    setDraft({ text: next, value: parsed.value });
    onChange(parsed.value);
  };
  const template = readonly ? null : templateOf(options);
  return (
    <div className={classes['code']}>
      <EditorFrame
        id={control?.id}
        invalid={invalid}
        readonly={readonly}
        // Code is left to right in every language, and so are the line numbers.
        dir="ltr"
        onFocus={() => editor.current?.focus()}
      >
        <CodeArea
          ref={editor}
          className={classes['editor']}
          text={text}
          settings={settings}
          hint={[message, readonly ? null : t('code_leave_hint')].filter(Boolean).join('. ')}
          error={error}
          onText={change}
          corner={
            template === null ? undefined : (
              <IconButton
                icon="playlist_add"
                label={t('code_fill_template')}
                size="small"
                onClick={() => editor.current?.replaceText(template)}
              />
            )
          }
        />
      </EditorFrame>
      <ErrorLine message={message} />
    </div>
  );
};
