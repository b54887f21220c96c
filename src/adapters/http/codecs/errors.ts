import * as t from 'io-ts';
import {
  apiFailure,
  type ApiFailure,
  type FieldError,
  jsonObject,
  type JsonObject,
  memberDecoder,
  ownMembers,
  validEntries,
  withFallback,
} from '../../../kernel';

const decodeBody = memberDecoder({
  errors: validEntries(
    ownMembers({ message: withFallback(t.string, ''), extensions: withFallback(jsonObject, {} as JsonObject) }),
  ),
});

const decodeExtensions = memberDecoder({
  code: withFallback(t.string, 'UNKNOWN'),
  field: withFallback(t.string, null),
  type: withFallback(t.string, null),
});

const fieldErrors = (extensions: JsonObject): readonly FieldError[] => {
  const { code, field, type } = decodeExtensions(extensions);
  const { code: _code, field: _field, type: _type, ...details } = extensions;
  return field === null ? [] : [{ field, code, type, details }];
};

const secondsOf = (header: string | null): number | null => {
  const seconds = header === null ? NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};

/** Decodes an error body. Total: HTML, an empty body or an unknown shape give the code UNKNOWN. */
export const decodeError = (status: number, body: unknown, retryAfter: string | null = null): ApiFailure => {
  const { errors } = decodeBody(body);
  const { code } = decodeExtensions(errors[0]?.extensions);
  const fields = errors.flatMap(({ extensions }) => fieldErrors(extensions));
  return apiFailure(status, code, errors[0]?.message ?? '', fields, secondsOf(retryAfter));
};
