import { useCallback, useLayoutEffect, useState, type Ref } from 'react';
import { useTextLanguage } from '../../../ui';
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
}

const assignRef = (ref: Ref<CodeEditor>, editor: CodeEditor | null): void => {
  if (typeof ref === 'function') ref(editor);
  else if (ref !== null) ref.current = editor;
};

/** Mounts a CodeEditor and passes changed props on to it. */
export const CodeArea = ({ text, settings, hint, error, onText, ref, className }: CodeAreaProps) => {
  const textLanguage = useTextLanguage();
  const [editor, setEditor] = useState<CodeEditor | null>(null);
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
  useLayoutEffect(() => editor?.configure({ ...settings, textLanguage }), [editor, settings, textLanguage]);
  useLayoutEffect(() => editor?.setText(text), [editor, text]);
  useLayoutEffect(() => editor?.annotate(hint, error), [editor, hint, error]);
  return <div ref={host} className={className} />;
};
