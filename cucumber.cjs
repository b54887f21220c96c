/** Everything about a run but its driver, which the world reads and by which the scenarios are chosen. */
const runWith = (driver) => ({
  paths: ['features/**/*.feature'],
  requireModule: ['tsx/cjs'],
  require: ['features/support/**/*.ts', 'features/steps/**/*.ts'],
  tags: `@${driver}`,
  worldParameters: { driver },
  format: ['progress'],
});

module.exports = { default: runWith('memory'), memory: runWith('memory'), browser: runWith('browser') };
