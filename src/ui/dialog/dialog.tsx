import { Dialog as AriakitDialog, DialogDescription, DialogHeading } from '@ariakit/react';
import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { ClosePopovers, InitialFocus, MODAL_ATTRIBUTES, shouldCloseOnEscape } from './modal';
import classes from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Escape or a click beside it. Without it the dialog waits for an answer. */
  readonly onClose?: (() => void) | undefined;
  readonly title: string;
  /** What will happen, read out with the title. */
  readonly text?: ReactNode;
  /** Fields or a list below the text. */
  readonly children?: ReactNode;
  /** Buttons, the one that goes on last. */
  readonly actions: ReactNode;
  /** Something is lost by going on. */
  readonly danger?: boolean | undefined;
  /** 720 instead of 480 pixels. */
  readonly wide?: boolean | undefined;
}

const ignore = () => undefined;

const OpenedDialog = ({ open, onClose, title, text, children, actions, danger = false, wide = false }: DialogProps) => (
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
      // The page itself does not scroll, its panes do: nothing to lock, nothing to shift.
      preventBodyScroll={false}
      backdrop={false}
      {...(danger && { role: 'alertdialog' })}
      className={classNames(classes['dialog'], danger && classes['danger'], wide && classes['wide'])}
      render={(props) => (
        <div className={classes['scrim']}>
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

/**
 * A question over the page. Focus goes in, to the element with `data-autofocus` or the first control, stays in, and
 * returns where it came from. Costs nothing until it is open for the first time.
 */
export const Dialog = (props: DialogProps) => {
  const [wanted, want] = useState(props.open);
  if (props.open && !wanted) want(true);
  return wanted ? <OpenedDialog {...props} /> : null;
};
