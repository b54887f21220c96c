import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium-executable';

const INSTALL = 'apt-get update && apt-get install -y --no-install-recommends chromium';

const mayInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Says nothing when a browser is there, installs one where that is possible, and otherwise says exactly what to run. */
const ensureChromium = (): boolean => {
  if (chromiumPath() !== null) return true;
  if (!mayInstall()) return false;
  console.log(`No Chromium found. Installing it: ${INSTALL}`);
  spawnSync(INSTALL, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return chromiumPath() !== null;
};

if (!ensureChromium()) {
  console.error(`The tests in the browser need Chromium, and none was found. Run one of:
  sudo ${INSTALL.replace('&& ', '&& sudo ')}
  npx playwright install --with-deps chromium
or name one that is installed elsewhere: CHROMIUM_PATH=/path/to/chromium npm test`);
  process.exit(1);
}
