// What the operating system says about a process: enough to tell a living owner from a number that was given out again.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from '../../error-code.ts';

const output = (file: string, args: readonly string[]): string | undefined => {
  try {
    const text = execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], windowsHide: true });
    return text.trim() || undefined;
  } catch {
    return undefined;
  }
};
const powershell = (script: string) => output('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', script]);
const content = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** A process we may not signal (EPERM) is alive as well. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

/** Text that is the same as long as this very process lives, and another one when its number is reused or the machine restarts. */
export const startMark = (pid: number): string | undefined => {
  if (process.platform === 'linux') {
    // The command name (2nd field) may hold spaces and brackets; the 22nd field is the start, in ticks since boot.
    const fields = content(`/proc/${pid}/stat`)
      ?.replace(/^.*\)\s+/s, '')
      .split(' ');
    const ticks = fields?.[19];
    return ticks && `${content('/proc/sys/kernel/random/boot_id') ?? ''}:${ticks}`;
  }
  if (process.platform === 'win32') return powershell(`(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`);
  return output('ps', ['-o', 'lstart=', '-p', String(pid)]);
};

/** The command line a process was started with. */
export const commandLine = (pid: number): string | undefined => {
  if (process.platform === 'linux') return content(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ');
  if (process.platform === 'win32')
    return powershell(`(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`);
  return output('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
};
