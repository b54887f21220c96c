import { useEffect, useState } from 'react';
import type { UploadTarget } from '../../../application/files';
import { useNamespaces, useStream, useText, useViewModel } from '../../../kit';
import { droppedFiles, hasFiles, Icon } from '../../../ui';
import { uploaderViewModel } from './uploader.view-model';
import classes from './window-drop.module.css';

/** A folder on the page. */
export interface DropFolder {
  readonly element: HTMLElement;
  /** Null is the root. */
  readonly folder: string | null;
  readonly name: string;
}

interface WindowDropProps {
  readonly target: UploadTarget;
  /** The name of the target folder. */
  readonly name: string;
  /** The folder around an element, which takes the files that are dropped there. Must be stable. */
  readonly folderAt?: (element: Element) => DropFolder | null;
}

/** Marks the folder under the pointer, as a drag of files of the library does. */
const OVER = 'data-drop-over';

const mark = (element: HTMLElement | null): void => {
  for (const marked of document.querySelectorAll(`[${OVER}]`)) if (marked !== element) marked.removeAttribute(OVER);
  element?.setAttribute(OVER, '');
};

const noFolder = (): null => null;

/** Drawers and dialogs have upload areas of their own. */
const isCovered = (): boolean => document.querySelector('[data-over-page]') !== null;

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);

/**
 * Uploads files that are dropped anywhere on the window, or pasted, into a folder, or into the one they are dropped on.
 * Shows where they would go.
 */
export const WindowDrop = ({ target, name, folderAt = noFolder }: WindowDropProps) => {
  useNamespaces(['files']);
  const { t } = useText();
  const view = useViewModel(uploaderViewModel);
  const denied = useStream(view.denied$);
  /** The name of the folder that the dragged files would go to; null while none are dragged. */
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (denied !== false) return undefined;
    const folderOf = (event: DragEvent): DropFolder | null =>
      event.target instanceof Element ? folderAt(event.target) : null;
    const end = (): void => {
      mark(null);
      setOver(null);
    };
    const drag = (event: DragEvent): void => {
      if (!hasFiles(event.dataTransfer) || isCovered()) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      const folder = folderOf(event);
      mark(folder?.element ?? null);
      setOver(folder?.name ?? name);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      // Without a related target, the pointer has left the window.
      if (relatedTarget === null) end();
    };
    const drop = (event: DragEvent): void => {
      end();
      // A target on the page, such as a field, has taken the files. The window itself blocks every drop later.
      if (event.defaultPrevented || !hasFiles(event.dataTransfer) || isCovered()) return;
      event.preventDefault();
      const folder = folderOf(event);
      const into = folder === null ? target : { folder: folder.folder };
      void droppedFiles(event.dataTransfer).then((files) => view.addTree(files, into));
    };
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isCovered() || isEditable(event.target)) return;
      event.preventDefault();
      view.add(files, target);
    };
    document.addEventListener('dragover', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      mark(null);
      document.removeEventListener('dragover', drag);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [view, target, name, folderAt, denied]);
  return (
    <div role="status">
      {over === null ? null : (
        <div className={classes['frame']}>
          <div className={classes['hint']}>
            <span className={classes['symbol']}>
              <Icon name="cloud_upload" />
            </span>
            <b className={classes['title']}>{t('drop_files_into', { folder: over })}</b>
            <span>{t('drop_files_into_text')}</span>
          </div>
        </div>
      )}
    </div>
  );
};
