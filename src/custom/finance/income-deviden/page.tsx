// '/finance/income/tindakanmedis/deviden': the investors' part of treatments, row by row, by investor or by month (finance.md 4).
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { userRole } from '../../../resources/platform/role.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import layout from '../../../kit/style/layout.module.css';
import { IncomePage } from '../../../parts/finance/income/income-page.tsx';
import { type Asked, useAsked } from '../../../parts/finance/income/use-asked.ts';
import { DividendGroups } from './dividend-groups.tsx';
import { DividendRows } from './dividend-rows.tsx';

const WAYS = ['rows', 'investor', 'month'] as const;
type Way = (typeof WAYS)[number];
const DOCTORS = { role: userRole.dokter };

interface Props {
  readonly asked: Asked;
  readonly filter: Asked['query'] & { readonly doctor_id?: number; readonly investor_id?: number };
}
const useFrame = ({ asked, filter }: Props, way: Way) => {
  const { t } = useTranslation();
  return {
    title: t('income.dividend.title'),
    about: t('income.dividend.about'),
    search: t('income.search'),
    asked,
    tools: (
      <>
        <div className={layout.pick}>
          <RefSelect
            resource="platform.users"
            filter={DOCTORS}
            label={t('income.doctor')}
            placeholder={t('income.everyDoctor')}
            value={filter.doctor_id ?? null}
            onChange={(doctor) => asked.put({ doctor: doctor === null ? '' : String(doctor) })}
          />
        </div>
        <Segmented<Way>
          aria-label={t('income.dividend.by')}
          value={way}
          options={WAYS.map((value) => ({ value, label: t(`income.dividend.way.${value}`) }))}
          onChange={(next) =>
            asked.put({ by: next === 'rows' ? '' : next, ...(next === 'investor' && { investor: '' }) })
          }
        />
      </>
    ),
  };
};

const Rows = ({ asked, filter }: Props) => {
  const { page, limit } = asked;
  const { query, answer } = useCall('finance.income.deviden', { ...filter, page, limit }, { keep: true });
  const frame = useFrame({ asked, filter }, 'rows');
  return (
    <IncomePage {...frame} call="finance.income.deviden" query={filter} answer={query} count={answer?.count}>
      {answer && <DividendRows answer={answer} asked={asked} stale={query.isPlaceholderData} />}
    </IncomePage>
  );
};

const Groups = ({ asked, filter, by }: Props & { readonly by: Exclude<Way, 'rows'> }) => {
  const { query, answer } = useCall('finance.income.deviden.kelompok', { ...filter, by }, { keep: true });
  const frame = useFrame({ asked, filter }, by);
  return (
    <IncomePage {...frame} call="finance.income.deviden.kelompok" query={{ ...filter, by }} answer={query}>
      {answer && <DividendGroups answer={answer} by={by} asked={asked} stale={query.isPlaceholderData} />}
    </IncomePage>
  );
};

export default function DividendIncomePage() {
  const asked = useAsked();
  const by = WAYS.find((way) => way === asked.valueOf('by'));
  const [doctor, investor] = [Number(asked.valueOf('doctor')), Number(asked.valueOf('investor'))];
  const filter = {
    ...asked.query,
    ...(doctor > 0 && { doctor_id: doctor }),
    ...(investor > 0 && { investor_id: investor }),
  };
  return by === 'investor' || by === 'month' ? (
    <Groups asked={asked} filter={filter} by={by} />
  ) : (
    <Rows asked={asked} filter={filter} />
  );
}
