// The settings of the branch as the masters have them, the latest first; changed there.
import { useTranslation } from 'react-i18next';
import type { ListedOf } from '../../../resources/answers.ts';
import { devidensetting, dividendIntervals, dividendMethods } from '../../../resources/finance/devidensetting.ts';
import { percentText } from '../../../resources/kernel/money.ts';
import { useUser } from '../../../providers/session.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { offers } from '../../../screens/resource-fields.ts';

type Row = ListedOf<'finance.devidensetting'>;
const { fields, screens } = devidensetting;

interface Props {
  readonly rows: readonly Row[];
  readonly waits: boolean;
  readonly failure: { readonly message: string; readonly onRetry: () => void } | undefined;
}

export const SettingsTable = ({ rows, waits, failure }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  return (
    <section className={`${surface.sheet} ${layout.stack}`}>
      <div className={layout.rowWide}>
        <h2 className={words.heading}>{devidensetting.label}</h2>
        {offers(devidensetting, me, 'edit') && (
          <span className={layout.apart}>
            <LinkButton to={screens.list ?? '/'}>{t('dividend.change')}</LinkButton>
          </span>
        )}
      </div>
      <DataTable<Row>
        label={devidensetting.label}
        rows={rows}
        keyOf={({ id }) => id}
        phone="cards"
        waits={waits}
        failure={failure}
        columns={[
          {
            key: 'method',
            head: fields.metode.label,
            as: 'name',
            cell: ({ metode }) => dividendMethods.find(({ value }) => value === metode)?.label,
          },
          {
            key: 'percent',
            head: fields.percent.label,
            as: 'figure',
            cell: ({ percent }) => percentText(percent),
          },
          {
            key: 'reserve',
            head: fields.reserve_percent.label,
            as: 'figure',
            cell: ({ reserve_percent }) => percentText(reserve_percent),
          },
          {
            key: 'interval',
            head: fields.interval.label,
            cell: ({ interval }) => dividendIntervals.find(({ value }) => value === interval)?.label,
          },
          {
            key: 'tax',
            head: fields.pajak_id.label,
            cell: ({ pajakdata }) => pajakdata?.name ?? fields.pajak_id.none,
          },
          {
            key: 'from',
            head: fields.valid_from.label,
            as: 'code',
            cell: ({ valid_from }) => <DateText value={valid_from} />,
          },
          { key: 'to', head: fields.valid_to.label, as: 'code', cell: ({ valid_to }) => <DateText value={valid_to} /> },
        ]}
      />
    </section>
  );
};
