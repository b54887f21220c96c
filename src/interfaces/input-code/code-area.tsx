import { useCallback, useLayoutEffect, useState, type Ref } from 'react';
import { CodeEditor, type CodeError, type CodeSettings } from './code-editor';

interface CodeAreaProps {
  readonly text: string;
  readonly settings: CodeSettings;
  /** What to do at the keyboard that is done otherwise here; screen readers say it. */
  readonly hint: string;
  readonly error: CodeError | null;
  readonly onText: (text: string) => void;
  /** Gets the editor, to do something with it at the push of a button. */
  readonly ref: Ref<CodeEditor>;
  readonly className: string | undefined;
}

const assignRef = (ref: Ref<CodeEditor>, editor: CodeEditor | null): void => {
  if (typeof ref === 'function') ref(editor);
  else if (ref !== null) ref.current = editor;
};

/** The editor, told whatever changes. */
export const CodeArea = ({ text, settings, hint, error, onText, ref, className }: CodeAreaProps) => {
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  const host = useCallback(
    (element: HTMLDivElement | null) => {
      if (element === null) return undefined;
      const made = new CodeEditor(element);
      setEditor(made);
      assignRef(ref, made);
      return () => {
        assignRef(ref, null);
        made.dispose();
      };
    },
    [ref],
  );
  useLayoutEffect(() => editor?.listen(onText), [editor, onText]);
  useLayoutEffect(() => editor?.configure(settings), [editor, settings]);
  useLayoutEffect(() => editor?.setText(text), [editor, text]);
  useLayoutEffect(() => editor?.annotate(hint, error), [editor, hint, error]);
  return <div ref={host} className={className} />;
};
