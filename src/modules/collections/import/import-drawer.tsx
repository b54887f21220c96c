import { useEffect, useRef, useState } from 'react';
import { useStream, useText, useViewModel } from '../../../kit';
import { Button, Drawer, Progress } from '../../../ui';
import { ChooseFile } from './choose-file';
import { ImportOutcome } from './import-outcome';
import { importViewModel } from './import.view-model';
import { LeaveImport } from './leave-import';
import { MapColumns } from './map-columns';
import classes from './import-drawer.module.css';

interface ImportDrawerProps {
  readonly collection: string;
  /** The collection's name for people. */
  readonly title: string;
  /** Some rows may have become items. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** From a file to items: choose it, give its columns to fields, send its rows, read what has become of them. */
export const ImportDrawer = ({ collection, title, onChanged, onClose }: ImportDrawerProps) => {
  const { t, locale } = useText();
  const [changed] = useState(() => onChanged);
  const view = useViewModel(importViewModel, collection, locale.code, changed);
  const { items } = view;
  const stage = useStream(items.stage$);
  const dirty = useStream(items.dirty$);
  const [asking, ask] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus has gone with the step before.
    if (document.activeElement === document.body) page.current?.focus();
  }, [stage.kind]);
  return (
    <Drawer
      open
      onClose={() => (dirty ? ask(true) : onClose())}
      closeLabel={t('close')}
      title={t('import_into', { collection: title })}
      wide
    >
      <div className={classes['drawer']} ref={page} tabIndex={-1}>
        {stage.kind === 'choosing' ? (
          <ChooseFile fault={stage.fault && view.faultText(stage.fault)} onChoose={(file) => items.choose(file)} />
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
      <LeaveImport items={items} asking={asking} onAnswer={() => ask(false)} />
    </Drawer>
  );
};
