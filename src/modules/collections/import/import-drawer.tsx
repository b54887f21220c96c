import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { ImportItems } from '../../../application/import-export';
import { useStream, useText, useViewModel } from '../../../kit';
import { BeforeUnload, isOtherAddress, ProceedWhenClean } from '../../../parts/item/leave-guard';
import { DocsLink } from '../../../parts/page/docs-link';
import { Button, Dialog, Drawer, DropArea, Notice, Progress } from '../../../ui';
import classes from './import-drawer.module.css';
import { ImportOutcome } from './import-outcome';
import { importViewModel } from './import.view-model';
import { MapColumns } from './map-columns';

interface ImportLeaveGuardProps {
  readonly items: Pick<ImportItems, 'dirty' | 'dirty$' | 'stop'>;
  /** The user closes the drawer. */
  readonly asking: boolean;
  readonly onAnswer: () => void;
}

/**
 * Asks before a running import is closed or navigated away from. The drawer stays open either way, because it shows the
 * result of each row.
 */
export const ImportLeaveGuard = ({ items, asking, onAnswer }: ImportLeaveGuardProps) => {
  const { t } = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => items.dirty && isOtherAddress(currentLocation, nextLocation),
  );
  const open = asking || blocker.state === 'blocked';
  const stay = (): void => {
    blocker.reset?.();
    onAnswer();
  };
  return (
    <>
      <BeforeUnload form={items} />
      {open ? <ProceedWhenClean form={items} then={stay} /> : null}
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

interface ImportDrawerProps {
  readonly collection: string;
  /** The display name of the collection. */
  readonly title: string;
  /** Called when items may have been created. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Imports a file in steps: choose it, map its columns, send its rows, show the result. */
export const ImportDrawer = ({ collection, title, onChanged, onClose }: ImportDrawerProps) => {
  const { t, locale } = useText();
  const [changed] = useState(() => onChanged);
  const view = useViewModel(importViewModel, collection, locale.code, changed);
  const { items } = view;
  const stage = useStream(items.stage$);
  const dirty = useStream(items.dirty$);
  const [asking, setConfirming] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused element belonged to the previous step.
    if (document.activeElement === document.body) page.current?.focus();
  }, [stage.kind]);
  return (
    <Drawer
      open
      onClose={() => (dirty ? setConfirming(true) : onClose())}
      closeLabel={t('close')}
      title={t('import_into', { collection: title })}
      wide
    >
      <div className={classes['drawer']} ref={page} tabIndex={-1}>
        {stage.kind === 'choosing' ? (
          <>
            {stage.fault === null ? null : (
              <Notice tone="danger" role="alert">
                {view.faultText(stage.fault)}
              </Notice>
            )}
            <DropArea
              label={t('choose_file')}
              hint={t('import_hint')}
              accept=".csv,.tsv,.txt,.json,text/csv,application/json"
              onFiles={([file]) => (file === undefined ? undefined : items.choose(file))}
            />
            <DocsLink page="guides/editing/import-export#import" />
          </>
        ) : null}
        {stage.kind === 'reading' ? (
          <div className={classes['progress']} role="status">
            <p>{t('reading_file')}</p>
            <Progress label={t('reading_file')} value={stage.share} />
            <Button onClick={() => items.startOver()}>{t('cancel')}</Button>
          </div>
        ) : null}
        {stage.kind === 'mapping' ? <MapColumns view={view} open={stage.open} /> : null}
        {stage.kind === 'sending' ? (
          <ImportOutcome view={view} open={stage.open} run={stage.run} onClose={onClose} />
        ) : null}
      </div>
      <ImportLeaveGuard items={items} asking={asking} onAnswer={() => setConfirming(false)} />
    </Drawer>
  );
};
