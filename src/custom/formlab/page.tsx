// '/service/rekammedis/formlab': every order to a laboratory, from the desk that sends it to the mouth it is made for (service.md 4).
import { useTranslation } from 'react-i18next';
import { maySee } from '../../policies/index.ts';
import { useUser } from '../../providers/session.ts';
import { formlab } from '../../resources/service/formlab.ts';
import { ListScreen } from '../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../screens/list/row-overrides.ts';
import type { ListRow } from '../../screens/list/use-records.ts';
import { DueText } from '../../screens/parts/formlab/due-text.tsx';
import { FormlabActions } from '../../screens/parts/formlab/formlab-actions.tsx';
import type { FormlabData } from '../../screens/parts/formlab/formlab.ts';

/** The list of this resource holds form labs. */
const of = (row: ListRow) => row as unknown as FormlabData;

const overrides: RowOverrides = {
  cells: { due_at: ({ row }) => <DueText formlab={of(row)} /> },
  Actions: ({ row }) => <FormlabActions formlab={of(row)} />,
};

export default function FormlabPage() {
  const { t } = useTranslation();
  const { role } = useUser();
  const totals = [
    { sum: 'qty', label: t('lab.pieces') },
    ...(maySee(role, 'fee') ? [{ sum: 'labfee_estimate', label: t('lab.estimate'), money: true } as const] : []),
  ];
  return <ListScreen resource={formlab} overrides={overrides} creates={false} totals={totals} />;
}
