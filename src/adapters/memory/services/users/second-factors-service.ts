import type { Item } from '../../../../domain/items';
import { type Accountability, assertUser, SYSTEM } from '../../accountability';
import { invalidCredentials, invalidPayload, unexpected } from '../../api-error';
import type { Database } from '../../world/database';
import { settingOf } from '../server/server-service';
import { isCurrentCode, newSecondFactor, type Payload } from '../auth';
import { ItemsService } from '../items';
import { USERS } from './user-items';

const assertPresent = (payload: Payload, name: string): NonNullable<unknown> => {
  const value = payload[name];
  if (!value) throw invalidPayload(`"${name}" is required`);
  return value;
};

/** Two-factor authentication of the caller. Needs no permission, but a password or a code. */
export class SecondFactorsService {
  constructor(
    private readonly database: Database,
    private readonly who: Accountability,
    private readonly now: () => number,
  ) {}

  /** Returns a new secret. Stores nothing: `enable` does, given a code made with it. */
  generate(payload: Payload): { readonly secret: string; readonly otpauth_url: string } {
    const user = this.user();
    const password = assertPresent(payload, 'password');
    if (typeof password !== 'string') throw unexpected('An unexpected error occurred.');
    if (user['password'] !== password) throw invalidCredentials();
    if (user['tfa_secret'] !== null) throw alreadySet();
    return newSecondFactor(String(settingOf(this.database, 'project_name')), String(user['email']));
  }

  enable(payload: Payload): void {
    const user = this.user();
    const secret = assertPresent(payload, 'secret');
    const otp = assertPresent(payload, 'otp');
    if (user['tfa_secret'] !== null) throw alreadySet();
    if (typeof secret !== 'string' || !isCurrentCode(secret, otp, this.now())) throw wrongCode();
    this.write(secret);
  }

  disable(payload: Payload): void {
    const user = this.user();
    const otp = assertPresent(payload, 'otp');
    const secret = user['tfa_secret'] ?? null;
    if (secret === null) throw invalidPayload(`User "${String(user['id'])}" doesn't have TFA enabled.`);
    if (!isCurrentCode(String(secret), otp, this.now())) throw wrongCode();
    this.write(null);
  }

  private user(): Item {
    const user = this.database.row(USERS, assertUser(this.who));
    if (user === null) throw invalidCredentials();
    return { ...user, tfa_secret: user['tfa_secret'] ?? null };
  }

  private write(tfa_secret: string | null): void {
    new ItemsService(this.database, USERS, SYSTEM, this.now).update([assertUser(this.who)], { tfa_secret });
  }
}

const alreadySet = () => invalidPayload('TFA Secret is already set for this user');

const wrongCode = () => invalidPayload('"otp" is invalid');
