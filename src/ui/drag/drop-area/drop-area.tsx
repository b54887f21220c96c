import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../controls/button';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import classes from './drop-area.module.css';
import { chosenTree, type DroppedFile, droppedFiles, hasFiles } from './dropped-files';

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
  /** Takes dropped folders apart, and offers to choose a folder; needs `multiple`. */
  readonly folders?:
    | {
        /** Text of the button. */
        readonly label: string;
        /** At least one file; called instead of `onFiles` for everything that is dropped. */
        readonly onTree: (files: readonly DroppedFile[]) => void;
      }
    | undefined;
  /** Text of a button that opens the camera, on devices without a mouse. */
  readonly cameraLabel?: string | undefined;
  /** Shown above the buttons, which are smaller then; files can be dropped onto all of it. */
  readonly content?: ReactNode;
  /** Why no files are taken; disables the buttons. */
  readonly disabledReason?: string | null | undefined;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** Phones and tablets, whose browsers open the camera for an input with `capture`. */
const hasCamera = (): boolean => window.matchMedia('(pointer: coarse)').matches;

interface ChooserProps {
  readonly label: string;
  readonly icon: string;
  readonly input: Omit<ComponentProps<'input'>, 'type' | 'onChange'>;
  /** Of a drop area without content. */
  readonly isFirst?: boolean;
  readonly isSmall?: boolean;
  readonly disabledReason?: string | null | undefined;
  readonly onChosen: (files: FileList) => void;
}

/** React's types lack the attribute. */
const FOLDER_INPUT: ChooserProps['input'] & { readonly webkitdirectory: string } = { webkitdirectory: '' };

/** A button that opens a dialog of the browser. */
const Chooser = ({ label, icon, input, isFirst = false, isSmall = false, disabledReason, onChosen }: ChooserProps) => {
  const element = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={icon}
        size={isSmall ? 'small' : 'medium'}
        disabledReason={disabledReason}
        onClick={() => element.current?.click()}
        data-autofocus={isFirst || undefined}
      >
        {label}
      </Button>
      <input
        {...input}
        ref={element}
        type="file"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          if (target.files !== null) onChosen(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
};

/** Chooses files by a dialog or by dragging them here. */
export const DropArea = ({
  label,
  hint,
  accept,
  multiple = false,
  onFiles,
  folders,
  cameraLabel,
  content,
  disabledReason,
  children,
}: DropAreaProps) => {
  const [isOver, setOver] = useState(false);
  const isAround = content !== undefined;
  const takes = (transfer: DataTransfer): boolean => disabledReason == null && hasFiles(transfer);
  const take = (files: FileList): void => {
    const chosen = [...files].slice(0, multiple ? undefined : 1);
    if (chosen.length > 0) onFiles(chosen);
  };
  const takeTree = (tree: readonly DroppedFile[]): void => {
    if (tree.length > 0) folders?.onTree(tree);
  };
  const shared = { isSmall: isAround, disabledReason };
  return (
    <div
      className={classNames(classes[isAround ? 'around' : 'drop'], isOver && classes['over'])}
      onDragOver={(event) => {
        // Dragged text and links keep the browser's behaviour.
        if (!takes(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Also fired when the pointer moves on to a child.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!takes(event.dataTransfer)) return;
        event.preventDefault();
        setOver(false);
        if (folders === undefined) take(event.dataTransfer.files);
        else void droppedFiles(event.dataTransfer).then(takeTree);
      }}
    >
      {isAround ? content : <Icon name="file_upload" />}
      <div className={classes['ways']}>
        <Chooser
          {...shared}
          label={label}
          icon="attach_file"
          isFirst={!isAround}
          input={{ accept, multiple }}
          onChosen={take}
        />
        {folders === undefined ? null : (
          <Chooser
            {...shared}
            label={folders.label}
            icon="folder"
            input={FOLDER_INPUT}
            onChosen={(files) => takeTree(chosenTree(files))}
          />
        )}
        {cameraLabel !== undefined && hasCamera() ? (
          <Chooser
            {...shared}
            label={cameraLabel}
            icon="photo_camera"
            input={{ accept: 'image/*', capture: 'environment' }}
            onChosen={take}
          />
        ) : null}
        {children}
      </div>
      {hint === undefined ? null : <p className={classes['hint']}>{hint}</p>}
    </div>
  );
};
