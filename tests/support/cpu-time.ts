/** The processor time that a call takes, in ms. Other processes do not lengthen it, as they do the time on a clock. */
export const cpuTime = (call: () => unknown): number => {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
