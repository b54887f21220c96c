import { type Pact, statusesByCode } from './api-pages';
import { code, table } from './table';

type Texts = Readonly<Record<string, string>>;

/** The entries of a table of texts by code in the source of the error catalogue: `NAME: 'key'`. */
const textKeys = (source: string, constant: string): ReadonlyMap<string, string> => {
  const body = new RegExp(`const ${constant}[^=]*= \\{([^}]*)\\}`).exec(source)?.[1];
  if (body === undefined) throw new Error(`The error catalogue has no ${constant}`);
  return new Map([...body.matchAll(/(\w+): '(\w+)'/g)].map(([, name = '', key = '']) => [name, key]));
};

/** Error codes with what the application says about them. `source` is the error catalogue, `texts` are those in English. */
export const errorReference = (pact: Pact, source: string, texts: Texts): string => {
  const [titles, advice] = [textKeys(source, 'BY_CODE'), textKeys(source, 'ADVICE_BY_CODE')];
  const statuses = statusesByCode(pact);
  const codes = [...new Set([...titles.keys(), ...statuses.keys()])].sort();
  const rows = codes.map((name) => [
    code(name),
    statuses.get(name)?.join(', ') ?? '',
    texts[titles.get(name) ?? ''] ?? '',
    texts[advice.get(name) ?? ''] ?? '',
  ]);
  return table(['Code', 'Status', 'Shown as', 'Advice'], rows);
};
