import { hasSecretName, isSecret, MASK, type Field } from '../../domain/schema';

/** Hashes as the platform and its databases write them: never kept, whatever the field is called. */
const HASH = /^\$(argon2|2[aby]\$|scrypt|pbkdf2)/;

/** What an identity provider tells of a user, and its tokens. */
const PROVIDER_DATA = 'auth_data';

/** The names of fields whose values are secrets, in any collection. */
export class SecretNames {
  private names: ReadonlySet<string> | null = null;

  /** False until the data model has been read: before it, nothing is known to be no secret. */
  get isKnown(): boolean {
    return this.names !== null;
  }

  setFields(fields: readonly Field[]): void {
    this.names = new Set(fields.filter(isSecret).map(({ field }) => field));
  }

  /** The body as JSON, with secrets masked as the server masks them, at any depth. */
  jsonWithout(body: unknown): string {
    return JSON.stringify(body, (name, value: unknown) => (this.isMasked(name, value) ? MASK : value)) ?? 'null';
  }

  private isMasked(name: string, value: unknown): boolean {
    if (value === null || value === undefined) return false;
    if (hasSecretName(name) || name === PROVIDER_DATA || this.names?.has(name) === true) return true;
    return typeof value === 'string' && HASH.test(value);
  }
}
