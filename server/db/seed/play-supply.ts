// What a demo visit signs, uses up and prescribes.
import { addDays, ageAt } from '../../../src/resources/kernel/date.ts';
import { ADULT_AGE } from '../../../src/resources/service/consent-text.ts';
import { serialOf } from './random.ts';
import { signaturePicture } from '../../files/signature.ts';
import { named, run, runOne } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Stage } from './play-day.ts';

/** Where in the day it happens: the visit and its code, its doctor's job, and the minute. */
export interface Moment {
  readonly visitId: number;
  readonly code: string;
  readonly doctor: string;
  readonly minute: number;
}

/** Days of prescriptions. */
const RESEP_DAYS = 30;
/** Every so many treatments of yesterday and today wait for the nurse. */
const FORGOTTEN = 5;

interface Signer {
  readonly name: string;
  readonly birth_date: string | null;
  readonly wali_name: string | null;
  readonly template: number | null;
}
const signerOf = named<Signer, [number, number]>(
  'demo_signer',
  `select c.name, c.birth_date, c.wali_name, case when m.isconsent then m.consenttemplate_id end as template
   from visits v join users c on c.id = v.customer_id, tindakanmedis m where v.id = $1 and m.id = $2`,
);
interface Expected {
  readonly id: number;
  readonly lines: readonly { readonly item_id: number; readonly qty_used: number }[];
}
const expectedOf = named<Expected, [number]>(
  'demo_expected',
  `select t.id, jsonb_agg(jsonb_build_object('item_id', l.item_id, 'qty_used', l.qty_default) order by l.id) as lines
   from visitperawatans t join visitperawatanbhps l on l.visitperawatan_id = t.id
   where t.visit_id = $1 and t.status = 1 group by t.id order by t.id`,
);
/** Whether all that a treatment is expected to use lies in the branch's room on the day. */
const isThere = named<{ there: boolean }, [treatment: number, day: string]>(
  'demo_there',
  `select not exists (
     select from (select profile_id, item_id, sum(qty_default) as qty from visitperawatanbhps where visitperawatan_id = $1 group by 1, 2) l
     where l.qty > coalesce((
       select sum(s.qty) from stock_balances s join warehouses w on w.id = s.warehouse_id left join batches k on k.id = s.batch_id
       where w.profile_id = l.profile_id and w.is_default_bhp and s.item_id = l.item_id
         and (k.id is null or (not k.is_blocked and (k.expired_at is null or k.expired_at > $2)))), 0)) as there`,
);
const medicines = named<{ id: number; code: string; safe: boolean }, [number]>(
  'demo_medicines',
  `select i.id, i.code, coalesce(r.alergi, '{}') = '{}' as safe
   from items i, visits v left join rekammedis r on r.customer_id = v.customer_id
   where v.id = $1 and i.type = 1 order by i.code`,
);

/** The nurse has the consent signed that a treatment asks for. */
export const signIfNeeded = async (
  { tx, crew, day }: Pick<Stage, 'tx' | 'crew' | 'day'>,
  { visitId, minute }: Omit<Moment, 'code'>,
  treatment: { readonly id: number },
): Promise<void> => {
  const signer = await runOne(tx, signerOf, visitId, treatment.id);
  if (!signer || signer.template === null) return;
  const { name, birth_date, wali_name } = signer;
  const minor = birth_date !== null && ageAt(birth_date, day) < ADULT_AGE;
  const signs = minor ? (wali_name ?? name) : name;
  const picture = await signaturePicture(signs);
  await crew.at('perawat', instantAt(crew.branch.timezone, day, minute)).call('service.consent.sign', {
    visit_id: visitId,
    consenttemplate_id: signer.template,
    perawatan_ids: [treatment.id],
    decision: 'setuju',
    signer: minor ? 'wali' : 'pasien',
    signer_name: signs,
    signer_relation: minor ? 'Orang tua' : null,
    signature: `data:image/png;base64,${picture.toString('base64')}`,
    signature_typed: false,
  });
};

/** The nurse confirms what was used; lately she has not come to everything yet, and what is not there waits. */
export const confirmUsed = async (
  { tx, crew, day, today }: Pick<Stage, 'tx' | 'crew' | 'day' | 'today'>,
  { visitId, code, minute }: Moment,
): Promise<void> => {
  const nurse = crew.at('perawat', instantAt(crew.branch.timezone, day, minute));
  for (const [n, { id, lines }] of (await run(tx, expectedOf, visitId)).entries()) {
    const waits = (serialOf(code) + n) % FORGOTTEN === 0 && day >= addDays(today, -1);
    // Asked for each treatment: the one before it may have used the last.
    if (!waits && (await runOne(tx, isThere, id, day))?.there)
      await nurse.call('service.visitperawatan.bhp', { lines: [...lines] }, { params: { id } });
  }
};

const PAINFUL: readonly string[] = ['BDM-02', 'BDM-03', 'BDM-04', 'KSV-03', 'KSV-04'];
const SURGICAL: readonly string[] = ['BDM-03', 'BDM-04'];

/** The doctor prescribes against pain, after surgery against infection too, and sends it to the pharmacy. */
export const prescribe = async (
  { tx, crew, day, today }: Stage,
  { visitId, doctor, minute }: Omit<Moment, 'code'>,
  codes: readonly string[],
): Promise<void> => {
  if (day < addDays(today, -RESEP_DAYS) || !codes.some((code) => PAINFUL.includes(code))) return;
  const known = await run(tx, medicines, visitId);
  const line = (code: string, qty: number, signa: string) =>
    known
      .filter((item) => item.code === code && item.safe)
      .map(({ id: item_id }) => ({ item_id, qty, signa, isracikan: false }));
  const surgical = codes.some((code) => SURGICAL.includes(code));
  const items = [
    ...line('OBT-00003', 10, '3x1 sesudah makan, bila nyeri'),
    ...(surgical ? line('OBT-00002', 15, '3x1 sesudah makan, dihabiskan') : []),
  ];
  if (items.length === 0) return;
  const person = crew.at(doctor, instantAt(crew.branch.timezone, day, minute));
  const { id } = await person.create('service.visitresep', { visit_id: visitId, items });
  await person.act('service.visitresep', id, 'kirim', {});
};
