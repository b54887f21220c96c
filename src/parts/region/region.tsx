import { useState, type ReactNode } from 'react';
import { useText } from '../../kit';
import { Boundary, Button, State } from '../../ui';
import { crashDetails } from './crash-details.rules';

interface CrashedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

const Crashed = ({ error, onRetry }: CrashedProps) => {
  const { t } = useText();
  const [copied, setCopied] = useState(false);
  const details = crashDetails(error, window.location.pathname);
  return (
    <State
      kind="error"
      title={t('unexpected_error')}
      text={t('region_crashed_text')}
      actions={
        <>
          <Button variant="secondary" icon="refresh" onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button
            variant="ghost"
            icon={copied ? 'check' : 'content_copy'}
            onClick={() => void navigator.clipboard.writeText(details).then(() => setCopied(true))}
          >
            {t(copied ? 'copied' : 'copy_details')}
          </Button>
        </>
      }
      details={{ label: t('details'), text: details }}
    />
  );
};

interface RegionProps {
  /** What has thrown under one name is forgotten under the next. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of the page that may throw without taking the rest along. */
export const Region = ({ name, children }: RegionProps) => (
  <Boundary name={name} renderInstead={(error, retry) => <Crashed error={error} onRetry={retry} />}>
    {children}
  </Boundary>
);
