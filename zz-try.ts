import { AdminApi } from './contracts/platform/admin-api';
import { Stage } from './contracts/platform/stage';
import { startTwin } from './contracts/twin';
import { startDirectus } from './contracts/provider/directus';
import { httpTarget, memoryTarget } from './contracts/gateways/targets';
import { permissionsInForceSuite as suite } from './contracts/gateways/permissions-in-force.suite';
import type { Target } from './contracts/gateways/suite';
const go = async (target: Target) => {
  await target.stage.setUp();
  const start = Date.now();
  for (const [name, test] of Object.entries(suite.cases)) {
    const at = Date.now();
    try { await test(target); console.log('ok', name, Date.now() - at); } catch (e) { console.log('FAIL', name, (e as Error).stack?.slice(0, 900)); }
  }
  console.log(target.name, Date.now() - start);
  await target.stage.tearDown();
};
(async () => {
  if (process.argv[2] === 'real') {
    const p = await startDirectus();
    try { await go(httpTarget(new Stage(new AdminApi(p.url, p.email, p.password)), 'number', 'directus')); } finally { await p.stop(); }
  } else {
    const t = await startTwin({}, 'text');
    await go(memoryTarget(new Stage(new AdminApi(t.url, t.email, t.password)), t.database));
    await t.stop();
    const h = await startTwin({}, 'number');
    await go(httpTarget(new Stage(new AdminApi(h.url, h.email, h.password)), 'number'));
    await h.stop();
  }
})();
