import type { Failure } from '../../kernel';

/** A login whose body the server finds malformed is, to a person, a wrong address or password. */
export const asLoginFailure = (failure: Failure): Failure =>
  failure.kind === 'api' && failure.code === 'INVALID_PAYLOAD' ? { ...failure, code: 'INVALID_CREDENTIALS' } : failure;
