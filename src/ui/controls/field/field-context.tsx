import { createContext, type ReactNode, type RefObject, useContext } from 'react';

/** The ids and state that connect a control to the field around it. */
export interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  /** The line of the label. */
  readonly head: RefObject<HTMLElement | null>;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** For custom controls: the field around it, or null outside a field. */
export const useFieldControl = (): FieldControl | null => useContext(FieldContext);

export interface ControlProps {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

/** Attributes of a native control inside a field; the control's own props take precedence. */
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

/** Detaches a secondary control from the field; it needs its own accessible name. */
export const DetachedControl = ({ children }: { readonly children: ReactNode }) => (
  <FieldContext value={null}>{children}</FieldContext>
);

export interface ControlGroupProps {
  /** Renders a radiogroup; other controls belong to the group that the field renders. */
  readonly radios?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Several controls in one field. The field names the group; each control needs its own accessible name. */
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
