// What a visit leaves on the chart: treatments with a code of the odontogram are written when it ends, and taken back when it goes
// on; a cancelled visit leaves nothing (service.md 3.1).
import { currentChart, dmfOf } from '../../../../src/resources/service/odontogram-chart.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { named, run } from '../../../db/statement.ts';
import { type DoneWork, requireEntries, workEntries } from '../../../domain/service/chart-entry.ts';
import { readEntries } from './odontogram-read.ts';
import { storeEntries } from './odontogram-write.ts';
import type { VisitPart } from '../visit/visit-part.ts';

const workOf = named<DoneWork, [number]>(
  'odontogram_work',
  `select t.id, t.doctor_id, m.odontogram_code as code, t.tooth, t.surfaces
   from visitperawatans t join tindakanmedis m on m.id = t.perawatan_id
   where t.visit_id = $1 and t.status = ${visitperawatan.state.done} and t.tooth is not null and m.odontogram_code is not null
   order by t.performed_at, t.id`,
);
const lockSheet = named<unknown, [number, number, number, number, string]>(
  'odontogram_sheet_lock',
  'update odontograms set d = $2, m = $3, f = $4, locked_at = $5 where visit_id = $1',
);
const unlockSheet = named<unknown, [number]>(
  'odontogram_sheet_unlock',
  'update odontograms set locked_at = null where visit_id = $1',
);
const voidEntries = named<unknown, [number, string, number, string, boolean]>(
  'odontogram_void_visit',
  `update odontogramentries set voided_at = $2, voided_by = $3, void_reason = $4
   where visit_id = $1 and voided_at is null and (visitperawatan_id is not null or not $5)`,
);
const REOPENED = 'Kunjungan dibuka kembali';
const CANCELLED = 'Kunjungan dibatalkan';

export const odontogramPart: VisitPart = {
  /** @throws Refusal odontogram-tooth-state (422) for work on a tooth that the chart says is not there */
  finished: async (context, visit) => {
    const [work, before] = await Promise.all([
      run(context.tx, workOf, visit.id),
      readEntries(context, visit.customer_id),
    ]);
    const entries = workEntries(currentChart(before), work);
    requireEntries(before, entries);
    if (entries.length > 0) await storeEntries(context, visit, entries);
    const { d, m, f } = dmfOf(currentChart([...before, ...entries]));
    await run(context.tx, lockSheet, visit.id, d, m, f, context.now.toISOString());
  },
  reopened: async ({ tx, actor, now }, visit) => {
    await run(tx, voidEntries, visit.id, now.toISOString(), actor.id, REOPENED, true);
    await run(tx, unlockSheet, visit.id);
  },
  cancelled: async ({ tx, actor, now }, visit) => {
    await run(tx, voidEntries, visit.id, now.toISOString(), actor.id, CANCELLED, false);
  },
};
