import { useCallback } from 'react';
import { SchemaStore } from '../../application/data-model';
import type { Field } from '../../domain/schema';
import type { FieldError } from '../../kernel';
import { useService } from '../services/services';
import { printFieldError } from './failure-text';
import { useText } from './use-text';

/** Prints the errors of fields, with the messages of their configuration, and with the names that readers see for fields of related items. */
export const useFieldErrorText = (): ((error: FieldError, field?: Field) => string) => {
  const { t, fieldName } = useText();
  const store = useService(SchemaStore);
  return useCallback(
    (error, field) => printFieldError(t, () => ({ schema: store.schema, fieldName }), error, field),
    [t, store, fieldName],
  );
};
