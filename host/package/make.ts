import { join } from 'node:path';
import { buildIfStale } from '../dist-freshness';
import { scriptOptions } from '../options';
import { stop } from '../serve';
import { makePackage } from './make-package';

const { values } = scriptOptions(
  `Writes the package that npm installs, and builds before if needed (npm run package -- [options]):
  --to DIR  the folder for the tarball (.cache/package)
  --help    show this`,
  { to: { type: 'string' } },
);

const root = join(__dirname, '../..');

const run = async (): Promise<void> => {
  if (!buildIfStale(root)) stop('The build failed for the reason above.');
  console.log(await makePackage(root, values.to ?? join(root, '.cache/package')));
};

void run();
