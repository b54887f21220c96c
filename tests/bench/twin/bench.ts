import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../../host/chromium-executable';
import { listen } from '../../../host/listen';
import { scriptOptions } from '../../../host/options';
import { bundlePage } from '../bundle-page';
import { answer, type Answer } from './measure';
import { ITEMS, largeTwin } from './requests';

/** Serves the page over HTTP, since a page without an origin has no storage. */
const inChromium = async (): Promise<readonly Answer[]> => {
  const executablePath = chromiumPath();
  if (executablePath === null) throw new Error('There is no Chromium here. Run: npm run browser');
  const script = await bundlePage(join(__dirname, 'page.ts'));
  const site: RequestListener = (request, response) => {
    response.setHeader('content-type', request.url === '/page.js' ? 'text/javascript' : 'text/html');
    response.end(request.url === '/page.js' ? script : '<!doctype html><script src="/page.js"></script>');
  };
  const { server, port } = await listen(site, 0, '127.0.0.1');
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    return await page.evaluate(() => window.measureTwin());
  } finally {
    await browser.close();
    server.close();
  }
};

const COLUMNS = ['Fastest', 'Median', 'Slowest', 'Budget'] as const;

const line = (name: string, cells: readonly string[]): string =>
  name.padEnd(56) + cells.map((cell) => cell.padStart(11)).join('');

const print = (where: string, answers: readonly Answer[]): void => {
  console.log(`\n${line(`In ${where}`, COLUMNS)}`);
  for (const { name, fastest, median, slowest, budget } of answers) {
    const cells = [...[fastest, median, slowest].map((time) => `${time.toFixed(2)} ms`), `${budget} ms`];
    console.log(line(name, cells) + (median > budget ? '  (!)' : ''));
  }
};

const main = async (): Promise<void> => {
  console.log(`${ITEMS} items`);
  print('Node', largeTwin().questions.map(answer));
  print('Chromium', await inChromium());
};

scriptOptions(
  `Times the twin with 100,000 items, in Node and in Chromium (npm run bench:twin). It has no options, and slow
answers do not fail it.
  --help  show this`,
  {},
);

main().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
});
