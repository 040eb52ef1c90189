// Reports that come by themselves: made once, by the rights of who gets them, told and mailed, tried again (decision 119).
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { createSendMail } from '../../server/mail/send-mail.ts';
import { rangeOf } from '../../src/resources/finance/subscription.ts';
import { today } from '../service/stage.ts';
import { resetClock, setClock } from '../support/clock.ts';
import { wordsOn } from '../support/pdf.ts';
import { MAIL, type MailStage, openMail, paperIn, SUBSCRIPTIONS } from './mail-stage.ts';

let stage: MailStage;
beforeAll(async () => {
  stage = await openMail();
});
afterAll(() => stage.close());
afterEach(async () => {
  stage.post.refuse = undefined;
  stage.post.received.length = 0;
  await resetClock(stage.clinic.database);
  await stage.clinic.database.asOwner('delete from reportdeliveries');
  await stage.clinic.database.asOwner('update reportsubscriptions set status = -1');
});

const send = (id: number) => stage.manager.post<{ queued: number; known: number }>(`${SUBSCRIPTIONS}/${id}/kirim`);
const expectSent = async (count: number) => {
  const rows = await stage.history();
  expect(rows.map(({ status, problem }) => ({ status, problem }))).toEqual(
    Array.from({ length: count }, () => ({ status: 3, problem: null })),
  );
};
const night = (day: string) =>
  runDueJobs(
    {
      pool: stage.clinic.database.pool,
      logger: pino({ level: 'silent' }),
      jobs: nightlyJobs.filter(({ name }) => name === 'report-queue'),
    },
    new Date(`${day}T03:00:00+07:00`),
  );

describe('without a mail server', () => {
  it('a report comes into the bell of each reader, as his own page prints it', async () => {
    const id = await stage.subscribe();
    expect((await send(id)).body).toEqual({ queued: 2, known: 0 });
    expect(await stage.deliver()).toBe(2);
    expect((await stage.history()).map(({ status, problem }) => [status, problem])).toEqual([
      [4, 'Cabang belum mengatur e-mail'],
      [4, 'Cabang belum mengatur e-mail'],
    ]);
    const { start, end } = rangeOf('bulan-lalu', today());
    for (const client of [stage.manager, stage.finance]) {
      const { body } = await client.get<{ data: { id: number; start_date: string }[] }>(`${SUBSCRIPTIONS}/milikku`);
      expect(body.data).toHaveLength(1);
      const paper = await client.get(`${SUBSCRIPTIONS}/kiriman/${body.data[0]?.id}/pdf`);
      expect(paper.headers['content-type']).toBe('application/pdf');
      const page = await client.get(
        `/api/finance-v2/laporan/labarugi?start_date=${start}&end_date=${end}&profile_id=1&export=pdf`,
      );
      /** But for the minute of printing. */
      const told = (bytes: Buffer) => wordsOn(bytes).replaceAll(/\d\d\.\d\d(?=Halaman)/g, '');
      expect(told(paper.bytes)).toEqual(told(page.bytes));
      const news = await client.get<{ unread: number }>('/api/applog/news?after=0');
      expect(news.body.unread).toBeGreaterThan(0);
    }
    const log = await stage.finance.get<{ data: { message: string; url: string }[] }>('/api/applog?limit=20');
    expect(log.body.data.map(({ message }) => message).join('\n')).toMatch(/pengiriman laporan Laba Rugi .* kepada /);
  });

  it('somebody else’s paper is not read, nor after the right is lost', async () => {
    const id = await stage.subscribe({ readers: [await stage.idOf('finance.bdg')] });
    await send(id);
    await stage.deliver();
    const [{ id: delivery } = { id: 0 }] = await stage.history();
    const url = `${SUBSCRIPTIONS}/kiriman/${delivery}/pdf`;
    expect((await stage.finance.get(url)).status).toBe(200);
    for (const other of ['manager.bdg', 'superadmin', 'finance.jkt'])
      expect((await (await stage.clinic.as(other)).get(url)).status).toBe(404);
    for (const other of ['admin.bdg', 'dokter.bdg', 'perawat.bdg'])
      expect((await (await stage.clinic.as(other)).get(url)).status).toBe(403);
  });
});

describe('with a mail server', () => {
  beforeAll(async () => {
    await stage.manager.put(MAIL, stage.settings());
  });

  it('each reader gets one e-mail with the paper, however many ask at once', async () => {
    const id = await stage.subscribe();
    const asked = await Promise.all([send(id), send(id), send(id), night(today())]);
    expect(asked.slice(0, 3).every((answer) => answer && answer.status === 200)).toBe(true);
    await Promise.all([stage.deliver(), stage.deliver(), stage.deliver(), stage.deliver()]);
    expect(await stage.deliver()).toBe(0);
    await expectSent(2);
    const { received } = stage.post;
    expect(new Set(received.flatMap(({ to }) => to))).toEqual(new Set(['finance@klinik.test', 'manager@klinik.test']));
    expect(received).toHaveLength(2);
    for (const mail of received) {
      expect(paperIn(mail).subarray(0, 5).toString()).toBe('%PDF-');
      expect(mail.raw).toContain('Laba Rugi');
      expect(mail.raw).toMatch(/Message-ID: <laporan-\d{4}-\d\d-\d\d-\d+@klinik\.test>/i);
    }
    expect((await send(id)).body).toEqual({ queued: 0, known: 2 });
    await stage.deliver();
    expect(received).toHaveLength(2);
  });

  it('what fails is told in words, tried again after growing pauses, and by hand in the end', async () => {
    const id = await stage.subscribe({ readers: [await stage.idOf('finance.bdg')] });
    await send(id);
    stage.post.refuse = 'try later';
    const start = Date.now();
    const pauses = [0, 1, 5, 30, 120, 720];
    for (const [tried, minutes] of pauses.entries()) {
      const at = start + pauses.slice(0, tried + 1).reduce((sum, pause) => sum + pause * 60_000 + 5000, 0);
      await setClock(stage.clinic.database, new Date(at));
      expect(await stage.deliver(), `after ${minutes} minutes`).toBe(1);
      expect(await stage.deliver()).toBe(0);
      const [row] = await stage.history();
      expect(row).toMatchObject({
        status: tried === 5 ? -2 : 2,
        tries: tried + 1,
        problem: 'Alamat e-mail ditolak server',
      });
    }
    expect(stage.post.received).toHaveLength(0);
    // The paper stood in the bell all the while, once.
    const [{ n } = { n: 0 }] = await stage.clinic.database.asOwner<{ n: number }>(
      `select count(*)::int as n from applogs a, reportdeliveries d
       where a.url = '/finance/laporan-v2/langganan?kiriman=' || d.id`,
    );
    expect(n).toBe(1);
    stage.post.refuse = undefined;
    const [{ id: delivery } = { id: 0 }] = await stage.history();
    expect(
      (await (await stage.clinic.as('manager.jkt')).post(`${SUBSCRIPTIONS}/kiriman/${delivery}/ulang`)).status,
    ).toBe(404);
    expect((await stage.manager.post(`${SUBSCRIPTIONS}/kiriman/${delivery}/ulang`)).status).toBe(200);
    expect((await stage.manager.post(`${SUBSCRIPTIONS}/kiriman/${delivery}/ulang`)).body).toMatchObject({
      code: 'delivery-not-failed',
    });
    await stage.deliver();
    await expectSent(1);
    expect(stage.post.received).toHaveLength(1);
  });

  it('a try that dies in the middle is taken up later, not at once', async () => {
    const id = await stage.subscribe({ readers: [await stage.idOf('finance.bdg')] });
    await send(id);
    let begun = 0;
    const dying = stage.deliver(() => {
      begun += 1;
      return new Promise<void>(() => undefined);
    });
    await expect.poll(() => begun, { timeout: 10_000 }).toBe(1);
    expect(await stage.deliver()).toBe(0);
    await setClock(stage.clinic.database, new Date(Date.now() + 11 * 60_000));
    expect(await stage.deliver()).toBe(1);
    await expectSent(1);
    void dying;
  });

  it('leaves out readers who have left, moved, lost the right, or were removed', async () => {
    const manager = await stage.idOf('manager.bdg');
    const finance = await stage.idOf('finance.bdg');
    const { database } = stage.clinic;
    const cases: readonly (readonly [string, string, RegExp])[] = [
      ['update users set status = 0 where id = $1', 'update users set status = 1 where id = $1', /tidak aktif/],
      [
        'update users set profile_id = 2, attendance_code = null where id = $1',
        'update users set profile_id = 1 where id = $1',
        /pindah cabang/,
      ],
      ['update users set role = 4 where id = $1', 'update users set role = 10 where id = $1', /tidak lagi berhak/],
      [
        `insert into user_features (user_id, feature, granted) values ($1, 'finance.laporan-v2', false)`,
        'delete from user_features where user_id = $1',
        /tidak lagi berhak/,
      ],
      ['delete from reportsubscribers where user_id = $1', 'select $1::bigint', /dikeluarkan/],
    ];
    for (const [change, back, words] of cases) {
      await database.asOwner('delete from reportdeliveries');
      const id = await stage.subscribe({ readers: [finance, manager] });
      await send(id);
      await database.asOwner(change, [finance]);
      await stage.deliver();
      await database.asOwner(back, [finance]);
      const rows = await stage.history();
      expect(
        rows.find(({ reader }) => reader.id === finance),
        change,
      ).toMatchObject({
        status: -1,
        problem: expect.stringMatching(words),
        made_at: null,
      });
      expect(rows.find(({ reader }) => reader.id === manager)).toMatchObject({ status: 3 });
      expect(stage.post.received.map(({ to }) => to)).toEqual([['manager@klinik.test']]);
      stage.post.received.length = 0;
    }
  });

  it('an address that hides a second one, or a header, is not spoken to', async () => {
    const finance = await stage.idOf('finance.bdg');
    for (const email of ['x@y.test,evil@z.test', 'x@y.test\r\nBcc: evil@z.test', '"a b"@y.test', 'x@y', 'x y@z.test']) {
      await stage.clinic.database.asOwner('update users set email = $2 where id = $1', [finance, email]);
      const id = await stage.subscribe({ readers: [finance] });
      await send(id);
      await stage.deliver();
      expect((await stage.history())[0]).toMatchObject({
        status: 4,
        email: null,
        problem: expect.stringMatching(/tidak sah/),
      });
      await stage.clinic.database.asOwner('delete from reportdeliveries');
    }
    await stage.clinic.database.asOwner(`update users set email = 'finance@klinik.test' where id = $1`, [finance]);
    expect(stage.post.received).toHaveLength(0);
  });

  it('a trial goes to who asks, and is told when it fails', async () => {
    expect((await stage.finance.post(`${SUBSCRIPTIONS}/coba`)).status).toBe(403);
    expect((await stage.manager.post(`${SUBSCRIPTIONS}/coba`)).status).toBe(200);
    await stage.deliver();
    expect((await stage.history())[0]).toMatchObject({ report: null, status: 3, email: 'manager@klinik.test' });
    expect(stage.post.received[0]?.to).toEqual(['manager@klinik.test']);
    await stage.manager.post(`${SUBSCRIPTIONS}/coba`);
    await stage.deliver(createSendMail([]));
    expect((await stage.history())[0]).toMatchObject({ status: -2, problem: expect.stringMatching(/enkripsi/) });
  });
});
