import { useEffect, useState } from 'react';
import type { UploadTarget } from '../../application/files';
import { useNamespaces, useStream, useText, useViewModel } from '../../kit';
import { droppedFiles, hasFiles, Icon } from '../../ui';
import { uploaderViewModel } from './uploader.view-model';
import classes from './window-drop.module.css';

interface WindowDropProps {
  readonly target: UploadTarget;
  /** The name of the target folder. */
  readonly name: string;
}

/** Drawers and dialogs have upload areas of their own. */
const isCovered = (): boolean => document.querySelector('[data-over-page]') !== null;

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);

/** Uploads files that are dropped anywhere on the window, or pasted, into a folder. Shows where they would go. */
export const WindowDrop = ({ target, name }: WindowDropProps) => {
  useNamespaces(['uploads']);
  const { t } = useText();
  const view = useViewModel(uploaderViewModel);
  const denied = useStream(view.denied$);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (denied !== false) return undefined;
    const over = (event: DragEvent): void => {
      if (!hasFiles(event.dataTransfer) || isCovered()) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      // Without a related target, the pointer has left the window.
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      // A target on the page, such as a folder, has taken the files. The window itself blocks every drop later.
      if (event.defaultPrevented || !hasFiles(event.dataTransfer) || isCovered()) return;
      event.preventDefault();
      void droppedFiles(event.dataTransfer).then((files) => view.addTree(files, target));
    };
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isCovered() || isEditable(event.target)) return;
      event.preventDefault();
      view.add(files, target);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [view, target, denied]);
  return (
    <div role="status">
      {isOver ? (
        <div className={classes['overlay']}>
          <span className={classes['symbol']}>
            <Icon name="cloud_upload" />
          </span>
          <b className={classes['title']}>{t('drop_files_into', { folder: name })}</b>
          <span>{t('drop_files_into_text')}</span>
        </div>
      ) : null}
    </div>
  );
};
