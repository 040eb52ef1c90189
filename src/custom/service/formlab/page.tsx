// '/service/rekammedis/formlab': every order to a laboratory, from the desk that sends it to the mouth it is made for (service.md 4).
import { useTranslation } from 'react-i18next';
import { maySee } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { formlab } from '../../../resources/service/formlab.ts';
import { dayCell, nameCell } from '../../../screens/list/cells.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { DueText } from '../../../parts/service/formlab/due-text.tsx';
import { FormlabActions } from '../../../parts/service/formlab/formlab-actions.tsx';
import type { FormlabData } from '../../../parts/service/formlab/formlab.ts';
import words from '../../../kit/style/words.module.css';

const WorkCell = ({ row }: { row: FormlabData }) => {
  const { jasadata, labdata, tooth, shade } = row;
  const where = [tooth?.join(', '), shade].filter(Boolean).join(' · ');
  return (
    <>
      {jasadata.name}
      {where && (
        <div className={words.faint}>
          {formlab.fields.tooth.label} {where}
        </div>
      )}
      <div className={words.faint}>{labdata.name}</div>
    </>
  );
};

const SentDay = dayCell('sent_at');
const ReceivedDay = dayCell('received_at');
const DueCell = ({ row }: { row: FormlabData }) => (
  <>
    <DueText formlab={row} />
    {row.sent_at && (
      <div className={words.faint}>
        {formlab.fields.sent_at.label} <SentDay row={row} />
      </div>
    )}
    {row.received_at && (
      <div className={words.faint}>
        {formlab.fields.received_at.label} <ReceivedDay row={row} />
      </div>
    )}
  </>
);

/** Columns that stand in the cell of another one. */
const MERGED = ['laboratorium_id', 'tooth', 'shade', 'sent_at', 'received_at'];
const { visit: _visit, perawatan: _perawatan, ...filters } = formlab.list.filters;
/** What fits on a screen; the sheet has every column. */
const page = {
  ...formlab,
  list: {
    ...formlab.list,
    columns: formlab.list.columns.filter((name) => !MERGED.includes(name)),
    filters,
  },
} satisfies Resource;
const overrides = {
  cells: {
    laboratoriumjasa_id: WorkCell,
    doctor_id: nameCell('doctordata'),
    due_at: DueCell,
  },
  Actions: ({ row }: { row: FormlabData }) => <FormlabActions formlab={row} />,
};

export default function FormlabPage() {
  const { t } = useTranslation();
  const { role } = useUser();
  const totals = [
    { sum: 'qty', label: t('lab.pieces') },
    ...(maySee(role, 'fee') ? [{ sum: 'labfee_estimate', label: t('lab.estimate'), money: true } as const] : []),
  ];
  return <ListScreen resource={page} overrides={overrides} creates={false} totals={totals} />;
}
