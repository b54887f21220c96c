import configuration from './webpack.config';
import TerserPlugin from 'terser-webpack-plugin';
export default () => { const c = configuration({}, { mode: 'production' }); return { ...c, cache: false, output: { ...c.output, path: '/tmp/nomin' }, optimization: { ...c.optimization, minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { ecma: 2022, module: true, compress: { passes: Number(process.env.PASSES ?? 3) }, mangle: false, format: { comments: false, beautify: true } }, extractComments: false })] } }; };
