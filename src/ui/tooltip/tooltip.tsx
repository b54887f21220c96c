import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';
import { useTooltip } from './use-tooltip';

export interface TooltipProps {
  readonly text: string | null | undefined;
  /** The control, which takes pointer, focus and aria props. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** False when the text only repeats the control's name. */
  readonly describes?: boolean | undefined;
}

/** Explains a control on hover and on focus. */
export const Tooltip = ({ text, children, describes = true }: TooltipProps) => {
  const { trigger, tooltip } = useTooltip(text, { describes });
  return (
    <>
      {cloneElement(children, trigger)}
      {tooltip}
    </>
  );
};
