// Prescriptions as they are answered, each with the allergies that its medicines touch (service.md 2.10).
import type { ReadOf, WholeOf } from '../../../../src/resources/answers.ts';
import { allergyTo } from '../../../../src/resources/service/alergi.ts';
import { visitresep } from '../../../../src/resources/service/visitresep.ts';
import type { Context, ListParameters } from '../../kernel/contract.ts';
import { belongsToNoted, byLookup } from '../../kernel/patient-search.ts';
import { ownRecords } from '../visit/own-records.ts';

interface Substance {
  readonly id: number;
  readonly name: string;
  readonly zat_aktif: string | null;
}
interface Beside {
  readonly substances: readonly Substance[];
  readonly alergi: readonly string[];
}

const SUBSTANCES = `(select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'zat_aktif', i.zat_aktif)), '[]')
  from visitresepitems l join items i on i.id = l.item_id where l.visitresep_id = t.id)`;
const ALLERGIES = `coalesce((select r.alergi from rekammedis r where r.customer_id = t.customer_id), '{}')`;

/** SQL: how many a patient has, for those who list people; `customer` is the SQL of his id. */
export const prescriptionsOf = (customer: string): string =>
  `(select count(*) from visitreseps p where p.customer_id = ${customer} and p.status <> ${visitresep.state.cancelled})`;

const records = ownRecords<typeof visitresep, Beside>(visitresep, {
  keyword: (search, reader) => `(${search.on('t.code')} or ${belongsToNoted('t', search, reader, byLookup)})`,
  more: { substances: SUBSTANCES, alergi: ALLERGIES },
});

/** `peringatan`: the medicines that the patient is allergic to, as his record says today. */
const present = ({
  substances,
  alergi,
  ...record
}: ReadOf<typeof visitresep> & Beside): WholeOf<'service.visitresep', 'show'> => {
  const peringatan = substances.flatMap((item) => {
    const touched = allergyTo(item, alergi);
    return touched === undefined ? [] : [{ item_id: item.id, alergi: touched }];
  });
  return { ...record, peringatan };
};

export const listResep = async (context: Context, parameters: ListParameters) => {
  const { data, ...rest } = await records.list(context, parameters);
  return { ...rest, data: data.map(present) };
};

/** @throws Refusal not-found (404), also for a doctor who does not treat the patient */
export const showResep = async (context: Context, id: number) => present(await records.show(context, id));
