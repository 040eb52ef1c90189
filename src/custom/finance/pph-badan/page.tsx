// '/finance/hutang/pajak/pph_badan': the income tax of the group month by month, reckoned, remitted and reported, and the worksheet of its
// year (finance.md 4, 6.6; docs/decisions/0058).
import { BankOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import dayjs from 'dayjs';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { pphKind } from '../../../resources/finance/pajak-kind.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { Answered } from '../../../kit/state/answered.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { CompanyMonths } from './company-months.tsx';
import { Worksheet } from './worksheet.tsx';
import { YearPicker } from '../../../kit/date/period-picker.tsx';

const RemitDrawer = lazy(async () => ({
  default: (await import('../../../parts/finance/tax/remit-drawer.tsx')).RemitDrawer,
}));
const LABEL = 'PPh Badan';

/** The year stands in the address; without one, that of the last month that is over. */
const useYear = () => {
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('year') ?? '';
  const year = /^2\d{3}$/.test(asked) ? Number(asked) : dayjs(today).subtract(1, 'month').year();
  return [year, (next: number) => setAddress({ year: String(next) }, { replace: true })] as const;
};

const Setting = ({ setting }: { setting: AnswerOf<'finance.pphbadan.masa'>['setting'] }) => {
  const { t } = useTranslation();
  if (!setting) return <Alert type="info" showIcon message={t('companyTax.unset')} />;
  const branch = setting.branch.name;
  if (!setting.own) return <Alert type="info" showIcon message={t('companyTax.elsewhere', { branch })} />;
  return <p className={words.quiet}>{t('companyTax.booked', { branch })}</p>;
};

export default function CompanyTaxPage() {
  const { t } = useTranslation();
  const me = useUser();
  const [year, setYear] = useYear();
  const [remitting, setRemitting] = useState(false);
  const { query, answer } = useCall('finance.pphbadan.masa', { year }, { keep: true });
  const close = () => {
    setRemitting(false);
    void query.refetch();
  };
  return (
    <>
      <PageHeader
        title={LABEL}
        actions={
          mayCall(me, 'finance.pph.setor') && (
            <Button icon={<BankOutlined aria-hidden />} onClick={() => setRemitting(true)}>
              {t('hutang.remit')}
            </Button>
          )
        }
      />
      <div className={layout.stackLarge} aria-busy={query.isFetching}>
        <div className={layout.row}>
          <YearPicker label={t('companyTax.year')} year={year} onChange={setYear} />
        </div>
        <Answered query={query} answer={answer}>
          {({ setting, months }) => (
            <>
              <Setting setting={setting} />
              <section className={surface.sheet}>
                <h2 className={words.heading}>{t('companyTax.months')}</h2>
                <CompanyMonths months={months} onDone={query.refetch} />
              </section>
              {setting?.own && <Worksheet year={year} />}
            </>
          )}
        </Answered>
      </div>
      {remitting && (
        <Suspense>
          <RemitDrawer kind={pphKind.company} label={LABEL} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
