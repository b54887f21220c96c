import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { textOption } from '../../domain/values';
import { equals } from '../../kernel';
import { type InterfaceProps, useText } from '../../kit';
import {
  CodeArea,
  type CodeEditor,
  type CodeSettings,
  type PastedContent,
  type TextCommand,
} from '../../parts/fields/code-editor';
import { EditorFrame } from '../../parts/fields/editor-frame';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { ImageDialog, ImageQuestion, type NewImages } from '../../parts/files/text-images';
import { classNames, MarkdownDocument, Segmented, useFieldControl, useTextLanguage } from '../../ui';
import { AssetImage } from './asset-image';
import classes from './input-rich-text-md.module.css';
import { insertImage, insertText } from './commands/insertions.rules';
import { FindButton, MarkdownToolbar } from './markdown-toolbar';
import { customSyntaxOf } from './options.rules';
import { isDeeplyNested } from './nesting.rules';
import { imagesIn } from './pasted-images';
import { MarkdownWordCount } from './markdown-words';
import { scrollInStep } from './scroll-in-step';
import { activeTools, KEYED_COMMANDS, type ToolId } from './tools.rules';

/** A region that scrolls is a tab stop, so that arrow keys scroll it. */
const SCROLLED_BY_KEYBOARD = { role: 'region', tabIndex: 0 } as const;

type View = 'editor' | 'both' | 'preview';

const withEditor = (view: View): View => (view === 'preview' ? 'editor' : view);

/** Markdown as its source, as a page, or both side by side. The text is never formatted or repaired. */
export const InputRichTextMdInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t, locale, fieldName } = useText();
  const control = useFieldControl();
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  const [view, setView] = useState<View>('editor');
  const [alternative, setAlternative] = useState<string | null>(null);
  const [images, setImages] = useState<NewImages | null>(null);
  const [active, setActive] = useState<readonly ToolId[]>([]);
  const textLanguage = useTextLanguage();
  const preview = useRef<HTMLDivElement>(null);
  const isEditable = value === null || typeof value !== 'object';
  const text = value === null || !isEditable ? '' : String(value);
  const shownText = useDeferredValue(text);
  const [words, setWords] = useState<number | null>(null);
  const [wordCount] = useState(() => new MarkdownWordCount());
  const custom = useMemo(() => customSyntaxOf(options), [options]);
  // Colours of such a text would take the browser minutes.
  const language = useMemo(() => (isDeeplyNested(text) ? 'plain' : 'markdown'), [text]);
  const placeholder = textOption(options, 'placeholder');
  const name = fieldName(field);
  const invalid = control?.invalid === true;
  const required = control?.required === true;
  const keys = useMemo(
    () => KEYED_COMMANDS.map(({ key, command }) => ({ key, run: () => editor?.run(command) })),
    [editor],
  );
  const onPaste = useCallback(
    (pasted: PastedContent): boolean => {
      const found = imagesIn(pasted);
      if (found === null || editor === null) return false;
      setImages({
        files: found.files,
        insert: (addresses) => editor.run(insertText(found.textWith(addresses))),
      });
      return true;
    },
    [editor],
  );
  const settings = useMemo<CodeSettings>(
    () => ({
      language,
      lineNumbers: false,
      prose: true,
      readonly,
      name,
      required,
      invalid,
      placeholder,
      keys,
      onPaste,
      onSelection: (near) => {
        const found = activeTools(near);
        setActive((before) => (equals(before, found) ? before : found));
      },
      controlCharacterLabel: t('code_unseen_character'),
    }),
    [language, readonly, name, required, invalid, placeholder, keys, onPaste, t],
  );
  useLayoutEffect(() => wordCount.count(text, locale.code, setWords), [wordCount, text, locale.code]);
  useEffect(
    () =>
      view === 'both' && editor !== null && preview.current !== null
        ? scrollInStep(editor, preview.current)
        : undefined,
    [view, editor],
  );
  const run = useCallback(
    (command: TextCommand): void => {
      setView(withEditor);
      editor?.run(command);
    },
    [editor],
  );
  const find = useCallback((): void => {
    setView(withEditor);
    editor?.openFind();
  }, [editor]);
  const askForImage = useCallback(() => setAlternative(editor?.selectedText ?? ''), [editor]);
  const views = useMemo(
    () => (
      <Segmented
        label={t('markdown_view')}
        value={view}
        options={[
          { value: 'editor', label: t('markdown_view_editor'), icon: 'edit' },
          { value: 'both', label: t('markdown_view_both'), icon: 'vertical_split' },
          { value: 'preview', label: t('markdown_view_preview'), icon: 'visibility' },
        ]}
        onChange={setView}
      />
    ),
    [t, view],
  );
  if (!isEditable) return <UnsupportedValue value={value} />;

  return (
    <EditorFrame id={control?.id} invalid={invalid} readonly={readonly} onFocus={() => editor?.focus()}>
      {readonly ? (
        <div className={classes['views']}>
          <FindButton onFind={find} />
          {views}
        </div>
      ) : (
        <MarkdownToolbar
          field={name}
          custom={custom}
          active={active}
          run={run}
          onFind={find}
          onImage={askForImage}
          end={views}
        />
      )}
      <div className={classNames(classes['panes'], view === 'both' && classes['both'])}>
        <div className={classes['source']} hidden={view === 'preview'}>
          <CodeArea
            ref={setEditor}
            className={classes['editor']}
            text={text}
            settings={settings}
            hint={readonly ? '' : t('code_leave_hint')}
            error={null}
            onText={(next) => onChange(next === '' && (field.schema?.is_nullable ?? true) ? null : next)}
          />
        </div>
        {view === 'editor' ? null : (
          <div
            ref={preview}
            className={classes['preview']}
            {...textLanguage}
            {...SCROLLED_BY_KEYBOARD}
            aria-label={t('markdown_preview', { field: name })}
          >
            <MarkdownDocument text={shownText} image={AssetImage} tooComplex={t('markdown_too_complex')} />
          </div>
        )}
      </div>
      <div className={classes['foot']}>{words === null ? '\u00a0' : t('markdown_words', { count: words })}</div>
      {alternative === null ? null : (
        <ImageDialog
          field={name}
          entry={{ address: '', alt: alternative, width: '', height: '' }}
          hasSize={false}
          onSubmit={({ address, alt }) => {
            setAlternative(null);
            run(insertImage(address, alt));
          }}
          onClose={() => setAlternative(null)}
        />
      )}
      {images === null ? null : <ImageQuestion images={images} onClose={() => setImages(null)} />}
    </EditorFrame>
  );
};
