import { useId, useState } from 'react';
import type { Uploads } from '../../../application/files';
import { useNamespaces, useStream, useText, useViewModel } from '../../../kit';
import { Button, Dialog, IconButton, Progress } from '../../../ui';
import { BeforeUnload } from '../../item/leave-guard';
import classes from './upload-panel.module.css';
import { type UploadOverview, uploadPanelViewModel } from './upload-panel.view-model';
import { UploadRow } from './upload-row';
import { percentText, remainingText } from './upload-texts';

/** Separated by dots: '58% · about 2 minutes left · 2 failed'. */
const Details = ({ summary, remainingMs }: Omit<UploadOverview, 'entries'>) => {
  const { t, locale } = useText();
  const parts = [
    percentText(summary.fraction, locale.code),
    ...(remainingMs === null ? [] : [t('uploads_left', { time: remainingText(remainingMs, locale.code) })]),
    ...(summary.failed === 0 ? [] : [t('uploads_failed', { count: summary.failed })]),
  ];
  return (
    <span className={classes['details']}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </span>
  );
};

interface CancelDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const CancelDialog = ({ onConfirm, onClose }: CancelDialogProps) => {
  const { t } = useText();
  return (
    <Dialog
      open
      danger
      title={t('cancel_all_uploads_question')}
      text={t('cancel_all_uploads_text')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('keep_uploading')}
          </Button>
          <Button
            variant="danger-fill"
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {t('cancel_all_uploads')}
          </Button>
        </>
      }
    />
  );
};

/** The queue over every page. Nothing while it is empty. */
export const UploadPanel = ({ uploads }: { readonly uploads: Uploads }) => {
  useNamespaces(['files']);
  const { t } = useText();
  const view = useViewModel(uploadPanelViewModel, uploads);
  const { entries, summary, remainingMs } = useStream(view.overview$);
  const [isSmall, setSmall] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const isRunning = summary.running > 0;
  const form = { dirty$: uploads.unfinished$ };
  if (entries.length === 0) return null;
  return (
    <section className={classes['panel']} aria-labelledby={`${id}-title`} data-bottom-panel="">
      <BeforeUnload form={form} />
      <header className={classes['head']}>
        <div className={classes['titles']}>
          <h2 id={`${id}-title`} className={classes['title']}>
            {/* Announced when a file has been stored or has failed, not with every percent. */}
            <span role="status">
              {isRunning
                ? t('uploading_of', { done: summary.done, total: summary.total })
                : t('uploads_not_stored', { count: summary.failed })}
            </span>
          </h2>
          {isRunning ? <Details summary={summary} remainingMs={remainingMs} /> : null}
        </div>
        <IconButton
          icon={isSmall ? 'expand_less' : 'expand_more'}
          size="small"
          label={t(isSmall ? 'maximize_uploads' : 'minimize_uploads')}
          aria-expanded={!isSmall}
          aria-controls={`${id}-list`}
          onClick={() => setSmall(!isSmall)}
        />
        <IconButton
          icon="close"
          size="small"
          label={t(isRunning ? 'cancel_all_uploads' : 'close')}
          onClick={() => (isRunning ? setAsking(true) : view.dismissAll())}
        />
      </header>
      {isRunning ? <Progress label={t('uploads_all')} value={summary.fraction} /> : null}
      <ul id={`${id}-list`} className={classes['list']} aria-label={t('uploads')} hidden={isSmall}>
        {entries.map((entry) => (
          <UploadRow key={entry.id} entry={entry} uploads={uploads} />
        ))}
      </ul>
      {isAsking && isRunning ? (
        <CancelDialog onConfirm={() => uploads.cancelAll()} onClose={() => setAsking(false)} />
      ) : null}
    </section>
  );
};
