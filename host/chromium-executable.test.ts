/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium-executable';

describe('finding a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  const program = (name: string): string => {
    const path = join(folder, name);
    writeFileSync(path, '');
    chmodSync(path, 0o755);
    return path;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('takes the browser on the PATH, but prefers CHROMIUM_PATH', () => {
    const installed = program('chromium-browser');
    const named = program('my-chromium');
    expect(chromiumPath({ PATH: folder })).toBe(installed);
    expect(chromiumPath({ PATH: folder, CHROMIUM_PATH: named })).toBe(named);
  });

  it('passes over a CHROMIUM_PATH where nothing is', () => {
    expect(chromiumPath({ PATH: folder, CHROMIUM_PATH: join(folder, 'gone') })).toBe(join(folder, 'chromium-browser'));
  });
});
