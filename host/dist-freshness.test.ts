/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFresh } from './dist-freshness';

describe('isFresh', () => {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  const write = (path: string, time: number): void => {
    writeFileSync(join(root, path), '');
    utimesSync(join(root, path), time, time);
  };
  const now = Date.now() / 1000;

  beforeAll(() => {
    mkdirSync(join(root, 'src/deep'), { recursive: true });
    mkdirSync(join(root, 'dist'));
    write('package.json', now);
    write('src/deep/a.ts', now);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('is false without a build', () => {
    expect(isFresh(root)).toBe(false);
  });

  it('is true until a source or package.json changes; a changed test does not count', () => {
    write('dist/index.html', now + 10);
    expect(isFresh(root)).toBe(true);
    utimesSync(join(root, 'src/deep/a.ts'), now + 20, now + 20);
    expect(isFresh(root)).toBe(false);
    write('dist/index.html', now + 30);
    write('package.json', now + 40);
    expect(isFresh(root)).toBe(false);
    write('dist/index.html', now + 50);
    write('src/deep/a.test.ts', now + 60);
    expect(isFresh(root)).toBe(true);
  });
});
