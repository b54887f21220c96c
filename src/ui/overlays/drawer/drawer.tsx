import { Dialog as AriakitDialog, DialogHeading } from '@ariakit/react';
import type { CSSProperties, ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../content/breadcrumb';
import { classNames } from '../../base/class-names';
import { ClosePopovers, InitialFocus, MODAL_ATTRIBUTES, shouldCloseOnEscape } from '../dialog/modal';
import { IconButton } from '../../controls/icon-button';
import classes from './drawer.module.css';

export interface DrawerProps {
  readonly open: boolean;
  /** Called on Escape, the close button, or a click outside. */
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly title: string;
  /** Above the title: links to the pages that the drawer belongs to. */
  readonly crumbs?: readonly Crumb[] | undefined;
  /** Accessible name of the breadcrumb; needed with `crumbs`. */
  readonly crumbsLabel?: string | undefined;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** A column at the start, such as a `TabList`; above the content on phones. For wide drawers. */
  readonly navigation?: ReactNode;
  /** Buttons below the content, which do not scroll with it. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
  /** The content has no margins and fills the height: a list that scrolls itself. */
  readonly flush?: boolean | undefined;
  /** Up to 1040 pixels instead of 400. */
  readonly wide?: boolean | undefined;
  /** How many wide drawers are below: each leaves an edge of those visible. */
  readonly level?: number | undefined;
  /** Beside the title, below the breadcrumb: a count of edits, a status. */
  readonly extra?: ReactNode;
  /** Opening moves the focus to the title instead of the first control: for content that is read before it is used. */
  readonly focusesTitle?: boolean | undefined;
}

/** A modal pane at the end edge of the page. Focus moves in, is trapped, and returns on close. */
export const Drawer = ({
  open,
  onClose,
  closeLabel,
  title,
  crumbs = [],
  crumbsLabel = '',
  actions,
  navigation,
  foot,
  children,
  flush = false,
  wide = false,
  level = 0,
  extra,
  focusesTitle = false,
}: DrawerProps) => (
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
      style={level === 0 ? undefined : ({ '--drawer-level': level } as CSSProperties)}
    >
      <InitialFocus />
      <div className={classes['head']}>
        <div className={classes['titles']}>
          <Breadcrumb label={crumbsLabel} crumbs={crumbs} />
          <div className={classes['row']}>
            <DialogHeading
              className={classes['title']}
              {...(focusesTitle ? { tabIndex: -1, 'data-autofocus': true } : {})}
            >
              {title}
            </DialogHeading>
            {extra}
          </div>
        </div>
        {actions}
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={classes['content']}>
        {navigation === undefined ? null : <div className={classes['navigation']}>{navigation}</div>}
        <div className={classNames(classes['body'], flush && classes['flush'])}>{children}</div>
      </div>
      {foot === undefined ? null : <div className={classes['foot']}>{foot}</div>}
    </AriakitDialog>
  </>
);
