import { useMemo, useState } from 'react';
import type { Uploads } from '../../../application/files';
import { isRunning, type UploadEntry } from '../../../domain/files';
import { useSubscription, useText } from '../../../kit';
import { Button, classNames, Icon, IconButton, Progress } from '../../../ui';
import { fileIcon } from '../../fields/thumbnail';
import { uploadPicture } from './upload-picture.view-model';
import classes from './upload-row.module.css';
import { uploadStateText } from './upload-texts';

const RowProgress = ({ name, state }: Pick<UploadEntry, 'name' | 'state'>) => {
  if (state.kind === 'importing') return <Progress label={name} value={null} />;
  if (state.kind !== 'sending') return null;
  return <Progress label={name} value={state.totalBytes === 0 ? null : state.sentBytes / state.totalBytes} />;
};

/** The image itself, or the symbol of another file. */
const LocalPicture = ({ file, icon }: { readonly file: File; readonly icon: string }) => {
  const [url, setUrl] = useState<string | null>(null);
  useSubscription(
    useMemo(() => uploadPicture(file), [file]),
    setUrl,
  );
  if (url === null) return <Icon name={icon} />;
  return <img className={classes['picture']} src={url} alt="" decoding="async" onError={() => setUrl(null)} />;
};

interface UploadRowProps {
  readonly entry: UploadEntry;
  readonly uploads: Pick<Uploads, 'fileOf' | 'cancel' | 'retry' | 'dismiss'>;
}

/** One upload: its name, what has become of it, and what can be done about it. */
export const UploadRow = ({ entry, uploads }: UploadRowProps) => {
  const { t, locale } = useText();
  const { id, name, type, state } = entry;
  const file = uploads.fileOf(id);
  const isFailed = state.kind === 'failed' || state.kind === 'refused';
  return (
    <li
      data-upload={id}
      className={classNames(classes['row'], isFailed && classes['failed'], state.kind === 'done' && classes['done'])}
    >
      <span className={classes['symbol']}>
        {file === null ? <Icon name="link" /> : <LocalPicture file={file} icon={fileIcon({ type })} />}
      </span>
      <span className={classes['text']}>
        <bdi className={classes['name']} title={name}>
          {name}
        </bdi>
        <span className={classes['state']}>{uploadStateText(entry, t, locale.code)}</span>
        <RowProgress name={name} state={state} />
      </span>
      <span className={classes['end']}>
        {state.kind === 'failed' ? (
          <Button
            variant="ghost"
            size="small"
            icon="refresh"
            aria-label={t('retry_upload', { name })}
            onClick={() => uploads.retry(id)}
          >
            {t('retry')}
          </Button>
        ) : null}
        {isRunning(entry) ? (
          <IconButton
            icon="close"
            size="small"
            label={t('cancel_upload', { name })}
            onClick={() => uploads.cancel(id)}
          />
        ) : null}
        {isFailed ? (
          <IconButton
            icon="close"
            size="small"
            label={t('dismiss_upload', { name })}
            onClick={() => uploads.dismiss(id)}
          />
        ) : null}
      </span>
    </li>
  );
};
