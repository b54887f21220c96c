import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { Kbd } from '../../content/kbd';
import { useTooltip } from '../../overlays/tooltip';
import classes from './navigation.module.css';

export interface NavigationProps {
  /** The project's name. */
  readonly title: string;
  /** Beside the name: the connection. */
  readonly aside?: ReactNode;
  /** The button that opens the command palette. */
  readonly jump?:
    { readonly label: string; readonly keys?: string | undefined; readonly onSelect: () => void } | undefined;
  /** `NavigationGroup`s, `NavigationItem`s in <ul>s, lines. */
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Content of the app shell's navigation. */
export const Navigation = ({ title, aside, jump, children, foot }: NavigationProps) => (
  <>
    <div className={classes['project']}>
      <span className={classes['name']} title={title}>
        {title}
      </span>
      {aside}
    </div>
    {jump === undefined ? null : (
      <button type="button" className={classes['jump']} data-opens-palette onClick={jump.onSelect}>
        <Icon name="search" />
        <span>{jump.label}</span>
        {jump.keys === undefined ? null : (
          <span aria-hidden="true">
            <Kbd keys={jump.keys} />
          </span>
        )}
      </button>
    )}
    <div className={classes['scroll']}>{children}</div>
    {foot === undefined ? null : <div className={classes['foot']}>{foot}</div>}
  </>
);

export interface ConnectionMarkProps {
  readonly quality: 'good' | 'slow' | 'off';
  /** 'Connection good, 48 ms' */
  readonly label: string;
}

export const ConnectionMark = ({ quality, label }: ConnectionMarkProps) => {
  const { trigger, tooltip } = useTooltip(label);
  return (
    <>
      <span {...trigger} className={classNames(classes['mark'], classes[quality])} role="img" aria-label={label}>
        <Icon name={quality === 'off' ? 'cloud_off' : 'wifi'} />
      </span>
      {tooltip}
    </>
  );
};

export interface NavigationGroupProps {
  /** Without it the list cannot be collapsed. */
  readonly label?: string | undefined;
  /** `NavigationItem`s. */
  readonly children: ReactNode;
  /** Initially open. */
  readonly open?: boolean | undefined;
  /** Not collapsible. */
  readonly fixed?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** A separator above the group. */
  readonly separated?: boolean | undefined;
}

export const NavigationGroup = ({
  label,
  children,
  open: initial = true,
  fixed = false,
  onToggle,
  separated = false,
}: NavigationGroupProps) => {
  const [open, setOpen] = useState(initial);
  const id = useId();
  const headId = useId();
  const collapsible = label !== undefined && !fixed;
  const toggle = (): void => {
    setOpen(!open);
    onToggle?.(!open);
  };
  return (
    <>
      {separated ? <hr className={classes['line']} /> : null}
      <div className={classes['group']}>
        {collapsible ? (
          <button
            type="button"
            id={headId}
            className={classes['group-head']}
            aria-expanded={open}
            aria-controls={id}
            onClick={toggle}
          >
            {label}
            <Icon name="expand_more" size="small" />
          </button>
        ) : null}
        {label !== undefined && fixed ? (
          <p id={headId} className={classes['group-head']}>
            {label}
          </p>
        ) : null}
        <ul id={id} hidden={collapsible && !open} {...(label !== undefined && { 'aria-labelledby': headId })}>
          {children}
        </ul>
      </div>
    </>
  );
};
