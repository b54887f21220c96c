import { spawn, type SpawnOptions } from 'node:child_process';

/**
 * Runs a command without output. Rejects with its output when it fails. The command ends with this process at the
 * latest.
 */
export const run = (command: string, parameters: readonly string[], options: SpawnOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, [...parameters], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const leave = (): void => void child.kill();
    process.once('exit', leave);
    let said = '';
    child.stdout?.on('data', (text: Buffer) => (said += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', leave);
      if (code === 0) resolve();
      else reject(new Error(`'${command} ${parameters.join(' ')}' failed:\n${said.slice(-4_000)}`));
    });
  });
