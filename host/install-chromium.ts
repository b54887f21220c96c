import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium-executable';
import { scriptOptions } from './options';

scriptOptions(
  `Installs Chromium if there is none; CHROMIUM_PATH names one (npm run browser). It has no options.
  --help  show this`,
  {},
);

/** The first one that the distribution has is installed. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const installs = (name: string): string => `apt-get install -y --no-install-recommends ${name}`;

const mayInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Does nothing when a browser is installed, installs one where possible, and otherwise prints what to run. */
const ensureChromium = (): boolean => {
  if (chromiumPath() !== null) return true;
  if (!mayInstall()) return false;
  for (const command of ['apt-get update', ...PACKAGES.map(installs)]) {
    if (chromiumPath() !== null) break;
    console.log(`No Chromium found. Installing it: ${command}`);
    spawnSync(command, {
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return chromiumPath() !== null;
};

if (!ensureChromium()) {
  console.error(`The browser tests need Chromium, which is not installed. Run one of:
  sudo apt-get update && sudo ${installs('chromium')}
  npx playwright install --with-deps chromium
or point to an installed one: CHROMIUM_PATH=/path/to/chromium npm test`);
  process.exit(1);
}
