// '/finance/deviden/transaction/:id': a dividend with its parts: approved, paid, taken back; an investor's own part (finance.md 4).
import { useTranslation } from 'react-i18next';
import { detour } from '../../../providers/access.ts';
import { useUser } from '../../../providers/session.ts';
import type { ShownOf } from '../../../resources/answers.ts';
import { deviden } from '../../../resources/finance/deviden.ts';
import { standingDividendStates } from '../../../resources/finance/deviden-life.ts';
import { formatNumber, formatPercent } from '../../../resources/kernel/money.ts';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import type { Loaded } from '../../../screens/record/use-record.ts';

type Share = ShownOf<'finance.deviden'>['details'][number];
type Figure = 'lembar' | 'percent' | 'amount' | 'pph_amount' | 'paid_amount' | 'outstanding';
const SUMMED: readonly Figure[] = ['lembar', 'amount', 'pph_amount', 'paid_amount', 'outstanding'];
const FIGURES: readonly Figure[] = ['lembar', 'percent', 'amount', 'pph_amount', 'paid_amount', 'outstanding'];
const PAYING = '/finance/hutang/actor/investor';

const Tools = ({ record }: { record: Loaded }) => (
  <WhyButton call="finance.deviden.why" id={record.id} of={String(record['code'])} worded />
);

/** To the page that pays investors, for who may open it. */
const PayLink = ({ share }: { share: Share }) => {
  const { t } = useTranslation();
  const me = useUser();
  if (share.outstanding <= 0 || detour(me, PAYING, { call: 'finance.hutang.aktor' }) !== undefined) return null;
  return (
    <Link
      to={`${PAYING}?actor=${share.investor_id}`}
      aria-label={t('dividend.payOne', { name: share.investordata.name })}
    >
      {t('dividend.pay')}
    </Link>
  );
};

const Shares = ({ record }: { record: Loaded }) => {
  const { t } = useTranslation();
  const shares = record['details'] as readonly Share[];
  const owed = standingDividendStates.includes(Number(record['status']));
  const figure = (key: Figure): Column<Share> => ({
    key,
    head: t(`dividend.share.${key}`),
    as: 'figure',
    cell: (share) => (key === 'percent' ? formatPercent(share.percent) : formatNumber(share[key])),
    ...(SUMMED.includes(key) && { sum: formatNumber(shares.reduce((sum, share) => sum + share[key], 0)) }),
  });
  return (
    <section className={surface.sheet}>
      <h2 className={words.heading}>{t('dividend.parts')}</h2>
      <DataTable<Share>
        label={t('dividend.parts')}
        rows={shares}
        keyOf={({ id }) => id}
        phone="cards"
        sumLabel={t('hutang.sum')}
        columns={[
          { key: 'investor', head: t('dividend.investor'), as: 'name', cell: ({ investordata }) => investordata.name },
          ...(owed ? FIGURES : FIGURES.slice(0, 3)).map(figure),
          {
            key: 'why',
            head: t('why.head'),
            as: 'action',
            cell: (share) => (
              <>
                <WhyButton call="finance.devidendetail.why" id={share.id} of={share.investordata.name} />
                {owed && <PayLink share={share} />}
              </>
            ),
          },
        ]}
      />
    </section>
  );
};

export default function DividendPage() {
  return <DocumentScreen resource={deviden} Tools={Tools} Below={Shares} />;
}
