// GET /api/finance/langganan/kiriman, /milikku and the paper; trying again, and a trial of the e-mail (decision 119).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { deliveryState, type SentReport } from '../../../../src/resources/finance/subscription.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { sendsMail } from '../../platform/mail/mail-settings.ts';
import { findReader, mayGet } from './reader.ts';

type Row = AnswerOf<'finance.langganan.riwayat'>['data'][number];
const OPEN = `d.status in (${deliveryState.waiting}, ${deliveryState.mailing})`;
const WHERE = `d.profile_id = any ($1) and (not $2::boolean or d.status in (${deliveryState.failed}, ${deliveryState.dropped}))`;
const rowsOf = named<Row, [readonly number[], boolean, number, number]>(
  'deliveries',
  `select d.id, s.report, coalesce(s.everywhere, false) as everywhere, d.day, d.start_date, d.end_date,
     jsonb_build_object('id', u.id, 'name', u.name) as reader, a.name as asked_by, d.status, d.problem, d.tries,
     case when ${OPEN} and d.tries > 0 then d.next_at end as next_at, d.email, d.made_at, d.sent_at
   from reportdeliveries d left join reportsubscriptions s on s.id = d.subscription_id join users u on u.id = d.user_id
   left join users a on a.id = d.asked_by
   where ${WHERE} order by d.id desc limit $3 offset $4`,
);
const countOf = named<{ count: number }, [readonly number[], boolean]>(
  'deliveries_count',
  `select count(*) as count from reportdeliveries d where ${WHERE}`,
);

/** The branch in hand, or all in reach. */
const placesOf = ({ actor, branches }: Context): readonly number[] => {
  const own = actor.session_profile_id ?? actor.profile_id;
  return branches.includes(own) ? [own] : branches;
};

export const listDeliveries: CallHandlers['finance.langganan.riwayat'] = async (context, { query }) => {
  const { page, limit, gagal } = query;
  const [places, failed] = [placesOf(context), gagal === 'true'];
  const [data, count] = await Promise.all([
    run(context.tx, rowsOf, places, failed, limit, (page - 1) * limit),
    runOne(context.tx, countOf, places, failed),
  ]);
  return { data, count: count?.count ?? 0 };
};

type OwnRow = Omit<AnswerOf<'finance.langganan.milikku'>['data'][number], 'readable'> & { readonly kept: boolean };
const OWN = 'd.user_id = $1 and d.profile_id = any ($2) and d.made_at is not null and d.subscription_id is not null';
const ownRows = named<OwnRow, [number, readonly number[], number, number]>(
  'deliveries_own',
  `select d.id, s.report, s.everywhere, d.day, d.start_date, d.end_date, d.made_at, d.sent_at, d.pdf is not null as kept
   from reportdeliveries d join reportsubscriptions s on s.id = d.subscription_id
   where ${OWN} order by d.id desc limit $3 offset $4`,
);
const ownCount = named<{ count: number }, [number, readonly number[]]>(
  'deliveries_own_count',
  `select count(*) as count from reportdeliveries d where ${OWN}`,
);

/** May the actor read such a report himself, now? */
const reads = async (context: Context, branch: number, report: SentReport, everywhere: boolean): Promise<boolean> => {
  const { tx, actor, today } = context;
  const reader = await findReader({ tx, branch, today }, actor.id);
  return reader !== undefined && mayGet(reader, report, everywhere);
};

export const listOwnDeliveries: CallHandlers['finance.langganan.milikku'] = async (context, { query }) => {
  const { tx, actor, branches } = context;
  const { page, limit } = query;
  const [rows, count] = await Promise.all([
    run(tx, ownRows, actor.id, branches, limit, (page - 1) * limit),
    runOne(tx, ownCount, actor.id, branches),
  ]);
  const own = { ...actor, email: null };
  return {
    data: rows.map(({ kept, ...row }) => ({ ...row, readable: kept && mayGet(own, row.report, row.everywhere) })),
    count: count?.count ?? 0,
  };
};

interface Paper {
  readonly profile_id: number;
  readonly report: SentReport;
  readonly everywhere: boolean;
  readonly filename: string | null;
  readonly pdf: Buffer | null;
}
const paperOf = named<Paper, [number, number, readonly number[]]>(
  'delivery_paper',
  `select d.profile_id, s.report, s.everywhere, d.filename, d.pdf from reportdeliveries d
   join reportsubscriptions s on s.id = d.subscription_id where d.id = $1 and d.user_id = $2 and d.profile_id = any ($3)`,
);

/**
 * GET /api/finance/langganan/kiriman/{id}/pdf
 * @throws Refusal not-found for somebody else's or one that is no longer kept; forbidden (403) for who lost the right to such reports
 */
export const showDelivery: CallHandlers['finance.langganan.pdf'] = async (context, { params }) => {
  const paper = await runOne(context.tx, paperOf, params['id'] ?? 0, context.actor.id, context.branches);
  if (!paper?.pdf || paper.filename === null) throw new Refusal('not-found');
  if (!(await reads(context, paper.profile_id, paper.report, paper.everywhere))) throw new Refusal('forbidden');
  return new Download(paper.filename, PDF, paper.pdf, 'inline');
};

const retry = named<{ id: number; name: string }, [number, number, string]>(
  'delivery_retry',
  `update reportdeliveries d set tries = 0, next_at = $3,
     status = case when d.made_at is null then ${deliveryState.waiting} else ${deliveryState.mailing} end
   from users u where u.id = d.user_id and d.id = $1 and d.profile_id = $2 and d.status = ${deliveryState.failed}
     and d.subscription_id is not null
   returning d.id, u.name`,
);
const exists = named<{ id: number }, [number, number]>(
  'delivery_exists',
  'select id from reportdeliveries where id = $1 and profile_id = $2',
);
const HISTORY = '/finance/laporan-v2/langganan?tab=riwayat';

/** @throws Refusal not-found; delivery-not-failed (409) */
export const retryDelivery: CallHandlers['finance.langganan.ulang'] = async ({ tx, branch, now }, { params }) => {
  const id = params['id'] ?? 0;
  if (!(await runOne(tx, exists, id, branch.id))) throw new Refusal('not-found');
  const again = await runOne(tx, retry, id, branch.id, now.toISOString());
  if (!again) throw new Refusal('delivery-not-failed');
  return { record: { id }, log: { message: `pengiriman ulang laporan kepada ${again.name}`, url: HISTORY } };
};

const insertTrial = named<{ id: number }, [number, number, string, string]>(
  'delivery_trial',
  `insert into reportdeliveries (profile_id, user_id, day, start_date, end_date, asked_by, status, next_at, created_at)
   values ($1, $2, $3, $3, $3, $2, ${deliveryState.mailing}, $4, $4) returning id`,
);

/** POST /api/finance/langganan/coba @throws Refusal mail-trial (422) without a server, or an address of one's own */
export const tryMail: CallHandlers['finance.langganan.coba'] = async (context) => {
  const { tx, branch, actor, today, now } = context;
  if (!(await sendsMail(tx, branch.id))) throw new Refusal('mail-trial', { why: 'Cabang belum mengatur e-mail' });
  const reader = await findReader({ tx, branch: branch.id, today }, actor.id);
  if (!reader?.email) throw new Refusal('mail-trial', { why: 'Isi dahulu alamat e-mail di profil Anda' });
  const made = await runOne(tx, insertTrial, branch.id, actor.id, today, now.toISOString());
  if (!made) throw new Error('The trial was not stored.');
  return { record: { id: made.id }, log: { message: 'e-mail percobaan', url: HISTORY } };
};
