import type { ReactNode } from 'react';
import { useText } from '../../../kit';
import { ErrorBoundary, Button, EmptyState, useCopy } from '../../../ui';

const MAX_STACK_LINES = 6;

/** Credentials: bearer tokens, signed tokens, tokens in URLs. */
const SECRETS = [
  /\bBearer\s+\S+/gi,
  /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/g,
  /([?&#](?:access_token|token|code)=)[^&\s#)]*/gi,
] as const;

const masked = (text: string): string =>
  SECRETS.reduce(
    (safe, secret) => safe.replace(secret, (_, prefix: unknown) => `${typeof prefix === 'string' ? prefix : ''}…`),
    text,
  );

/** Error message, path and first lines of the stack, without tokens, query or content. */
export const crashDetails = (error: unknown, path: string): string => {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack =
    error instanceof Error && error.stack !== undefined
      ? error.stack
          .split('\n')
          .filter((line) => /^\s*at |@/.test(line))
          .slice(0, MAX_STACK_LINES)
      : [];
  return masked([message, `in ${path}`, ...stack.map((line) => line.trim())].join('\n'));
};

interface CrashedProps {
  readonly error: unknown;
  readonly page: boolean;
  readonly onRetry: () => void;
}

const Crashed = ({ error, page, onRetry }: CrashedProps) => {
  const { t } = useText();
  const details = crashDetails(error, window.location.pathname);
  const { copied, copy } = useCopy(details);
  return (
    <EmptyState
      page={page}
      kind="error"
      title={t('unexpected_error')}
      text={t('region_crashed_text')}
      actions={
        <>
          <Button variant="secondary" icon="refresh" onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button variant="ghost" icon={copied ? 'check' : 'content_copy'} onClick={copy}>
            {t(copied ? 'copied' : 'copy_details')}
          </Button>
        </>
      }
      details={{ label: t('details'), text: details }}
    />
  );
};

interface PageBoundaryProps {
  /** The error is reset when the name changes. */
  readonly name: string;
  /** Around the content of a page, whose heading fails with it. */
  readonly page?: boolean;
  readonly children: ReactNode;
}

/** Error boundary of a part of the page, with a retry and copyable details. */
export const PageBoundary = ({ name, page = false, children }: PageBoundaryProps) => (
  <ErrorBoundary name={name} renderFallback={(error, retry) => <Crashed error={error} page={page} onRetry={retry} />}>
    {children}
  </ErrorBoundary>
);
