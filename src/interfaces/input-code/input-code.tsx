import { useEffect, useMemo, useRef, useState } from 'react';
import { fieldName } from '../../domain/schema';
import { flagOption } from '../../domain/values';
import { type InterfaceProps, useText } from '../../kit';
import { UnsupportedValue } from '../../parts/unsupported-value';
import { classNames, Icon, IconButton, useFieldControl } from '../../ui';
import { CodeArea } from './code-area';
import type { CodeEditor, CodeSettings } from './code-editor';
import classes from './input-code.module.css';
import { jsonError, isEditableCode, languageOf, parseCode, displayedCode, templateOf, type CodeDraft } from './input-code.rules';

/** The value once it has stayed the same for so long, in ms; a calm one, by `isCalm`, at once. */
const useDebouncedValue = <A,>(value: A, milliseconds: number, isCalm: (value: A) => boolean): A => {
  const [rested, rest] = useState(value);
  const calm = isCalm(value);
  useEffect(() => {
    if (calm) return;
    const timer = setTimeout(() => rest(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds, calm]);
  return calm ? value : rested;
};

/** How long typing rests before a fault is told, in ms: nearly every text is wrong while it is being written. */
const ERROR_DELAY_MS = 600;

/** A text in a language of machines. JSON becomes a value; while it is none its text is kept, and the item cannot be saved. */
export const InputCodeInterface = ({
  field,
  value,
  options,
  readonly,
  incompleteText,
  onIncompleteText,
  onChange,
}: InterfaceProps) => {
  const { t, locale } = useText();
  const control = useFieldControl();
  const editor = useRef<CodeEditor>(null);
  const [typed, remember] = useState<CodeDraft | null>(null);
  const [kept, keep] = useState<string | null>(null);
  const { type } = field;
  const language = languageOf(type, options);
  const lines = flagOption(options, 'lineNumber', type === 'json');
  const text = displayedCode(type, value, onIncompleteText === undefined ? kept : (incompleteText ?? null), typed);
  const found = useMemo(() => jsonError(language, text), [language, text]);
  const known = useDebouncedValue(found, ERROR_DELAY_MS, (fault) => fault === null);
  const said =
    known === null
      ? null
      : t(type === 'json' ? 'json_invalid' : 'json_faulty', {
          reason: t(`json_${known.reason}`),
          line: known.line,
          column: known.column,
        });
  const fault = useMemo(
    () => (known === null || said === null ? null : { line: known.line, column: known.column, message: said }),
    [known, said],
  );
  const invalid = control?.invalid === true || fault !== null;
  const required = control?.required === true;
  const name = fieldName(field, locale.code);
  const settings = useMemo<CodeSettings>(
    () => ({ language, lineNumbers: lines, readonly, name, required, invalid, controlCharacterLabel: t('code_unseen_character') }),
    [language, lines, readonly, name, required, invalid, t],
  );
  if (!isEditableCode(type, value)) return <UnsupportedValue value={value} />;

  const change = (next: string): void => {
    const read = parseCode(type, next, field.schema?.is_nullable ?? true);
    const rest = read.kind === 'invalid' ? next : null;
    keep(rest);
    onIncompleteText?.(rest);
    if (read.kind === 'invalid') return;
    remember({ text: next, value: read.value });
    onChange(read.value);
  };
  const template = readonly ? null : templateOf(options);
  return (
    <div className={classes['code']}>
      <div
        id={control?.id}
        tabIndex={-1}
        // Code runs from left to right in every language, and what stands beside it with it.
        dir="ltr"
        className={classNames(classes['frame'], invalid && classes['invalid'], readonly && classes['readonly'])}
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget) editor.current?.focus();
        }}
      >
        <CodeArea
          ref={editor}
          className={classes['editor']}
          text={text}
          settings={settings}
          hint={[said, readonly ? null : t('code_leave_hint')].filter(Boolean).join('. ')}
          error={fault}
          onText={change}
        />
        {template === null ? null : (
          <span className={classes['template']}>
            <IconButton
              icon="playlist_add"
              label={t('code_fill_template')}
              size="small"
              onClick={() => editor.current?.replaceText(template)}
            />
          </span>
        )}
      </div>
      <p role="status" className={classes['fault']}>
        {said === null ? null : (
          <>
            <Icon name="error" size="small" />
            <span>{said}</span>
          </>
        )}
      </p>
    </div>
  );
};
