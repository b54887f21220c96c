import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

const run = (entry: string, folder: string): Promise<void> =>
  new Promise((done, refused) => {
    const compiler = webpack({
      mode: 'production',
      target: 'web',
      entry,
      output: { path: folder, filename: 'page.js' },
      resolve: { extensions: ['.ts', '.js'] },
      module: {
        rules: [
          {
            test: /\.ts$/,
            use: { loader: 'swc-loader', options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } } },
          },
        ],
      },
      performance: false,
    });
    compiler.run((error, stats) => {
      if (error) refused(error);
      else if (stats?.hasErrors() === true) refused(new Error(stats.toString({ all: false, errors: true })));
      else done();
    });
  });

/** Bundles the page of a benchmark, a file of TypeScript, into the text of one script. */
export const bundlePage = async (entry: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
  try {
    await run(entry, folder);
    return readFileSync(join(folder, 'page.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
};
