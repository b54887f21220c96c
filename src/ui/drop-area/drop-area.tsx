import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../button';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import classes from './drop-area.module.css';

export interface DropAreaProps {
  /** Text of the button that opens the file dialog. */
  readonly label: string;
  readonly hint?: ReactNode;
  /** Types for the file dialog, as in `<input accept>`; dropped files are not checked. */
  readonly accept?: string | undefined;
  /** Several files at once; otherwise the first one. */
  readonly multiple?: boolean | undefined;
  /** At least one file. */
  readonly onFiles: (files: readonly File[]) => void;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Chooses files by a dialog or by dragging them here. */
export const DropArea = ({ label, hint, accept, multiple = false, onFiles }: DropAreaProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const chosen = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (chosen.length > 0) onFiles(chosen);
  };
  return (
    <div
      className={classNames(classes['drop'], isOver && classes['over'])}
      onDragOver={(event) => {
        // Dragged text and links keep the browser's behaviour.
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Also fired when the pointer moves on to a child.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Icon name="file_upload" />
      <Button icon="attach_file" onClick={() => input.current?.click()} data-autofocus>
        {label}
      </Button>
      {hint === undefined ? null : <p className={classes['hint']}>{hint}</p>}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
};
