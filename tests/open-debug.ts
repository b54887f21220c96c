import { chromium } from '/work/main/node_modules/playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '/work/main/host/chromium-executable';
import { hostApp } from '/work/main/host/host-app';
import { listen } from '/work/main/host/listen';
(async () => {
  const { port, server } = await listen(hostApp({ dist: '/tmp/nomin', api: null, world: 'blog' }), 0, '127.0.0.1');
  const b = await chromium.launch({ executablePath: chromiumPath()!, args: [...CHROMIUM_FLAGS] });
  const p = await b.newPage();
  p.on('console', (m) => console.log(m.type(), m.text().slice(0,2800)));
  p.on('pageerror', (e) => console.log('PAGEERROR', e.message, (e.stack ?? '').slice(0,2800)));
  await p.goto(`http://127.0.0.1:${port}/admin/login`);
  await p.waitForTimeout(4000);
  console.log((await p.locator('body').innerText()).slice(0, 300));
  await b.close(); server.close(); process.exit(0);
})();
