import { scriptOptions } from '../../host/options';
import { readBoundaries, ROOT } from './boundaries';

scriptOptions(
  `Checks the imports between folders with dependency-cruiser (npm run boundaries). It has no options.
  --help  show this`,
  {},
);

/** Prints every violation with its rule's advice. Each rule counts as one check. */
const main = async (): Promise<void> => {
  const { rules, violations } = await readBoundaries(ROOT);
  const broken = rules.filter(({ name }) => violations.some(({ rule }) => rule === name));
  for (const { name, comment } of broken) {
    console.error(`${name}: ${comment}`);
    for (const { from, to } of violations.filter(({ rule }) => rule === name)) console.error(`  ${from} → ${to}`);
  }
  console.log(`${rules.length - broken.length} passed, ${broken.length} failed`);
  process.exitCode = broken.length > 0 ? 1 : 0;
};

void main();
