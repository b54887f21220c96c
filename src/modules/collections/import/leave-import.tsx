import { useBlocker } from 'react-router-dom';
import type { ImportItems } from '../../../application/import-export';
import { useText } from '../../../kit';
import { Button, Dialog } from '../../../ui';
import { OnceClean, PageHold } from '../item/leave-guard';

interface LeaveImportProps {
  readonly items: Pick<ImportItems, 'dirty' | 'dirty$' | 'stop'>;
  /** Somebody wants to close the drawer. */
  readonly asking: boolean;
  readonly onAnswer: () => void;
}

/** Asks before rows are left on their way, by closing as by going elsewhere. Whatever the answer, it stays: only here stands what has become of each row. */
export const LeaveImport = ({ items, asking, onAnswer }: LeaveImportProps) => {
  const { t } = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => items.dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const open = asking || blocker.state === 'blocked';
  const stay = (): void => {
    blocker.reset?.();
    onAnswer();
  };
  return (
    <>
      <PageHold form={items} />
      {open ? <OnceClean form={items} then={stay} /> : null}
      <Dialog
        open={open}
        onClose={stay}
        title={t('import_leave')}
        text={t('import_leave_text')}
        actions={
          <>
            <Button
              variant="danger"
              onClick={() => {
                items.stop();
                stay();
              }}
            >
              {t('import_stop')}
            </Button>
            <Button variant="primary" onClick={stay} data-autofocus>
              {t('import_stay')}
            </Button>
          </>
        }
      />
    </>
  );
};
