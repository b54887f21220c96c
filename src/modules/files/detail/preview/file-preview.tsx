import { type ReactNode, useState } from 'react';
import {
  type FileFacts,
  fileFactsLine,
  type FilePreview,
  filePreview,
  fileTitle,
  MAX_UNASKED_BYTES,
} from '../../../../domain/files';
import { isTransient } from '../../../../kernel';
import { useStream, useText, useViewModel } from '../../../../kit';
import { PictureImage } from '../../../../parts/fields/picture';
import { fileIcon } from '../../../../parts/fields/thumbnail';
import { Button, classNames, Icon, Skeleton } from '../../../../ui';
import classes from './file-preview.module.css';
import { mediaPreviewViewModel, textPreviewViewModel } from './content.view-model';

interface ContentProps {
  readonly file: FileFacts;
  readonly preview: FilePreview;
}

interface LoadedProps extends ContentProps {
  /** Undefined when the user has asked for the content, whatever its size. */
  readonly maxBytes: number | undefined;
}

/** In place of the content. */
const NoContent = ({
  file,
  text,
  children,
}: {
  readonly file: FileFacts;
  readonly text: string;
  readonly children?: ReactNode;
}) => (
  <div className={classes['none']}>
    <Icon name={fileIcon(file)} size="large" />
    <p>{text}</p>
    {children}
  </div>
);

/** In place of content that could not be fetched. */
const FailedContent = ({ file, onRetry }: { readonly file: FileFacts; readonly onRetry: () => void }) => {
  const { t } = useText();
  return (
    <NoContent file={file} text={t('preview_failed')}>
      <Button variant="secondary" icon="refresh" onClick={onRetry}>
        {t('retry')}
      </Button>
    </NoContent>
  );
};

const Loading = () => {
  const { t } = useText();
  return (
    <div className={classes['loading']} aria-busy="true" aria-label={t('loading')}>
      <Skeleton height="100%" />
    </div>
  );
};

const MediaPreview = ({ file, preview, maxBytes }: LoadedProps) => {
  const { t } = useText();
  const view = useViewModel(mediaPreviewViewModel, file.id, file.modified_on, maxBytes);
  const url = useStream(view.url$);
  const [isBroken, setBroken] = useState(false);
  if (url.kind === 'idle' || url.kind === 'loading') return <Loading />;
  if (url.kind === 'failed' && isTransient(url.failure))
    return <FailedContent file={file} onRetry={() => view.retry()} />;
  if (url.kind === 'failed' || url.value === null || isBroken)
    return <NoContent file={file} text={t('preview_failed')} />;
  const props = {
    src: url.value,
    controls: true,
    preload: 'metadata',
    'aria-label': fileTitle(file),
    onError: () => setBroken(true),
  };
  return preview.kind === 'video' ? (
    <video className={classes['video']} {...props}>
      <track kind="captions" />
    </video>
  ) : (
    <audio className={classes['audio']} {...props}>
      <track kind="captions" />
    </audio>
  );
};

const TextPreview = ({ file, maxBytes }: Omit<LoadedProps, 'preview'>) => {
  const { t } = useText();
  const view = useViewModel(textPreviewViewModel, file.id, file.modified_on, maxBytes);
  const content = useStream(view.content$);
  if (content.kind === 'failed' && isTransient(content.failure))
    return <FailedContent file={file} onRetry={() => view.retry()} />;
  if (content.kind === 'failed') return <NoContent file={file} text={t('preview_failed')} />;
  if (content.kind !== 'ready') return <Loading />;
  const { text, isCut } = content.value;
  return (
    <div className={classes['document']}>
      <textarea className={classes['text']} readOnly value={text} dir="auto" aria-label={t('file_preview')} />
      {isCut ? <p className={classes['cut']}>{t('preview_cut')}</p> : null}
    </div>
  );
};

const Content = ({ file, preview }: ContentProps) => {
  const { t } = useText();
  const [isAccepted, setAccepted] = useState(false);
  if (preview.kind === 'none') return <NoContent file={file} text={t('preview_none')} />;
  if (preview.asksFirst && !isAccepted)
    return (
      <NoContent file={file} text={t('preview_large')}>
        <Button variant="secondary" icon="visibility" onClick={() => setAccepted(true)}>
          {t('preview_load')}
        </Button>
      </NoContent>
    );
  const maxBytes = isAccepted ? undefined : MAX_UNASKED_BYTES;
  switch (preview.kind) {
    case 'image':
      return (
        <PictureImage
          file={file}
          variant={preview.variant}
          alt={fileTitle(file)}
          className={classes['image']}
          fallback={<NoContent file={file} text={t('preview_failed')} />}
          renderUnanswered={(retry) => <FailedContent file={file} onRetry={retry} />}
          placeholder={<Loading />}
        />
      );
    case 'text':
      return <TextPreview file={file} maxBytes={maxBytes} />;
    case 'video':
    case 'audio':
      return <MediaPreview file={file} preview={preview} maxBytes={maxBytes} />;
  }
};

interface FilePreviewProps {
  readonly file: FileFacts;
  /** Buttons below the content. */
  readonly actions: ReactNode;
}

/** The content of a file as far as it can be shown without running it, and what is known of it. */
export const FilePreviewBox = ({ file, actions }: FilePreviewProps) => {
  const { t, locale } = useText();
  const preview = filePreview(file);
  const isPictured = preview.kind === 'image' || preview.kind === 'video';
  return (
    <section className={classes['preview']} aria-label={t('file_preview')}>
      <div className={classNames(classes['stage'], isPictured && classes['pictured'])}>
        <Content key={`${file.id} ${file.modified_on}`} file={file} preview={preview} />
      </div>
      <div className={classes['foot']}>
        <span className={classes['facts']}>{fileFactsLine(file, locale.code)}</span>
        {actions}
      </div>
    </section>
  );
};
