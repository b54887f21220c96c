import { Dialog as AriakitDialog, DialogDescription, DialogHeading } from '@ariakit/react';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { ClosePopovers, InitialFocus, MODAL_ATTRIBUTES, shouldCloseOnEscape } from './modal';
import classes from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /**
   * Called on Escape or a click outside. Without it only the actions close the dialog, and a click outside nudges it.
   */
  readonly onClose?: (() => void) | undefined;
  readonly title: string;
  /** Explanation, announced with the title. */
  readonly text?: ReactNode;
  /** Content below the text. */
  readonly children?: ReactNode;
  /** Buttons, the confirming one last. */
  readonly actions: ReactNode;
  /** Confirming deletes or discards data. */
  readonly danger?: boolean | undefined;
  /** 720 instead of 480 pixels. */
  readonly wide?: boolean | undefined;
}

const ignore = () => undefined;

/** As long as the animation (spec 002, 9). */
const NUDGE_MS = 200;

/** True for a moment after each call of `nudge`. */
const useNudge = (): { readonly isNudged: boolean; readonly nudge: () => void } => {
  const [isNudged, setNudged] = useState(false);
  useEffect(() => {
    if (!isNudged) return undefined;
    const timer = setTimeout(() => setNudged(false), NUDGE_MS);
    return () => clearTimeout(timer);
  }, [isNudged]);
  return { isNudged, nudge: () => setNudged(true) };
};

const OpenedDialog = ({ open, onClose, title, text, children, actions, danger = false, wide = false }: DialogProps) => {
  const { isNudged, nudge } = useNudge();
  const clickOutside = ({ target, currentTarget }: MouseEvent): void => {
    if (onClose === undefined && target === currentTarget) nudge();
  };
  return (
    <>
      {open ? <ClosePopovers /> : null}
      <AriakitDialog
        {...MODAL_ATTRIBUTES}
        open={open}
        onClose={onClose ?? ignore}
        hideOnEscape={onClose === undefined ? false : shouldCloseOnEscape}
        hideOnInteractOutside={onClose !== undefined}
        unmountOnHide
        autoFocusOnShow={false}
        // The page does not scroll, only its panes do, so that there is no scrolling to lock.
        preventBodyScroll={false}
        backdrop={false}
        {...(danger && { role: 'alertdialog' })}
        className={classNames(
          classes['dialog'],
          danger && classes['danger'],
          wide && classes['wide'],
          isNudged && classes['nudged'],
        )}
        render={(props) => (
          // The keyboard has no outside of a dialog.
          <div role="presentation" className={classes['scrim']} onClick={clickOutside}>
            <div {...props} />
          </div>
        )}
      >
        <InitialFocus />
        <div className={classes['head']}>
          {danger ? (
            <span className={classes['mark']}>
              <Icon name="report_problem" />
            </span>
          ) : null}
          <DialogHeading className={classes['title']}>{title}</DialogHeading>
        </div>
        <div className={classes['body']}>
          {text === undefined ? null : <DialogDescription className={classes['text']}>{text}</DialogDescription>}
          {children === undefined ? null : <div className={classes['slot']}>{children}</div>}
        </div>
        <div className={classes['foot']}>{actions}</div>
      </AriakitDialog>
    </>
  );
};

/**
 * A modal dialog. Focus moves to the element with `data-autofocus` or the first control, is trapped, and returns on
 * close. Mounts nothing before it opens for the first time.
 */
export const Dialog = (props: DialogProps) => {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? <OpenedDialog {...props} /> : null;
};
