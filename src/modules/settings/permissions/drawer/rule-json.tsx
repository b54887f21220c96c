import { useMemo, useRef } from 'react';
import type { OpenRule } from '../../../../application/access';
import { MAX_RULE_DEPTH, type RuleFault, type RulePart } from '../../../../domain/permissions';
import { printJsonText } from '../../../../domain/values';
import { useText } from '../../../../kit';
import { CodeArea, type CodeEditor, type CodeSettings } from '../../../../parts/fields/code-editor';
import { EditorFrame } from '../../../../parts/fields/editor-frame';
import { ErrorLine } from '../../../../parts/fields/error-line';
import classes from './permission-drawer.module.css';
import type { PermissionDrawerViewModel } from './permission-drawer.view-model';

interface RuleJsonProps {
  readonly part: RulePart;
  readonly rule: OpenRule;
  readonly view: PermissionDrawerViewModel;
  readonly readonly: boolean;
}

const useFaultText = (fault: RuleFault | undefined): string | null => {
  const { t } = useText();
  switch (fault?.kind) {
    case 'invalid':
      return t('json_invalid', { reason: t(`json_${fault.reason}`), line: fault.line, column: fault.column });
    case 'not_object':
      return t('rule_not_object');
    case 'too_deep':
      return t('rule_text_too_deep', { max: MAX_RULE_DEPTH });
    default:
      return null;
  }
};

/** A part of a rule as JSON. A text that is no value keeps what was typed, and shows what is wrong with it. */
export const RuleJson = ({ part, rule, view, readonly }: RuleJsonProps) => {
  const { t } = useText();
  const editor = useRef<CodeEditor>(null);
  const fault = rule.faults[part];
  const value = rule.values[part];
  const text = useMemo(() => rule.texts[part] ?? printJsonText(value), [rule.texts, part, value]);
  const message = useFaultText(fault);
  const error = useMemo(
    () => (message === null || fault?.kind !== 'invalid' ? null : { line: fault.line, column: fault.column, message }),
    [fault, message],
  );
  const isInvalid = message !== null;
  const name = t('rule_json_of', { part: t(`rule_tab_${part}`) });
  const settings = useMemo<CodeSettings>(
    () => ({
      language: 'json',
      lineNumbers: true,
      readonly,
      name,
      required: false,
      invalid: isInvalid,
      controlCharacterLabel: t('code_unseen_character'),
    }),
    [readonly, name, isInvalid, t],
  );
  return (
    <div className={classes['json']} data-rule-json={part}>
      <EditorFrame
        id={undefined}
        invalid={isInvalid}
        readonly={readonly}
        // JSON is left to right in every language.
        dir="ltr"
        onFocus={() => editor.current?.focus()}
      >
        <CodeArea
          ref={editor}
          className={classes['code']}
          text={text}
          settings={settings}
          hint={[message, t('code_leave_hint')].filter(Boolean).join('. ')}
          error={error}
          onText={(next) => view.rule.changeText(part, next)}
        />
      </EditorFrame>
      <ErrorLine message={message} />
    </div>
  );
};
