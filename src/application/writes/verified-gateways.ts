import { defer } from 'rxjs';
import type { Call } from '../../kernel';
import type { AccountsGateway } from '../../ports/gateways/accounts-gateway';
import type { Gateways } from '../../ports/gateways/gateways';
import type { Finder, VerifiedWrites } from './verified-writes';
import { sessionlessRules, writeRules } from './write-rules';

type Method = (...args: readonly unknown[]) => Call<unknown>;

const verified = <Gateway extends object>(
  name: string,
  gateway: Gateway,
  rules: Readonly<Record<string, unknown>>,
  writes: VerifiedWrites,
): Gateway => {
  const methods = Object.entries(rules).flatMap(([method, rule]) => {
    if (typeof rule !== 'function') return [];
    const prepare = rule as (...args: readonly unknown[]) => Call<Finder<unknown>>;
    const send = gateway[method as keyof Gateway] as Method;
    const value: Method = (...args) =>
      writes.run({
        identity: `${name}.${method} ${JSON.stringify(args)}`,
        prepare: defer(() => prepare(...args)),
        write: defer(() => send.apply(gateway, [...args])),
      });
    return [[method, { value }] as const];
  });
  return Object.create(gateway, Object.fromEntries(methods)) as Gateway;
};

/** The same gateways, whose writes are verified before they are repeated after a lost answer: see `writeRules`. */
export const verifiedGateways = (gateways: Gateways, writes: VerifiedWrites): Gateways => {
  const rules = writeRules(gateways);
  const names = Object.keys(rules) as readonly (keyof Gateways)[];
  return Object.fromEntries(
    names.map((name) => [name, verified(name, gateways[name], rules[name], writes)]),
  ) as unknown as Gateways;
};

/** Likewise for requests of users who are not signed in. */
export const verifiedAccounts = (accounts: AccountsGateway, writes: VerifiedWrites): AccountsGateway =>
  verified('accounts', accounts, sessionlessRules({ accounts }).accounts, writes);
