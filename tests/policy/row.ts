// Rows of calls whose path does not say what they are about, or that need more than a row.
import sharp from 'sharp';
import { recordOf } from './record-row.ts';
import { bankRows } from './bank-row.ts';
import { found, type Made, mustBe, ownFavourite } from './made.ts';
import { deskRows } from './desk-row.ts';

export const patient: Made = async ({ patients }) => patients[0] ?? 0;
/** He has a last day, whatever was asked before. */
const leaver = found(`update users set leave_at = '2099-12-31' where username = 'dokter2.bdg' returning id`);
/** Somebody who is none of the askers: what happens to him ends no session of theirs. */
const colleague = found(`select id from users where username = 'dokter2.bdg'`);
const png = async (part: string) => {
  const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  return { part, filename: 'foto.png', bytes };
};
const picture: Made = async ({ manager, patients, clinic }) => {
  mustBe(await manager.upload(`/api/users/uploadavatar/${patients[0]}`, await png('avatar')), 200);
  const [file] = await clinic.database.asOwner<{ id: number }>('select max(id) as id from files');
  return file?.id ?? 0;
};
const logo: Made = async ({ head }) => {
  mustBe(await head.upload('/api/profile/1/logo', await png('logo')), 200);
  return 1;
};
const packageImage: Made = async ({ head, clinic }) => {
  const [type] = await clinic.database.asOwner<{ id: number }>('select min(id) as id from pakettypes');
  mustBe(await head.upload(`/api/paket/type/${type?.id}/image`, await png('image')), 200);
  return type?.id ?? 0;
};
/** A request for leave with its letter. */
const letter: Made = async (world, asker) => {
  mustBe(await world.manager.upload('/api/attendance/leave/surat', await png('bukti')), 201);
  return found(
    `update leaves set attachment_id = (select max(id) from files)
     where id = (select min(id) from leaves where profile_id = 1) returning id`,
  )(world, asker);
};
const visit = found('select id from visits where profile_id = 1 order by id limit 1');
let views = 0;
const view: Made = async (_world, asker) => {
  views += 1;
  const body = { list: 'service.unit', name: `Tampilan ${views}` };
  return mustBe(await asker.post<{ id: number }>('/api/saved-views', body), 201).id;
};
const session: Made = async (world, asker) => {
  const { username, id } = mustBe(await asker.get<{ id: number; username: string }>('/api/auth/me'), 200);
  await world.clinic.again(username);
  return found(`select max(id) as id from sessions where user_id = ${id}`)(world, asker);
};

const doctorsSlip = found(
  `select id from hutangtransactions where profile_id = 1 and actor_type = 'doctor' order by id limit 1`,
);
/** A file for the tax portal; the months of these clinics are not remitted. */
const taxFile = found(
  `insert into pphfiles (profile_id, kind, masa, form, form_version, revision, pph_ids, line_count, gross_amount,
     pph_amount, content, sha256)
   select 1, 'pph_doctor', '2026-01-01', form, version, 1, '{}', 1, 1, 1, '<x/>', ''
   from taxforms where form = 'bp21' order by version desc limit 1
   on conflict (profile_id, form, masa, revision) do update set sha256 = excluded.sha256 returning id`,
);
/** The same of payroll. */
const payrollFile = found(
  `insert into pphfiles (profile_id, kind, masa, form, form_version, revision, pph_ids, line_count, gross_amount,
     pph_amount, content, sha256)
   select 1, 'pph_pegawai', '2026-01-01', form, version, 1, '{}', 1, 1, 1, '<x/>', ''
   from taxforms where form = 'bpmp' order by version desc limit 1
   on conflict (profile_id, form, masa, revision) do update set sha256 = excluded.sha256 returning id`,
);
/** Whoever may take money has a drawer open; the others have none to ask about. */
const drawer: Made = async (world, asker) => {
  await asker.post('/api/finance/kasirsesi/open', { opening_amount: 0 });
  const { id } = mustBe(await asker.get<{ id: number }>('/api/auth/me'), 200);
  const own = `select coalesce(max(id), 0) as id from kasirsesis where user_id = ${id} and status = 0`;
  return found(own)(world, asker);
};

let requests = 0;
/** A request of each asker's own: nobody takes back another's. */
const ownRequest: Made = async (world, asker) => {
  requests += 1;
  const number = requests;
  const { id, role } = mustBe(await asker.get<{ id: number; role: number }>('/api/auth/me'), 200);
  return found(
    `insert into applogs (profile_id, role, module, message, created_by, status, action, command, assigner_role)
     values (1, ${role}, 5, 'permintaan uji', ${id}, 0, 'finance.discount', '{"uji": ${number}}', 5) returning id`,
  )(world, asker);
};

let photos = 0;
/** A photo for each asker: who comes first takes it away. */
const photo: Made = async ({ manager, visits }) => {
  photos += 1;
  const create = { width: 2 + photos, height: 2, channels: 3, background: '#a33' } as const;
  const file = { part: 'photo', filename: 'foto.png', bytes: await sharp({ create }).png().toBuffer() };
  const fields = { visit_id: String(visits[0]) };
  return mustBe(await manager.upload<{ id: number }>('/api/service/visitmultimedia', file, fields), 201).id;
};

/** A visit that no other route is asked about, so that it stays open. */
const openVisit: Made = async ({ visits }) => visits[2] ?? 0;
const chartEntry: Made = async (world, asker) => {
  const body = { visit_id: await openVisit(world, asker), entries: [{ tooth: 11, code: 'cfr' }] };
  const answer = await world.manager.post<{ entries: readonly { id: number }[] }>('/api/service/odontogram', body);
  return mustBe(answer, 201).entries.at(-1)?.id ?? 0;
};

let rules = 0;
/** A rule of the branch's own for each asker: who comes first puts it back. */
const ownRule: Made = async (world, asker) => {
  rules += 1;
  const general = `profile_id is null order by id offset ${rules % 10} limit 1`;
  const id = await found(`select id from jurnalautopostings where ${general}`)(world, asker);
  mustBe(await world.manager.put(`/api/finance/jurnalautoposting/${id}`, {}), 200);
  const own = `(event, component) = (select event, component from jurnalautopostings where id = ${id})`;
  return found(`select id from jurnalautopostings where profile_id = 1 and ${own}`)(world, asker);
};

let openings = 0;
/** A row of an opening balance for each asker, beside the one that names nobody: who comes first takes it back. */
const openingRow: Made = async (world, asker) => {
  openings += 1;
  const number = openings;
  const insert = (seq: number, actor: string) =>
    `insert into hutangs (profile_id, transaction_at, due_date, created_by, actor_type, actor_id, actor_name, kind, source_type,
       source_id, source_seq, description, amount, bruto_amount, akun_id, status)
     select 1, current_date, current_date, u.id, 'doctor', ${actor}, 'uji', 'saldo_awal', 'saldoawal', 999, ${seq}, 'UJI ${seq}', 1000,
       1000, a.id, 0
     from users u join akuns a on a.code = '2-1201' where u.username = 'dokter.bdg'
     on conflict (source_type, source_id, source_seq, kind, actor_type, coalesce(actor_id, 0)) do update set updated_at = now()
     returning id`;
  await found(insert(0, 'null'))(world, asker);
  return found(insert(number, 'u.id'))(world, asker);
};

const batch = found(
  `insert into batches (item_id, batch_no, expired_at) select id, 'UJI', '2030-01-31' from items where is_batch order by id limit 1
   on conflict (item_id, batch_no) do update set updated_at = now() returning id`,
);

const resep = found('select id from visitreseps where profile_id = 1 order by id limit 1');

/** A sale for a prescription: others have no labels. */
const dispensed = found(
  `insert into sales (profile_id, code, type, sold_at, customer_id, customer_name, visitresep_id, warehouse_id, subtotal_amount,
     total_amount, sold_by)
   select 1, 'JUAL/UJI/1', 2, current_date, v.customer_id, 'Pasien', r.id, w.id, 0, 0, v.customer_id
   from visitreseps r join visits v on v.id = r.visit_id join warehouses w on w.profile_id = r.profile_id
   where r.profile_id = 1 order by r.id desc, w.id limit 1
   on conflict (profile_id, code) do update set updated_at = now() returning id`,
);

/** A free day of the nurse, and a punch of hers that nobody has voided. */
const day = found(
  `insert into attendances (profile_id, pegawai_id, work_date, status) select profile_id, id, current_date - 40, 7
   from users where username = 'perawat.bdg'
   on conflict (pegawai_id, work_date) do update set status = 7, version = 1 returning id`,
);
const punch = found(
  `insert into attendancelogs (profile_id, pegawai_id, punched_at, source)
   select profile_id, id, date_trunc('second', now()) - (random() * 1000000)::int * interval '1 second', 2
   from users where username = 'perawat.bdg' returning id`,
);

/** A slip of the asker's own that was posted: his is the only one that everybody may read. */
const ownSlip: Made = async (world, asker) => {
  const { id } = mustBe(await asker.get<{ id: number }>('/api/auth/me'), 200);
  return found(
    `insert into payrolltransactions (profile_id, code, payrollperiode_id, pegawai_id, ptkp_status, tax_scheme, tax_method, status)
     select 1, 'GAJI/UJI/${id}', min(p.id), ${id}, 'TK/0', 1, 1, 3 from payrollperiodes p where p.profile_id = 1
     on conflict (payrollperiode_id, pegawai_id) do update set status = 3 returning id`,
  )(world, asker);
};

/** By the call's name. */
export const rows: Readonly<Record<string, Made>> = {
  'platform.files.show': picture,
  'platform.profile.logo': logo,
  'paket.type.image': packageImage,
  'platform.applog.withdraw': ownRequest,
  'platform.savedviews.edit': view,
  'platform.savedviews.delete': view,
  'platform.users.delete': patient,
  'platform.users.avatar': async (world, asker) => {
    await picture(world, asker);
    return patient(world, asker);
  },
  'platform.users.changepassword': colleague,
  'platform.users.features': colleague,
  'platform.users.changefeatures': colleague,
  'platform.users.sessions': colleague,
  'platform.auth.revoke': session,
  'service.customer.timeline': patient,
  'service.odontogram.void': chartEntry,
  'service.odontogram.sheet': openVisit,
  'service.visitmultimedia.delete': photo,
  ...recordOf(patient),
  'service.visit.parts': visit,
  'service.visit.charges': visit,
  'service.visitsoap.show': visit,
  'service.visitsoap.save': visit,
  'service.visitsoap.lock': visit,
  'service.visitsoap.add': visit,
  'service.tindakanfavorit.pin': found('select id from tindakanmedis where status = 1 order by id limit 1'),
  'service.resepfavorit.edit': ownFavourite,
  'service.resepfavorit.delete': ownFavourite,
  'service.orthoprogress.show': visit,
  'service.orthoprogress.save': visit,
  ...bankRows,
  'finance.hutang.lepas': openingRow,
  'finance.kasirsesi.close': drawer,
  ...deskRows,
  'finance.jurnalautoposting.edit': ownRule,
  'finance.jurnalautoposting.restore': ownRule,
  'finance.myincome.why': found('select id from tindakanincomes where profile_id = 1 order by id limit 1'),
  'finance.myincome.slipwhy': doctorsSlip,
  'finance.myincome.slip': doctorsSlip,
  'finance.myincome.buktipotong': found(
    `select id from pphs where profile_id = 1 and actor_type = 'doctor' order by id limit 1`,
  ),
  'finance.pph.unduh': taxFile,
  'finance.bill.angsuran': found('select bill_id as id from angsurans where profile_id = 1 order by bill_id limit 1'),
  'inventory.batch.trace': batch,
  'inventory.sales.etiket': dispensed,
  'inventory.sales.copyresep': dispensed,
  'inventory.resep.prepare': resep,
  'inventory.resep.handover': resep,
  'inventory.resep.cancel': resep,
  'inventory.batch.block': batch,
  'inventory.batch.unblock': batch,
  'attendance.attendance.edit': day,
  'attendance.log.void': punch,
  'attendance.leave.surat': letter,
  'attendance.pegawai.show': colleague,
  'attendance.pegawai.edit': colleague,
  'attendance.pegawai.resign': colleague,
  'attendance.pegawai.checklist': colleague,
  'attendance.pegawai.batalresign': leaver,
  // A run without slips has no papers.
  'attendance.payrollperiode.zip': found(
    'select payrollperiode_id as id from payrolltransactions where profile_id = 1 order by id limit 1',
  ),
  'attendance.payrolltransaction.pdf': ownSlip,
  'attendance.pph21.unduh': payrollFile,
  'attendance.licence.bukti': found(`select id from pegawailicences where profile_id = 1 order by id limit 1`),
};
