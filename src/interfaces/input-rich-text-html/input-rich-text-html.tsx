import type { Command } from 'prosemirror-state';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { oneOfOption } from '../../domain/values';
import type { Json } from '../../kernel';
import { type InterfaceProps, useStream, useText, useViewModel } from '../../kit';
import { ImageDialog, ImageQuestion, type NewImages } from '../../parts/files/text-images';
import type { CodeEditor } from '../../parts/fields/code-editor';
import { EditorFrame } from '../../parts/fields/editor-frame';
import { FindBar } from '../../parts/fields/find-bar';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { classNames, DetachedControl, TextLink, useFieldControl, useTextLanguage } from '../../ui';
import { imageEntry, insertMedia, insertTable, linkEntry, setImage, setLink } from './editor/insert';
import type { RichSettings } from './editor/rich-editor';
import { TOOLS } from './editor/tools';
import classes from './input-rich-text-html.module.css';
import { LinkDialog, MediaDialog } from './address-dialogs';
import { customFormats, toolNames } from './rich-options.rules';
import { richEditorViewModel } from './rich-text.view-model';
import { ToolBar } from './tool-bar';

const SourceView = lazy(async () => ({
  default: (await import(/* webpackChunkName: "rich-text-source" */ './source-view')).SourceView,
}));

const FONTS = ['sans-serif', 'serif', 'monospace'] as const;

const NEW_TABLE = { rows: 3, columns: 3 };

/** A value that is no text but can be shown as one, as a number is, stays as it is until it is edited. */
const textOf = (value: Json): string => (value === null ? '' : String(value));

type OpenDialog = 'link' | 'image' | 'media';

const DIALOGS: Readonly<Record<string, OpenDialog>> = {
  customLink: 'link',
  customImage: 'image',
  customMedia: 'media',
};

const RichTextField = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t, locale, fieldName } = useText();
  const control = useFieldControl();
  const editor = useViewModel(richEditorViewModel);
  const textLanguage = useTextLanguage();
  const face = useStream(editor.face$);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [images, setImages] = useState<NewImages | null>(null);
  const [source, setSource] = useState<string | null>(null);
  const [isFinding, setFinding] = useState(false);
  const [isFull, setFull] = useState(false);
  const sourceEditor = useRef<CodeEditor>(null);
  // What the last edit emitted, and the value before, which an edit may lead back to.
  const emitted = useRef<{ readonly value: Json; readonly before: Json } | null>(null);
  const text = textOf(value);
  const name = fieldName(field);
  const isNullable = field.schema?.is_nullable ?? true;
  const isSource = source !== null;
  const required = control?.required === true;
  const invalid = control?.invalid === true;
  const describedBy = control?.describedBy;

  const emit = useCallback(
    (html: string): void => {
      const before = emitted.current !== null && emitted.current.value === value ? emitted.current.before : value;
      const next = html === textOf(before) ? before : html === '' && isNullable ? null : html;
      emitted.current = { value: next, before };
      onChange(next);
    },
    [value, isNullable, onChange],
  );
  const openSource = useCallback(() => {
    setFinding(false);
    editor.find('', false);
    setSource(textOf(value));
  }, [editor, value]);
  const settings = useMemo<RichSettings>(
    () => ({
      readonly,
      name,
      required,
      invalid,
      describedBy,
      language: locale.code,
      textLanguage,
      texts: {
        kept: t('rich_kept'),
        keptHint: t('rich_kept_hint'),
        editSource: t('rich_edit_source'),
        noPicture: t('rich_no_picture'),
      },
    }),
    [readonly, name, required, invalid, describedBy, locale, textLanguage, t],
  );
  const host = useCallback(
    (element: HTMLDivElement | null) => (element === null ? undefined : editor.mount(element)),
    [editor],
  );
  useLayoutEffect(
    () =>
      editor.listen({
        onText: emit,
        onSource: openSource,
        onDialog: setDialog,
        onImages: setImages,
        onFind: () => setFinding(true),
      }),
    [editor, emit, openSource],
  );
  useLayoutEffect(() => editor.configure(settings), [editor, settings]);
  useLayoutEffect(() => {
    if (!isSource) editor.setText(text);
  }, [editor, text, isSource]);

  useEffect(() => {
    if (!isFull) return undefined;
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isFull]);

  const run = (command: Command): void => editor.run(command);
  const toggleSource = (): void => {
    if (!isSource) openSource();
    else {
      editor.setText(text, true);
      setSource(null);
    }
  };
  const openFind = (): void => {
    if (isSource) sourceEditor.current?.openFind();
    else setFinding(true);
  };
  const open = (tool: string): void => {
    if (tool === 'code') toggleSource();
    else if (tool === 'fullscreen') setFull(!isFull);
    else if (tool === 'searchreplace') openFind();
    else if (tool === 'table') run(insertTable(NEW_TABLE.rows, NEW_TABLE.columns));
    else setDialog(DIALOGS[tool] ?? null);
  };
  const apply = (command: Command): void => {
    setDialog(null);
    run(command);
  };
  const font = oneOfOption(options, 'font', FONTS) ?? 'sans-serif';
  return (
    <DetachedControl>
      <EditorFrame
        id={control?.id}
        invalid={invalid}
        readonly={readonly}
        isFull={isFull}
        className={classes[font]}
        onFocus={() => editor.focus()}
      >
        {readonly ? null : (
          <ToolBar
            name={name}
            tools={toolNames(options, Object.keys(TOOLS))}
            formats={customFormats(options)}
            face={face}
            pressed={[...(isSource ? ['code'] : []), ...(isFull ? ['fullscreen'] : [])]}
            isSource={isSource}
            onCommand={run}
            onOpen={open}
          />
        )}
        {isFinding ? (
          <FindBar
            finder={editor}
            found={face.found}
            readonly={readonly}
            onClose={() => {
              setFinding(false);
              editor.find('', false);
              editor.focus();
            }}
          />
        ) : null}
        <div ref={host} className={classNames(classes['page'], isFull && classes['full'])} hidden={isSource} />
        {isSource ? (
          <Suspense fallback={null}>
            <SourceView ref={sourceEditor} name={name} text={text} readonly={readonly} onText={emit} />
          </Suspense>
        ) : null}
        {face.losses.length === 0 || isSource ? null : (
          <p className={classes['losses']} role="status">
            {t('rich_losses', {
              parts: face.losses.map((each) => (each === '#text' ? t('rich_lost_text') : each)).join(', '),
            })}{' '}
            <TextLink onClick={openSource}>{t('rich_edit_source')}</TextLink>
          </p>
        )}
        {face.droppedImages === 0 ? null : (
          <p className={classes['losses']} role="alert">
            {t('rich_dropped_images', { count: face.droppedImages })}
          </p>
        )}
        <p className={classes['foot']}>{face.words === null ? '\u00a0' : t('rich_words', { count: face.words })}</p>
      </EditorFrame>
      {dialog === 'link' ? (
        <LinkDialog
          entry={linkEntry(editor.current)}
          onSubmit={(entry) => apply(setLink(entry))}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'image' ? (
        <ImageDialog
          field={name}
          entry={imageEntry(editor.current)}
          hasSize
          onSubmit={(entry) => apply(setImage(entry))}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {images === null ? null : <ImageQuestion images={images} onClose={() => setImages(null)} />}
      {dialog === 'media' ? (
        <MediaDialog onSubmit={(address) => apply(insertMedia(address))} onClose={() => setDialog(null)} />
      ) : null}
    </DetachedControl>
  );
};

/** An editor of HTML. What a person does not touch stays byte for byte as it was. */
export const InputRichTextHtmlInterface = (props: InterfaceProps) =>
  props.value !== null && typeof props.value === 'object' ? (
    <UnsupportedValue value={props.value} />
  ) : (
    <RichTextField {...props} />
  );
