import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code or data is part of what is shipped. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The expression of its package.json, such as `MIT` or `(MPL-2.0 OR Apache-2.0)`. */
  readonly licence: string;
  readonly author: string;
  readonly homepage: string;
  /** The texts of its licence and notice files; empty when it ships none. */
  readonly texts: readonly string[];
}

/** Licences that allow to distribute a package as part of this application, with its notice. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
];

const NOTICE_FILE = /^(licen[cs]e|notice|copying)([.-].*)?$/i;

/** The folder of the package that a file belongs to; null for a file of this project. */
export const packageFolder = (file: string): string | null =>
  /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0] ?? null;

type Manifest = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A member that is a text or an object with a text: authors have a name, repositories a url. */
const textOf = (manifest: Manifest, member: string, inner: string): string => {
  const value = manifest[member];
  return typeof value === 'object' && value !== null ? text((value as Manifest)[inner]) : text(value);
};

const readPackage = (folder: string): ShippedPackage => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return {
    name: text(manifest['name']),
    version: text(manifest['version']),
    licence: textOf(manifest, 'license', 'type'),
    author: textOf(manifest, 'author', 'name'),
    homepage: text(manifest['homepage']) || textOf(manifest, 'repository', 'url'),
    texts: readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && NOTICE_FILE.test(entry.name) && !/\.(js|ts|map)$/.test(entry.name))
      .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim()),
  };
};

/** The packages in these folders, each version once, by name. */
export const readPackages = (folders: Iterable<string>): readonly ShippedPackage[] => {
  const packages = new Map(
    [...new Set(folders)].map(readPackage).map((each) => [`${each.name}@${each.version}`, each]),
  );
  return [...packages.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
};

/** True when one of the alternatives of a licence expression consists of allowed licences. */
export const mayBeShipped = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((alternative) => alternative.split(/ AND /i).every((one) => ALLOWED.includes(one.trim())));

/** Throws for packages whose licence is unknown or does not allow to ship them. */
export const assertMayBeShipped = (packages: readonly ShippedPackage[]): void => {
  const refused = packages.filter(({ licence }) => !mayBeShipped(licence));
  if (refused.length === 0) return;
  const list = refused.map(({ name, version, licence }) => `  ${name} ${version}: ${licence || 'no licence'}`);
  throw new Error(
    `These packages may not be shipped under their licence (host/build/licences.ts):\n${list.join('\n')}`,
  );
};

const RULE = '-'.repeat(80);

const section = ({ name, version, licence, author, homepage, texts }: ShippedPackage): string =>
  [
    `${name} ${version}`,
    `Licence: ${licence}`,
    ...(author === '' ? [] : [`Author: ${author}`]),
    ...(homepage === '' ? [] : [homepage]),
    ...(texts.length === 0 ? [] : ['', texts.join('\n\n')]),
  ].join('\n');

const counts = (packages: readonly ShippedPackage[]): string => {
  const byLicence = new Map<string, number>();
  for (const { licence } of packages) byLicence.set(licence, (byLicence.get(licence) ?? 0) + 1);
  return [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, count]) => `${licence}: ${count}`)
    .join(', ');
};

/** The content of licences.txt. Throws when a package may not be shipped. */
export const licencesText = (own: string, packages: readonly ShippedPackage[]): string => {
  assertMayBeShipped(packages);
  return [
    `${own.trim()}\n`,
    `This file names the packages that are part of this program, with their licences (${counts(packages)}).\n`,
    ...packages.map((each) => `${RULE}\n${section(each)}\n`),
  ].join('\n');
};
