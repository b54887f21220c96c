import { createContext, useContext } from 'react';

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
