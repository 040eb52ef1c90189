// Both records side by side: what differs is marked, and one is chosen to be kept.
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../resources/kernel/date.ts';
import { genders } from '../../../resources/platform/person.ts';
import { user } from '../../../resources/platform/user.ts';
import type { LikelyPair, PairedPatient } from '../../../resources/service/merge-calls.ts';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import style from './duplicates.module.css';

const dayOf = (day: string | null): string => (day === null ? '' : formatDate(day));
const { fields } = user;

type Compared = readonly [string, (patient: PairedPatient) => string];

/** What is compared, in words. */
const useRows = (): readonly Compared[] => {
  const { t } = useTranslation();
  return [
    [t('person.rm'), ({ username }) => username],
    [fields.name.label, ({ name }) => name],
    [fields.gender.label, ({ gender }) => genders.find(({ value }) => value === gender)?.label ?? ''],
    [fields.birth_date.label, ({ birth_date }) => dayOf(birth_date)],
    [fields.idcard.label, ({ idcard }) => idcard ?? ''],
    [fields.phone.label, ({ phone }) => phone ?? ''],
    [fields.address.label, ({ address }) => address ?? ''],
    [fields.join_at.label, ({ join_at }) => dayOf(join_at)],
    [t('person.visits'), ({ visits_count }) => String(visits_count)],
    [fields.profile_id.label, ({ profile_name }) => profile_name],
  ];
};

interface Props {
  readonly pair: LikelyPair;
  /** Id of the patient who stays. */
  readonly kept: number;
  readonly onKeep: (id: number) => void;
}

export const CompareTable = ({ pair, kept, onKeep }: Props) => {
  const { t } = useTranslation();
  const both = [pair.first, pair.second];
  return (
    <Radio.Group value={kept} className={style.choice} onChange={(event) => onKeep(Number(event.target.value))}>
      <DataTable
        label={t('record.duplicate.keep')}
        rows={useRows()}
        keyOf={([label]) => label}
        columns={[
          { key: 'what', head: t('record.duplicate.keep'), as: 'name', cell: ([label]) => label },
          ...both.map((patient): Column<Compared> => ({
            key: String(patient.id),
            head: <Radio value={patient.id}>{patient.username}</Radio>,
            className: ([, read]) => (read(pair.first) === read(pair.second) ? undefined : style.differs),
            cell: ([, read]) => read(patient),
          })),
        ]}
      />
    </Radio.Group>
  );
};
