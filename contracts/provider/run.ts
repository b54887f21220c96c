import { spawn, type SpawnOptions } from 'node:child_process';

/**
 * Runs a command without output. Rejects with its output when it fails. The command ends with this process at the
 * latest.
 */
export const run = (command: string, parameters: readonly string[], options: SpawnOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, [...parameters], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const killChild = (): void => void child.kill();
    process.once('exit', killChild);
    let output = '';
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', killChild);
      if (code === 0) resolve();
      else reject(new Error(`'${command} ${parameters.join(' ')}' failed:\n${output.slice(-4_000)}`));
    });
  });
