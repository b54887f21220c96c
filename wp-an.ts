import configuration from './webpack.config';
import { webpack } from 'webpack';
const c = configuration({}, { mode: 'production' });
webpack({ ...c, context: process.cwd(), cache: false, output: { ...c.output, path: '/tmp/andist' }, optimization: { ...c.optimization, concatenateModules: false, minimize: false } }, (e, st) => { const cg = st!.compilation.chunkGraph; const out = [...st!.compilation.chunks].map((k) => ({ files: [...k.files], size: 0, modules: [...cg.getChunkModulesIterable(k)].map((m: any) => ({ name: m.nameForCondition?.()?.replace(process.cwd() + '/', '') ?? m.identifier(), size: m.size() })) })); require('fs').writeFileSync('/tmp/stats.json', JSON.stringify({ chunks: out })); });
