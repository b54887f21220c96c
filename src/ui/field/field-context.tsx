import { createContext, type ReactNode, useContext } from 'react';

/** What a control inside a field should carry, so that it is named and described by it. */
export interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** For controls of one's own: the ids of the field around it, or null outside of one. */
export const useFieldControl = (): FieldControl | null => useContext(FieldContext);

export interface ControlProps {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

/** The attributes of a native control inside a field; what the control says itself comes first. */
export const useControlProps = (own: { id?: string | undefined; invalid?: boolean | undefined }): ControlProps => {
  const field = useContext(FieldContext);
  const id = own.id ?? field?.id;
  return {
    ...(id !== undefined && { id }),
    ...(field?.describedBy !== undefined && { 'aria-describedby': field.describedBy }),
    ...((own.invalid ?? field?.invalid) === true && { 'aria-invalid': true }),
    ...(field?.required === true && { 'aria-required': true }),
  };
};

/** A control beside the field's own: it needs a name of its own. */
export const DetachedControl = ({ children }: { readonly children: ReactNode }) => (
  <FieldContext value={null}>{children}</FieldContext>
);

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
