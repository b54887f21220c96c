/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruiserInfo, readBoundaries, ROOT, type Boundaries } from './boundaries';
import { SOUND, VIOLATIONS } from './rule-violations';

/** Inside the project, so that packages resolve as in src. */
const plant = (files: Readonly<Record<string, string>>): string => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/planted-'));
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

const readPlanted = async (files: Readonly<Record<string, string>>): Promise<Boundaries> => {
  const folder = plant(files);
  try {
    return await readBoundaries(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('the boundaries of the architecture', () => {
  let sound: Boundaries;
  let broken: Boundaries;

  beforeAll(async () => {
    const planted = VIOLATIONS.reduce((files, violation) => ({ ...files, ...violation.files }), SOUND);
    [sound, broken] = await Promise.all([readPlanted(SOUND), readPlanted(planted)]);
  }, 60_000);

  it('leave a sound tree alone', () => {
    expect(sound.files).toBeGreaterThanOrEqual(Object.keys(SOUND).length);
    expect(sound.violations).toEqual([]);
  });

  it('have a planted violation for every rule', () => {
    expect(VIOLATIONS.map(({ rule }) => rule).sort()).toEqual(broken.rules.map(({ name }) => name).sort());
  });

  it.each(VIOLATIONS)('catch a violation of $rule', ({ rule, files }) => {
    const caught = broken.violations.filter((violation) => violation.rule === rule).map(({ from }) => from);
    expect(caught).toContain(Object.keys(files)[0]);
  });

  it('say why each rule is there and how to mend', () => {
    for (const { comment } of broken.rules) expect(comment).toMatch(/^[^.]+[.].*[.]$/);
  });

  it('are read with TypeScript switched on', async () => {
    expect(await cruiserInfo()).toMatch(/✔ typescript /);
  });
});
