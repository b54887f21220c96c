import { useText } from '../../kit';
import { Button, Notice } from '../../ui';

interface BrokenInterfaceProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** As much of a message as says what it is about. */
const ENOUGH = 200;

const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, ENOUGH);

/** In place of an interface that has thrown, or could not be fetched. The value is kept. */
export const BrokenInterface = ({ error, onRetry }: BrokenInterfaceProps) => {
  const { t } = useText();
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('field_broken')}
      actions={
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <p>{t('field_broken_text')}</p>
      <p dir="auto">{t('field_broken_cause', { cause: causeOf(error) })}</p>
    </Notice>
  );
};
