import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import classes from './tooltip.module.css';

const GAP = 6;
const MARGIN = 8;

const moveTo = (floating: HTMLElement, top: number, left: number): void => {
  floating.style.insetBlockStart = `${top}px`;
  floating.style.setProperty('left', `${left}px`);
};

/** Positions an element after the end of its anchor in the reading direction; false when there is no space. */
const positionBeside = (floating: HTMLElement, anchor: Element): boolean => {
  const { width, height } = floating.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const left = getComputedStyle(anchor).direction === 'rtl' ? box.left - GAP - width : box.right + GAP;
  if (left < MARGIN || left + width + MARGIN > window.innerWidth) return false;
  const centred = box.top + box.height / 2 - height / 2;
  moveTo(floating, Math.min(Math.max(centred, MARGIN), window.innerHeight - height - MARGIN), left);
  return true;
};

/** Positions an element below its anchor, or above when there is no space, inside the window. */
const positionTooltip = (floating: HTMLElement, anchor: Element): void => {
  const { width, height } = floating.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const below = box.bottom + GAP;
  const top = below + height + MARGIN > window.innerHeight ? box.top - GAP - height : below;
  const centred = box.left + box.width / 2 - width / 2;
  const left = Math.min(Math.max(centred, MARGIN), Math.max(window.innerWidth - width - MARGIN, MARGIN));
  moveTo(floating, top, left);
};

const LEAVE_DELAY_MS = 120;

export interface TooltipTrigger {
  readonly onPointerEnter: (event: React.PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: () => void;
  readonly onFocus: (event: React.FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
  readonly 'aria-describedby'?: string;
}

export interface TooltipOptions {
  /** The text is a description, not the name: always rendered, for screen readers. */
  readonly describes?: boolean | undefined;
  /** Beside the control, for controls in a column, whose neighbours it would cover. */
  readonly beside?: boolean | undefined;
}

/**
 * A tooltip by the Popover API, without a library: the sign-in page needs it, and a table has hundreds of buttons with
 * one. A store per button takes ten times as long to render. Spread `trigger` on the control and render `tooltip`
 * beside it. Without a text both are empty. Opens on hover after a delay and on keyboard focus at once; Escape closes
 * it; the pointer may enter it.
 */
export const useTooltip = (
  text: string | null | undefined,
  { describes = false, beside = false }: TooltipOptions = {},
): { readonly trigger: TooltipTrigger | Record<never, never>; readonly tooltip: ReactNode } => {
  const id = useId();
  const floating = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const open = anchor !== null && Boolean(text);

  const close = useCallback((delay = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(null), delay);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const element = floating.current;
    if (!open || element === null) return undefined;
    // Older browsers and jsdom have no Popover API; the fixed position is the fallback.
    element.showPopover?.();
    if (!beside || !positionBeside(element, anchor)) positionTooltip(element, anchor);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [open, anchor, beside, close]);

  if (!text) return { trigger: {}, tooltip: null };

  const trigger: TooltipTrigger = {
    onPointerEnter: ({ currentTarget, pointerType }) => {
      if (pointerType === 'touch') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setAnchor(currentTarget), delayOf(currentTarget));
    },
    onPointerLeave: () => close(LEAVE_DELAY_MS),
    onPointerDown: () => close(),
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget);
    },
    onBlur: () => close(),
    ...(describes && { 'aria-describedby': id }),
  };
  const tooltip =
    open || describes ? (
      <span
        ref={floating}
        id={id}
        role="tooltip"
        {...(!describes && { 'aria-hidden': true })}
        popover="manual"
        hidden={!open}
        className={classes['tooltip']}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => close()}
      >
        {text}
      </span>
    ) : null;
  return { trigger, tooltip };
};

const delayOf = (element: Element): number =>
  parseFloat(getComputedStyle(element).getPropertyValue('--delay-tooltip')) || 300;
