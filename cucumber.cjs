/** Everything about a run but its driver, which the world reads and by which the scenarios are chosen. */
const runWith = (driver) => ({
  requireModule: ['tsx/cjs'],
  require: ['features/support/**/*.ts', 'features/steps/**/*.ts'],
  tags: `@${driver}`,
  worldParameters: { driver },
  format: ['summary'],
});

/** Pages spend much of their time waiting, so two of them share a small machine well. */
const browser = { ...runWith('browser'), parallel: 2, retry: process.env.CI === undefined ? 0 : 1 };

module.exports = { default: runWith('memory'), memory: runWith('memory'), browser };
