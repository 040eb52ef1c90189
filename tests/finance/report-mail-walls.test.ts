// Who lets reports come by themselves, to whom, and what is never given out of the mail server (decision 119, decision 120).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPrivate } from '../../server/mail/host.ts';
import { createSendMail, type MailServer } from '../../server/mail/send-mail.ts';
import { openVault } from '../../server/mail/vault.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { MAIL, type MailStage, openMail, openPost, PASSWORD, SUBSCRIPTIONS } from './mail-stage.ts';

let stage: MailStage;
beforeAll(async () => {
  stage = await openMail();
});
afterAll(() => stage.close());

type Shown = AnswerOf<'platform.email.show'>;

describe('the password of a mail server', () => {
  it('is taken, and given to nobody: no answer, no log, no plain column', async () => {
    const saved = await stage.manager.put<Shown>(MAIL, stage.settings());
    expect(saved.body.settings).toMatchObject({ has_password: true, version: 1, username: 'klinik' });
    expect(JSON.stringify(saved.body)).not.toContain(PASSWORD);
    expect(JSON.stringify((await stage.manager.get(MAIL)).body)).not.toContain(PASSWORD);
    const kept = await stage.clinic.database.asOwner<{ text: string }>(
      `select row_to_json(m)::text || encode(m.secret, 'escape') as text from mailsettings m
       union all select row_to_json(l)::text from applogs l union all select row_to_json(k)::text from idempotency_keys k`,
    );
    expect(kept.map(({ text }) => text).join()).not.toContain(PASSWORD);
  });

  it('stays when it is left out, but goes to no other server, user or way', async () => {
    const save = (version: number, more: object) =>
      stage.manager.put<Shown>(MAIL, stage.settings({ version, password: null, ...more }));
    expect((await save(1, { sender_name: 'Klinik' })).body.settings).toMatchObject({ has_password: true, version: 2 });
    for (const more of [{ host: 'mail.contoh.id' }, { port: 2525 }, { username: 'lain' }, { security: 'tls' }]) {
      const answer = await save(2, more);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ errors: { password: [expect.any(String)] } });
    }
    expect((await save(1, {})).body).toMatchObject({
      code: 'stale-version',
      changed: { name: expect.any(String) as string },
    });
    expect((await save(2, { username: null })).body.settings).toMatchObject({ has_password: false, version: 3 });
  });

  it('opens with its key and for its branch alone', () => {
    const [own, other] = [openVault('a'.repeat(32)), openVault('b'.repeat(32))];
    const locked = own.lock(PASSWORD, 'smtp:1');
    expect(own.unlock(locked, 'smtp:1')).toBe(PASSWORD);
    expect(own.unlock(locked, 'smtp:2')).toBeUndefined();
    expect(other.unlock(locked, 'smtp:1')).toBeUndefined();
    const changed = Buffer.from(locked.map((byte, at) => (at === locked.length - 1 ? byte ^ 1 : byte)));
    expect(own.unlock(changed, 'smtp:1')).toBeUndefined();
    expect(own.unlock(Buffer.alloc(3), 'smtp:1')).toBeUndefined();
    expect(own.lock(PASSWORD, 'smtp:1')).not.toEqual(locked);
  });

  it('is the manager’s business, of his branch', async () => {
    for (const name of ['finance.bdg', 'admin.bdg', 'dokter.bdg', 'investor']) {
      const client = await stage.clinic.as(name);
      expect((await client.get(MAIL)).status).toBe(403);
      expect((await client.put(MAIL, stage.settings())).status).toBe(403);
      expect((await client.delete(MAIL)).status).toBe(403);
    }
    const far = await stage.clinic.as('manager.jkt');
    expect((await far.get<Shown>(MAIL)).body.settings).toBeNull();
    expect((await far.delete(MAIL)).status).toBe(404);
    expect((await (await stage.clinic.as('superadmin')).put(MAIL, stage.settings())).body).toMatchObject({
      code: 'no-branch',
    });
  });
});

describe('a subscription', () => {
  const wanted = (readers: readonly number[], more: object = {}) => ({
    report: 'labarugi',
    rhythm: 'harian',
    range: 'kemarin',
    readers,
    ...more,
  });

  it('is for people of the branch who may read the report', async () => {
    const { body } = await stage.finance.get<AnswerOf<'finance.langganan.penerima'>>(
      `${SUBSCRIPTIONS}/penerima?report=labarugi`,
    );
    const names = body.data.map(({ id }) => id);
    expect(names).toContain(await stage.idOf('manager.bdg'));
    for (const name of ['admin.bdg', 'dokter.bdg', 'manager.jkt']) {
      const id = await stage.idOf(name);
      expect(names).not.toContain(id);
      expect((await stage.finance.post(SUBSCRIPTIONS, wanted([id]))).body).toMatchObject({
        code: 'subscription-reader',
      });
    }
    expect(body.data.find(({ name }) => name === '')).toBeUndefined();
  });

  it('over all branches is a superadmin’s, and for those who reach them', async () => {
    const manager = await stage.idOf('manager.bdg');
    expect((await stage.manager.post(SUBSCRIPTIONS, wanted([manager], { everywhere: true }))).status).toBe(403);
    const { body } = await stage.finance.get<AnswerOf<'finance.langganan.penerima'>>(
      `${SUBSCRIPTIONS}/penerima?report=labarugi&everywhere=true`,
    );
    expect(body.data.map(({ id }) => id)).not.toContain(manager);
    expect(body.data.map(({ id }) => id)).toContain(await stage.idOf('superadmin'));
  });

  it('has the walls of its branch and role', async () => {
    const id = await stage.subscribe();
    const body = { version: 1, ...wanted([await stage.idOf('manager.jkt')]) };
    const far = await stage.clinic.as('manager.jkt');
    expect((await far.put(`${SUBSCRIPTIONS}/${id}`, body)).status).toBe(404);
    expect((await far.post(`${SUBSCRIPTIONS}/${id}/kirim`)).status).toBe(404);
    expect((await far.post(`${SUBSCRIPTIONS}/${id}/status`, { version: 1, status: 0 })).status).toBe(404);
    expect((await far.get<{ data: unknown[] }>(SUBSCRIPTIONS)).body.data).toEqual([]);
    for (const name of ['admin.bdg', 'perawat.bdg', 'investor']) {
      const client = await stage.clinic.as(name);
      expect((await client.get(SUBSCRIPTIONS)).status).toBe(403);
      expect((await client.post(`${SUBSCRIPTIONS}/${id}/kirim`)).status).toBe(403);
    }
  });

  it('names a day that its rhythm has', async () => {
    const readers = [await stage.idOf('manager.bdg')];
    for (const bad of [
      { rhythm: 'harian', day: 1 },
      { rhythm: 'mingguan', day: 8 },
      { rhythm: 'mingguan', day: null },
      { rhythm: 'bulanan', day: 32 },
      { readers: [] },
      { readers: [readers[0], readers[0]] },
      { report: 'payroll' },
    ])
      expect((await stage.finance.post(SUBSCRIPTIONS, wanted(readers, bad))).status, JSON.stringify(bad)).toBe(422);
  });

  it('is changed by one of two, and told in the log', async () => {
    const readers = [await stage.idOf('manager.bdg')];
    const id = await stage.subscribe();
    const answers = await Promise.all(
      [stage.finance, stage.manager].map((client) =>
        client.put(`${SUBSCRIPTIONS}/${id}`, { version: 1, ...wanted(readers, { report: 'neraca' }) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { body } = await stage.finance.get<AnswerOf<'finance.langganan.daftar'>>(SUBSCRIPTIONS);
    expect(body.data.find((one) => one.id === id)).toMatchObject({
      report: 'neraca',
      version: 2,
      readers: [{ id: readers[0] }],
    });
  });
});

describe('a mail server', () => {
  const letter = {
    id: 'uji',
    to: { name: 'Uji', address: 'uji@klinik.test' },
    subject: 'Uji\r\nBcc: evil@z.test',
    text: 'Uji',
  };
  const at = (port: number, more: Partial<MailServer> = {}): MailServer => ({
    host: '127.0.0.1',
    port,
    security: 'tanpa',
    from: { name: 'Klinik', address: 'klinik@klinik.test' },
    ...more,
  });
  const known = (port: number) => [`127.0.0.1:${port}`];
  const failing = async (hosts: readonly string[], server: MailServer) => {
    const problem = await createSendMail(hosts)(server, letter).then(
      () => 'sent',
      (error: { problem?: string }) => error.problem,
    );
    return problem;
  };

  it('of the own network, of another port or without TLS is spoken to only where the owner says so', async () => {
    expect(await failing([], at(587, { security: 'starttls' }))).toBe('private');
    expect(await failing([], at(587, { security: 'starttls', host: 'localhost' }))).toBe('private');
    expect(await failing([], at(5432, { security: 'starttls', host: 'mail.contoh.id' }))).toBe('port');
    expect(await failing([], at(25))).toBe('plain');
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.20.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '::1',
      'fd00::1',
      'fe80::1',
      '::ffff:10.0.0.1',
      '0.0.0.0',
    ])
      expect(isPrivate(address), address).toBe(true);
    for (const address of ['8.8.8.8', '103.10.10.10', '2404:6800::1']) expect(isPrivate(address), address).toBe(false);
  });

  it('that refuses, hides its certificate or speaks no TLS is told by its reason', async () => {
    const post = await openPost();
    const [open, strict] = [await openPost({ disabledCommands: [] }), await openPost({ secure: true })];
    const login = { user: 'klinik', pass: 'salah' };
    expect(await failing(known(post.port), at(post.port, { login }))).toBe('login');
    expect(await failing(known(post.port), at(post.port, { security: 'starttls' }))).toBe('tls');
    // A certificate that nobody vouches for.
    expect(await failing(known(open.port), at(open.port, { security: 'starttls' }))).toBe('tls');
    expect(await failing(known(strict.port), at(strict.port, { security: 'tls' }))).toBe('tls');
    await post.close();
    expect(await failing(known(post.port), at(post.port))).toBe('connect');
    expect(await failing(['nowhere.invalid:25'], at(25, { host: 'nowhere.invalid' }))).toBe('host');
    await open.close();
    await strict.close();
  });

  it('gets a subject as one line', async () => {
    const post = await openPost();
    await createSendMail(known(post.port))(at(post.port), letter);
    expect(post.received[0]?.to).toEqual(['uji@klinik.test']);
    expect(post.received[0]?.raw).not.toMatch(/^Bcc:/m);
    await post.close();
  });
});
