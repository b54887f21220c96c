import { useCallback, useLayoutEffect, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useTextLanguage } from '../../../ui';
import { FindBar, type FoundPlaces } from '../find-bar';
import classes from './code-area.module.css';
import { CodeEditor, type CodeError, type CodeSettings } from './code-editor';

interface CodeAreaProps {
  readonly text: string;
  readonly settings: CodeSettings;
  /** Keyboard instructions, announced by screen readers. */
  readonly hint: string;
  readonly error: CodeError | null;
  readonly onText: (text: string) => void;
  /** Receives the editor, for buttons that act on it. */
  readonly ref: Ref<CodeEditor>;
  readonly className: string | undefined;
  /** Shown over the upper corner of the text. */
  readonly corner?: ReactNode;
}

const assignRef = (ref: Ref<CodeEditor>, editor: CodeEditor | null): void => {
  if (typeof ref === 'function') ref(editor);
  else if (ref !== null) ref.current = editor;
};

const NOTHING_FOUND: FoundPlaces = { total: 0, current: 0 };

/** Mounts a CodeEditor and passes changed props on to it. Above it stands the bar that finds, while it is asked for. */
export const CodeArea = ({ text, settings, hint, error, onText, ref, className, corner }: CodeAreaProps) => {
  const textLanguage = useTextLanguage();
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  const [isFinding, setFinding] = useState(false);
  const [found, setFound] = useState(NOTHING_FOUND);
  const host = useCallback(
    (element: HTMLDivElement | null) => {
      if (element === null) return undefined;
      const created = new CodeEditor(element);
      setEditor(created);
      assignRef(ref, created);
      return () => {
        assignRef(ref, null);
        created.dispose();
      };
    },
    [ref],
  );
  useLayoutEffect(() => editor?.listen(onText), [editor, onText]);
  // React takes an event within a shadow root for none of the user's; what is typed next is for the bar, though.
  const openFind = useCallback(() => flushSync(() => setFinding(true)), []);
  useLayoutEffect(() => editor?.listenToFinding({ onOpen: openFind, onFound: setFound }), [editor, openFind]);
  useLayoutEffect(() => editor?.configure({ ...settings, textLanguage }), [editor, settings, textLanguage]);
  useLayoutEffect(() => editor?.setText(text), [editor, text]);
  useLayoutEffect(() => editor?.annotate(hint, error), [editor, hint, error]);
  const closeFind = (): void => {
    setFinding(false);
    editor?.find('', false);
    editor?.focus();
  };
  return (
    <>
      {isFinding && editor !== null ? (
        <FindBar finder={editor} found={found} readonly={settings.readonly} onClose={closeFind} />
      ) : null}
      <div className={classes['text']}>
        <div ref={host} className={className} />
        {corner === undefined ? null : <span className={classes['corner']}>{corner}</span>}
      </div>
    </>
  );
};
