import type { Json } from '../../kernel';

/** One error of a response. `extensions` holds what accompanies the code: field, type, valid, substring, collection. */
export interface ApiError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly extensions: Readonly<Record<string, Json>>;
}

/**
 * Rejects a request with one or more errors. Thrown, because it has to roll back the transaction; the gateways turn it
 * into a value and the REST server into a response.
 */
export class ApiException extends Error {
  constructor(readonly errors: readonly [ApiError, ...ApiError[]]) {
    super(errors[0].message);
    this.name = 'Refusal';
  }

  get status(): number {
    return this.errors[0].status;
  }
}

export const apiException = (
  status: number,
  code: string,
  message: string,
  extensions: ApiError['extensions'] = {},
): ApiException => new ApiException([{ status, code, message, extensions }]);

export const forbidden = (): ApiException =>
  apiException(403, 'FORBIDDEN', "You don't have permission to access this.");

export const invalidCredentials = (): ApiException =>
  apiException(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');

export const invalidPayload = (message: string): ApiException => apiException(400, 'INVALID_PAYLOAD', message);

export const invalidQuery = (message: string): ApiException => apiException(400, 'INVALID_QUERY', message);

export const notNull = (collection: string, field: string): ApiException =>
  apiException(400, 'NOT_NULL_VIOLATION', `Value for field "${field}" can't be null.`, { collection, field });

export const notUnique = (collection: string, field: string): ApiException =>
  apiException(400, 'RECORD_NOT_UNIQUE', `Field "${field}" has to be unique.`, { collection, field });

/** An internal error of the server. */
export const unexpected = (message: string): ApiException => apiException(500, 'INTERNAL_SERVER_ERROR', message);

/** An error of the server's database. */
export const databaseError = (message: string): ApiException =>
  apiException(500, 'INTERNAL_SERVER_ERROR', `SQLITE_${message}`);

/** Throws all errors as one exception; does nothing without any. */
export const throwErrors = (errors: readonly ApiError[]): void => {
  const [first, ...rest] = errors;
  if (first !== undefined) throw new ApiException([first, ...rest]);
};
