import { useRef, useState } from 'react';
import type { UploadTarget } from '../../../application/files';
import { useNamespaces, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { Button, Dialog, Notice } from '../../../ui';
import { UploadRow } from '../upload-panel';
import { uploaderViewModel } from '../uploader';
import { assetAddress } from './addresses.rules';
import classes from './text-images.module.css';

/** Images of a text are stored in the root folder. */
export const IMAGE_TARGET: UploadTarget = { folder: null, accept: 'image/*' };

/** Images that were pasted or dropped into a text, which takes their addresses only. */
export interface NewImages {
  readonly files: readonly File[];
  /** To be called once, with the addresses in the order of the files; null for one that is left out. */
  readonly insert: (addresses: readonly (string | null)[]) => void;
}

interface ImageQuestionProps {
  readonly images: NewImages;
  readonly onClose: () => void;
}

/** Asks before pasted images are uploaded to the library, uploads them one after the other, and inserts them. */
export const ImageQuestion = ({ images: { files, insert }, onClose }: ImageQuestionProps) => {
  useNamespaces(['files']);
  const { t } = useText();
  const view = useViewModel(uploaderViewModel, 'file');
  const denied = useStream(view.denied$);
  const entries = useStream(view.entries$);
  const stored = useRef<readonly string[]>([]);
  const [done, setDone] = useState<number | null>(null);
  const finish = (): void => {
    onClose();
    insert(files.map((_, index) => stored.current[index] ?? null));
  };
  const upload = (): void => {
    const next = files[stored.current.length];
    if (next === undefined) finish();
    else {
      setDone(stored.current.length);
      view.add([next], IMAGE_TARGET);
    }
  };
  useSubscription(view.stored$, ({ id }) => {
    stored.current = [...stored.current, assetAddress(id)];
    upload();
  });
  return (
    <Dialog
      open
      title={t('text_images_question', { count: files.length })}
      text={t('text_images_hint')}
      onClose={finish}
      actions={
        <>
          <Button variant="ghost" onClick={finish}>
            {t('text_images_leave_out')}
          </Button>
          {denied === false ? (
            <Button variant="primary" busy={done !== null} onClick={upload} data-autofocus>
              {t('text_images_upload')}
            </Button>
          ) : null}
        </>
      }
    >
      {denied === false ? null : <Notice tone="info">{t(denied)}</Notice>}
      {done === null ? (
        <ul className={classes['names']}>
          {files.map(({ name }, index) => (
            <li key={index}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p role="status">{t('uploading_of', { done, total: files.length })}</p>
          <ul className={classes['uploads']} aria-label={t('uploads')}>
            {entries.map((entry) => (
              <UploadRow key={entry.id} entry={entry} uploads={view.uploads} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
};
