import { apiFailure, isJsonObject, type ApiFailure, type FieldError, type Json } from '../../kernel';

/** What an error body says, as far as it can be understood. Total: HTML, nothing or nonsense give UNKNOWN. */
export const refusal = (status: number, body: unknown, retryAfter: string | null = null): ApiFailure => {
  const errors = isJsonObject(body) && Array.isArray(body['errors']) ? body['errors'].filter(isJsonObject) : [];
  const first = errors[0];
  const code = first ? textOf(extensionsOf(first)['code']) : null;
  const message = (first && textOf(first['message'])) ?? '';
  return apiFailure(status, code ?? 'UNKNOWN', message, errors.flatMap(fieldErrors), secondsOf(retryAfter));
};

type Error = Readonly<Record<string, Json>>;

const extensionsOf = (error: Error): Error => {
  const extensions = error['extensions'];
  return isJsonObject(extensions) ? extensions : {};
};

const fieldErrors = (error: Error): readonly FieldError[] => {
  const { code, field, type, ...details } = extensionsOf(error);
  if (typeof field !== 'string') return [];
  return [{ field, code: textOf(code) ?? 'UNKNOWN', type: textOf(type), details }];
};

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

const secondsOf = (header: string | null): number | null => {
  const seconds = header === null ? NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};
