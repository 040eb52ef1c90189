// '/service/rekammedis/tindakanmedis': what was done, visit by visit, or by treatment and by doctor (service.md 4).
import { Segmented } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Resource } from '../../../resources/kernel/define.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { nameCell } from '../../../screens/list/cells.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import style from '../../../kit/style/value.module.css';
import { FieldCell } from '../../../screens/views/field-view.tsx';

const Groups = lazy(async () => ({ default: (await import('./groups.tsx')).Groups }));

const { visit: _visit, status: _status, sum: _sum, ...filters } = visitperawatan.list.filters;
/** The same treatments with other columns: those that were done, for whom and by whom. */
const history: Resource = {
  ...visitperawatan,
  label: 'Riwayat Tindakan',
  screens: {},
  list: {
    ...visitperawatan.list,
    columns: ['performed_at', 'customer_id', 'name', 'tooth', 'diagnosa', 'doctor_id', 'cabang', 'qty', 'amount'],
    filters,
    sort: { field: 'performed_at', order: 'desc' },
  },
};
/** With its category, which has no column of its own. */
const Treatment = ({ row }: { row: ListRow }) => (
  <>
    {String(row.name)}
    <div className={style.quiet}>{typeof row.kategori === 'string' && row.kategori}</div>
  </>
);
/** With the surfaces that were treated. */
const Teeth = ({ row }: { row: ListRow }) => (
  <>
    <FieldCell field={visitperawatan.fields.tooth} name="tooth" record={row} />
    <div className={style.quiet}>
      <FieldCell field={visitperawatan.fields.surfaces} name="surfaces" record={row} />
    </div>
  </>
);
const overrides: RowOverrides = { cells: { name: Treatment, tooth: Teeth, doctor_id: nameCell('doctordata') } };
const DONE = { status: String(visitperawatan.state.done) };
const MODES = ['rincian', 'tindakan', 'dokter'] as const;
type Mode = (typeof MODES)[number];

export default function HistoryPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const mode = MODES.find((known) => known === search.get('by')) ?? 'rincian';
  const tools = (
    <Segmented<Mode>
      aria-label={t('lab.groupBy')}
      value={mode}
      onChange={(by) => setSearch(by === 'rincian' ? {} : { by })}
      options={MODES.map((value) => ({ value, label: t(`lab.by.${value}`) }))}
    />
  );
  if (mode === 'rincian')
    return <ListScreen resource={history} fixed={DONE} overrides={overrides} tools={tools} creates={false} />;
  return (
    <Suspense fallback={<WaitingRows />}>
      <Groups key={mode} by={mode} title={history.label} tools={tools} />
    </Suspense>
  );
}
