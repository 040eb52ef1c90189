// '/finance/income/tindakanmedis/deviden': the investors' part of treatments, row by row, by investor or by month (finance.md 4).
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { DoctorPick } from '../../../parts/finance/income/doctor-pick.tsx';
import { IncomePage } from '../../../parts/finance/income/income-page.tsx';
import { type Asked, idOf, useAsked } from '../../../parts/finance/income/use-asked.ts';
import { DividendGroups } from './dividend-groups.tsx';
import { DividendRows } from './dividend-rows.tsx';

const WAYS = ['rows', 'investor', 'month'] as const;
type Way = (typeof WAYS)[number];

interface Props {
  readonly asked: Asked;
  readonly filter: Asked['query'] & { readonly doctor_id?: number; readonly investor_id?: number };
}
const useFrame = (asked: Asked, way: Way) => {
  const { t } = useTranslation();
  return {
    title: t('income.dividend.title'),
    about: t('income.dividend.about'),
    search: t('income.search'),
    asked,
    tools: (
      <>
        <DoctorPick asked={asked} />
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
  const frame = useFrame(asked, 'rows');
  return (
    <IncomePage {...frame} call="finance.income.deviden" query={filter} answer={query} count={answer?.count}>
      {answer && <DividendRows answer={answer} asked={asked} stale={query.isPlaceholderData} />}
    </IncomePage>
  );
};

const Groups = ({ asked, filter, by }: Props & { readonly by: Exclude<Way, 'rows'> }) => {
  const { query, answer } = useCall('finance.income.deviden.kelompok', { ...filter, by }, { keep: true });
  const frame = useFrame(asked, by);
  return (
    <IncomePage {...frame} call="finance.income.deviden.kelompok" query={{ ...filter, by }} answer={query}>
      {answer && <DividendGroups answer={answer} by={by} asked={asked} stale={query.isPlaceholderData} />}
    </IncomePage>
  );
};

export default function DividendIncomePage() {
  const asked = useAsked();
  const by = WAYS.find((way) => way === asked.valueOf('by'));
  const [doctor_id, investor_id] = [idOf(asked, 'doctor'), idOf(asked, 'investor')];
  const filter = {
    ...asked.query,
    ...(doctor_id !== undefined && { doctor_id }),
    ...(investor_id !== undefined && { investor_id }),
  };
  return by === 'investor' || by === 'month' ? (
    <Groups asked={asked} filter={filter} by={by} />
  ) : (
    <Rows asked={asked} filter={filter} />
  );
}
