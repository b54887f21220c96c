import type { ReactNode } from 'react';
import { FieldContext, useFieldControl } from './field-context';

export interface ControlGroupProps {
  /** Radio buttons are a group of their own; other controls belong to the field, which is a group already. */
  readonly radios?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Several controls in one field. They share its name as a group: none of them is the field, so each has a name of its own. */
export const ControlGroup = ({ radios = false, className, children }: ControlGroupProps) => {
  const field = useFieldControl();
  const group = {
    role: 'radiogroup',
    'aria-labelledby': field?.labelId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid === true ? true : undefined,
    'aria-required': field?.required === true ? true : undefined,
  } as const;
  return (
    <div id={field?.id} tabIndex={-1} className={className} {...(radios && group)}>
      <FieldContext value={null}>{children}</FieldContext>
    </div>
  );
};
