// The lines of a journal that is not posted yet: what a closing or an event would book.
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../kit/table/data-table.tsx';
import style from './report.module.css';
import words from '../../../kit/style/words.module.css';
import { type Sides, sides } from './sides.tsx';

export interface EntryLine extends Sides {
  readonly akun?: { readonly code: string; readonly name: string };
  readonly description: string;
}

interface Props {
  readonly label: string;
  readonly lines: readonly EntryLine[];
}

export const EntryTable = ({ label, lines }: Props) => {
  const { t } = useTranslation();
  return (
    <DataTable<EntryLine>
      label={label}
      columns={[
        {
          key: 'account',
          head: t('report.account'),
          className: ({ credit }) => (credit > 0 ? style.credit : undefined),
          cell: ({ akun, description }) => (
            <>
              {akun?.code} {akun?.name}{' '}
              {akun && !description.includes(akun.name) && <span className={words.quiet}>{description}</span>}
            </>
          ),
        },
        ...sides(t, (line: EntryLine) => line),
      ]}
      rows={lines}
      keyOf={({ akun, debit, credit }) => `${akun?.code} ${debit} ${credit}`}
    />
  );
};
