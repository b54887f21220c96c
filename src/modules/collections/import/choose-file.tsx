import { useRef, useState, type DragEvent } from 'react';
import { useText } from '../../../kit';
import { Button, classNames, Icon, Notice } from '../../../ui';
import classes from './import-drawer.module.css';

interface ChooseFileProps {
  /** Why the last file was rejected, as text. */
  readonly fault: string | null;
  readonly onChoose: (file: File) => void;
}

/** Chooses a file by dialog or drag and drop. */
export const ChooseFile = ({ fault, onChoose }: ChooseFileProps) => {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file !== undefined) onChoose(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <>
      {fault === null ? null : (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <div
        className={classNames(classes['drop'], over && classes['over'])}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="file_upload" />
        <Button icon="attach_file" onClick={() => input.current?.click()} data-autofocus>
          {t('choose_file')}
        </Button>
        <p className={classes['hint']}>{t('import_hint')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          aria-label={t('choose_file')}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
    </>
  );
};
