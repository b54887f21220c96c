import { useState } from 'react';
import type { Failure } from '../../kernel';
import { failureAdvice, failureDetails, failureTitle, useText } from '../../kit';
import { IconButton, Input, Notice } from '../../ui';

interface PasswordInputProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** For the browser's password manager. */
  readonly purpose: 'current' | 'new';
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
}

/** A password field with a button that shows the password. */
export const PasswordInput = ({
  value,
  onChange,
  purpose,
  autoFocus = false,
  disabled = false,
}: PasswordInputProps) => {
  const { t } = useText();
  const [visible, setVisible] = useState(false);
  return (
    <Input
      type={visible ? 'text' : 'password'}
      name="password"
      icon="lock"
      autoComplete={`${purpose}-password`}
      autoFocus={autoFocus}
      disabled={disabled}
      value={value}
      onChange={onChange}
      trailing={
        <IconButton
          icon={visible ? 'visibility_off' : 'visibility'}
          size="small"
          label={t(visible ? 'hide_password' : 'show_password')}
          pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
};

interface FailureNoticeProps {
  readonly failure: Failure;
  /** Advice for API errors on this page; other failures have general advice. */
  readonly advice?: string | undefined;
}

/** Why a form on a public page failed; an error of unknown code with the message of the server. */
export const FailureNotice = ({ failure, advice }: FailureNoticeProps) => {
  const { t } = useText();
  const title = failureTitle(failure).key;
  const received = failure.kind === 'api' && title === 'error_unexpected' ? failure.message : '';
  return (
    <Notice tone="danger" role="alert" title={t(title)}>
      {failure.kind === 'api' ? received || advice : t(failureAdvice(failure).key)}
      {failure.kind === 'decode' ? <small>{failureDetails(failure)}</small> : null}
    </Notice>
  );
};
