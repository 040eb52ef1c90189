// The treatments that stand as buttons at a doctor's chair: those that he keeps there, then those that he did most of late
// (workspace.md 3).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { FAVOURITES } from '../../../../src/resources/service/favourite-calls.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';

/** Days that use is counted over. */
const OF_LATE = 180;

type Button = Required<AnswerOf<'service.tindakanfavorit.list'>['data'][number]>;
type Asked = [doctor: number, branches: readonly number[], since: string, branch: number | null, today: string];

const buttonsOf = named<Button, Asked>(
  'treatment_favourites',
  `with used as (
     select perawatan_id, count(*) as times from visitperawatans
     where doctor_id = $1 and profile_id = any ($2) and status = ${visitperawatan.state.done} and performed_at >= $3::date
     group by perawatan_id)
   select m.id, m.code, m.name, m.scope, f.id is not null as pinned, treatment_price(m.id, $4, $5::date) as price
   from tindakanmedis m left join used u on u.perawatan_id = m.id
     left join tindakanfavorits f on f.perawatan_id = m.id and f.doctor_id = $1 and f.profile_id = any ($2)
   where m.status = ${activeStatus.active} and (f.id is not null or u.times > 0)
   order by f.id nulls last, u.times desc, m.name limit ${FAVOURITES}`,
);
const holdDoctor = named<unknown, [number]>('favourite_doctor', 'select id from users where id = $1 for no key update');
const treatmentOf = named<{ name: string; pins: number }, [treatment: number, doctor: number]>(
  'favourite_treatment',
  `select name, (select count(*)::int from tindakanfavorits f where f.doctor_id = $2 and f.perawatan_id <> $1) as pins
   from tindakanmedis where id = $1 and status = ${activeStatus.active}`,
);
const pin = named<unknown, [branch: number, doctor: number, treatment: number]>(
  'favourite_pin',
  `insert into tindakanfavorits (profile_id, created_by, doctor_id, perawatan_id) values ($1, $2, $2, $3)
   on conflict (doctor_id, perawatan_id) do nothing`,
);
const unpin = named<unknown, [doctor: number, treatment: number]>(
  'favourite_unpin',
  'delete from tindakanfavorits where doctor_id = $1 and perawatan_id = $2',
);

/** Without prices for roles that see no money. */
const openTo = (role: number, { price, ...button }: Button) => (maySee(role, 'money') ? { ...button, price } : button);

/** GET /api/service/tindakanfavorit: of the doctor who asks, or of the one who is named by others. */
export const listFavourites: CallHandlers['service.tindakanfavorit.list'] = async (context: Context, { query }) => {
  const { tx, actor, branches, today } = context;
  const doctor = actor.role === DOKTER ? actor.id : query.doctor;
  const branch = branches.length === 1 ? (branches[0] ?? null) : null;
  const rows = await run(tx, buttonsOf, doctor, branches, addDays(today, -OF_LATE), branch, today);
  const data = rows.map((row) => openTo(actor.role, row));
  return { data, count: data.length };
};

/**
 * PUT /api/service/tindakanfavorit/{id}: a doctor keeps a treatment among his buttons, or takes it away.
 * @throws Refusal not-found (404): no such treatment, favourites-full (422): as many as there are places
 */
export const pinFavourite: CallHandlers['service.tindakanfavorit.pin'] = async (context, { params, body }) => {
  const { tx, actor, branch } = context;
  const id = params['id'] ?? 0;
  // Of two at once the second waits, and counts the first.
  await run(tx, holdDoctor, actor.id);
  const treatment = await runOne(tx, treatmentOf, id, actor.id);
  if (!treatment) throw new Refusal('not-found');
  if (body.pinned && treatment.pins >= FAVOURITES) throw new Refusal('favourites-full', { n: FAVOURITES });
  await (body.pinned ? run(tx, pin, branch.id, actor.id, id) : run(tx, unpin, actor.id, id));
  const message = `${body.pinned ? 'penyematan' : 'pelepasan'} tombol tindakan ${treatment.name}`;
  return { record: { id }, log: { message, url: '/service/visit', after: body } };
};
