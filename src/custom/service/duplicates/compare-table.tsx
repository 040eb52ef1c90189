// Both records side by side: what differs is marked, and one is chosen to be kept.
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../resources/kernel/date.ts';
import { genders } from '../../../resources/platform/person.ts';
import { user } from '../../../resources/platform/user.ts';
import type { LikelyPair, PairedPatient } from '../../../resources/service/merge-calls.ts';
import style from './duplicates.module.css';

const dayOf = (day: string | null): string => (day === null ? '' : formatDate(day));
const { fields } = user;

/** What is compared, in words. */
const useRows = (): readonly (readonly [string, (patient: PairedPatient) => string])[] => {
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
  const rows = useRows();
  const both = [pair.first, pair.second];
  return (
    <Radio.Group value={kept} className={style.choice} onChange={(event) => onKeep(Number(event.target.value))}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{t('record.duplicate.keep')}</th>
            {both.map(({ id, username }) => (
              <th key={id} scope="col">
                <Radio value={id}>{username}</Radio>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, read]) => {
            const [one, other] = both.map(read);
            return (
              <tr key={label} data-differs={one !== other || undefined}>
                <th scope="row">{label}</th>
                <td>{one}</td>
                <td>{other}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Radio.Group>
  );
};
