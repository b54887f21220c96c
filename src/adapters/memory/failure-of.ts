import { apiFailure, type ApiFailure, type FieldError } from '../../kernel';
import type { ApiError, Refusal } from './api-error';

const fieldErrors = ({ code, extensions }: ApiError): readonly FieldError[] => {
  const { field, type, ...details } = extensions;
  return typeof field === 'string' ? [{ field, code, type: typeof type === 'string' ? type : null, details }] : [];
};

/** The refusal as the failure that an answer over HTTP would have become. */
export const failureOf = ({ status, errors }: Refusal): ApiFailure =>
  apiFailure(status, errors[0].code, errors[0].message, errors.flatMap(fieldErrors));
