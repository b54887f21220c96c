import { type Ref, useMemo } from 'react';
import { useText } from '../../kit';
import { CodeArea, type CodeEditor, type CodeSettings } from '../../parts/fields/code-editor';

interface SourceViewProps {
  readonly name: string;
  readonly text: string;
  readonly readonly: boolean;
  readonly onText: (text: string) => void;
  readonly ref: Ref<CodeEditor>;
}

/** The text as HTML source. */
export const SourceView = ({ name, text, readonly, onText, ref }: SourceViewProps) => {
  const { t } = useText();
  const settings = useMemo<CodeSettings>(
    () => ({
      language: 'html',
      lineNumbers: true,
      readonly,
      name,
      required: false,
      invalid: false,
      controlCharacterLabel: t('code_unseen_character'),
    }),
    [name, readonly, t],
  );
  return (
    <div dir="ltr">
      <CodeArea
        ref={ref}
        className={undefined}
        text={text}
        settings={settings}
        hint={readonly ? '' : t('code_leave_hint')}
        error={null}
        onText={onText}
      />
    </div>
  );
};
