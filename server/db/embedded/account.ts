// PostgreSQL refuses to run as root, so a root server runs it as an unprivileged account of this machine.
import { chownSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { BootRefusal } from '../../boot-refusal.ts';

export interface Account {
  readonly uid: number;
  readonly gid: number;
  readonly home: string;
}

/** The account PostgreSQL runs as; undefined: the one this process has. It must be in the user table: a bare number is refused. */
export const clusterAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid, , home = '/']) => [name, { uid: Number(uid), gid: Number(gid), home }]),
  );
  const account = users.get('postgres') ?? users.get('nobody');
  if (account === undefined || account.uid <= 0) {
    throw new BootRefusal(
      'PostgreSQL must not run as root, and this machine has neither a user "postgres" nor "nobody": start the server as an ordinary user.',
    );
  }
  return account;
};

/** Hands a file or folder over to the account that runs PostgreSQL; without one it stays with whoever made it. */
export const giveTo = (account: Account | undefined, path: string): void => {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
};

const OTHERS_READ_AND_ENTER = 0o005;
const OTHERS_ENTER = 0o001;

/** True when any account may read this directory and enter all those above it. */
export const isOpenToAll = (directory: string): boolean => {
  if ((statSync(directory).mode & OTHERS_READ_AND_ENTER) !== OTHERS_READ_AND_ENTER) return false;
  for (let at = dirname(directory); ; at = dirname(at)) {
    if ((statSync(at).mode & OTHERS_ENTER) === 0) return false;
    if (at === dirname(at)) return true;
  }
};
