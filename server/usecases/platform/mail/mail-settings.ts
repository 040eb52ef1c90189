// GET, PUT and DELETE /api/profile/email: the SMTP server of the branch (decision 120). What is taken as a password is locked before
// it is stored, and is answered to nobody.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { MailSecurity } from '../../../../src/resources/platform/mail.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { MailServer } from '../../../mail/send-mail.ts';
import type { Vault } from '../../../mail/vault.ts';
import { MailFailure } from '../../../mail/mail-failure.ts';
import type { CallHandlers, Context, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';

interface Stored {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly username: string | null;
  readonly secret: Buffer | null;
  readonly sender_name: string;
  readonly sender_email: string;
  readonly version: number;
  readonly updated_at: string;
  readonly updated_by: string;
}

const settingsOf = named<Stored, [branch: number]>(
  'mail_settings',
  `select s.host, s.port, s.security, s.username, s.secret, s.sender_name, s.sender_email, s.version, s.updated_at, u.name as updated_by
   from mailsettings s join users u on u.id = s.updated_by where s.profile_id = $1`,
);
const insert = named<
  { version: number },
  [number, string, number, string, string | null, Buffer | null, string, string, number]
>(
  'mail_settings_insert',
  `insert into mailsettings (profile_id, host, port, security, username, secret, sender_name, sender_email, updated_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (profile_id) do nothing returning version`,
);
const update = named<
  { version: number },
  [number, string, number, string, string | null, Buffer | null, string, string, number, number]
>(
  'mail_settings_update',
  `update mailsettings set host = $2, port = $3, security = $4, username = $5, secret = $6, sender_name = $7, sender_email = $8,
     updated_by = $9, updated_at = now(), version = version + 1
   where profile_id = $1 and version = $10 returning version`,
);
const remove = named<{ host: string }, [number]>(
  'mail_settings_remove',
  'delete from mailsettings where profile_id = $1 returning host',
);

type Shown = AnswerOf<'platform.email.simpan'>['settings'];
const present = ({ secret, ...settings }: Stored): Shown => ({ ...settings, has_password: secret !== null });

/** The branch that a request works in; the whole group has no server of its own. */
const branchOf = ({ actor, branches }: Context): number => {
  const own = actor.session_profile_id ?? actor.profile_id;
  if (!branches.includes(own)) throw new Refusal('no-branch');
  return own;
};

const placeOf = (branch: number): string => `smtp:${branch}`;

/** @throws Refusal no-branch (422) */
export const showMail: CallHandlers['platform.email.show'] = async (context) => {
  const stored = await runOne(context.tx, settingsOf, branchOf(context));
  return { settings: stored ? present(stored) : null };
};

type Body = Parameters<CallHandlers['platform.email.simpan']>[1]['body'];

/** A password that is left out stays, but is never sent to another server or for another user. */
const secretOf = ({ vault, branch }: WriteContext, body: Body, before: Stored | undefined): Buffer | null => {
  if (!body.username) return null;
  if (body.password) {
    if (!vault) throw new Refusal('mail-no-key');
    return vault.lock(body.password, placeOf(branch.id));
  }
  const isSame =
    before !== undefined &&
    before.host === body.host &&
    before.port === body.port &&
    before.security === body.security &&
    before.username === body.username;
  if (!isSame || before.secret === null)
    throw new Refusal('invalid', {}, { password: ['Isi kata sandi untuk server ini'] });
  return before.secret;
};

/** @throws Refusal changed (409) for another version; invalid (422) without the password that a server or user needs */
export const saveMail: CallHandlers['platform.email.simpan'] = async (context, { body }) => {
  const { tx, branch, actor } = context;
  const before = await runOne(tx, settingsOf, branch.id);
  const stale = () => staleVersion(context, { words: `e-mail cabang ${branch.name}` });
  if ((before?.version ?? 0) !== body.version) throw await stale();
  const secret = secretOf(context, body, before);
  const values = [branch.id, body.host, body.port, body.security, body.username ?? null, secret] as const;
  const sender = [body.sender_name, body.sender_email, actor.id] as const;
  const saved = before
    ? await runOne(tx, update, ...values, ...sender, body.version)
    : await runOne(tx, insert, ...values, ...sender);
  if (!saved) throw await stale();
  const stored = await runOne(tx, settingsOf, branch.id);
  if (!stored) throw new Error('The settings were not stored.');
  return {
    record: { settings: present(stored) },
    log: {
      message: `pengaturan e-mail cabang ${branch.name}`,
      url: '/finance/laporan-v2/langganan?tab=email',
      before: before && logged(before),
      after: { ...logged(stored), ...(body.password && { password: 'diganti' }) },
    },
  };
};

const logged = ({ host, port, security, username, sender_name, sender_email }: Stored) => ({
  host,
  port,
  security,
  username,
  sender_name,
  sender_email,
});

/** @throws Refusal not-found */
export const removeMail: CallHandlers['platform.email.hapus'] = async ({ tx, branch }) => {
  const removed = await runOne(tx, remove, branch.id);
  if (!removed) throw new Refusal('not-found');
  return {
    record: { settings: null },
    log: {
      message: `penghapusan server e-mail cabang ${branch.name}`,
      url: '/finance/laporan-v2/langganan?tab=email',
      before: { host: removed.host },
    },
  };
};

const isSet = named<{ is_set: boolean }, [number]>(
  'mail_is_set',
  'select exists (select from mailsettings where profile_id = $1) as is_set',
);
/** Does the branch send e-mail? */
export const sendsMail = async (tx: Transaction, branch: number): Promise<boolean> =>
  (await runOne(tx, isSet, branch))?.is_set ?? false;

/** The server of a branch with its password, for the one who sends. @throws MailFailure where there is none, or it does not open */
export const mailServerOf = async (tx: Transaction, vault: Vault, branch: number): Promise<MailServer> => {
  const stored = await runOne(tx, settingsOf, branch);
  if (!stored) throw new MailFailure('unset');
  const { host, port, security, username, secret, sender_name: name, sender_email: address } = stored;
  const server = { host, port, security, from: { name, address } };
  if (username === null || secret === null) return server;
  const pass = vault.unlock(secret, placeOf(branch));
  if (pass === undefined) throw new MailFailure('secret');
  return { ...server, login: { user: username, pass } };
};
