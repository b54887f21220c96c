import { Dialog as AriakitDialog, DialogHeading } from '@ariakit/react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { ClosePopovers, InitialFocus, MODAL_ATTRIBUTES, shouldCloseOnEscape } from '../dialog/modal';
import { IconButton } from '../icon-button';
import classes from './drawer.module.css';

export interface DrawerProps {
  readonly open: boolean;
  /** Called on Escape, the close button, or a click outside. */
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly title: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Up to 1040 pixels instead of 400. */
  readonly wide?: boolean | undefined;
}

/** A modal pane at the end edge of the page. Focus moves in, is trapped, and returns on close. */
export const Drawer = ({ open, onClose, closeLabel, title, actions, children, wide = false }: DrawerProps) => (
  <>
    {open ? <ClosePopovers /> : null}
    <AriakitDialog
      {...MODAL_ATTRIBUTES}
      open={open}
      onClose={onClose}
      hideOnEscape={shouldCloseOnEscape}
      unmountOnHide
      autoFocusOnShow={false}
      preventBodyScroll={false}
      backdrop={<div className={classes['scrim']} />}
      className={classNames(classes['drawer'], wide && classes['wide'])}
    >
      <InitialFocus />
      <div className={classes['head']}>
        <DialogHeading className={classes['title']}>{title}</DialogHeading>
        {actions}
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={classes['body']}>{children}</div>
    </AriakitDialog>
  </>
);
