// Enters a diagnosis, with the tooth that it belongs to.
import { useCreate } from '@refinedev/core';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visitdiagnosa } from '../../../../resources/service/visitdiagnosa.ts';
import { refusalOf, type Refusal } from '../../../../kit/form/refusal.ts';
import { RefusalAlert } from '../../../../kit/form/refusal-alert.tsx';
import { DiagnosisSelect } from './diagnosis-select.tsx';
import layout from '../../../../kit/style/layout.module.css';
import style from './diagnosis.module.css';

const { fields } = visitdiagnosa;
const TOOTH_OPTIONS = fields.tooth.options.map(({ value, label }) => ({ value, label }));

export const AddDiagnosis = ({ visitId, doctorId }: { visitId: number; doctorId: number }) => {
  const { t } = useTranslation();
  const { mutateAsync } = useCreate();
  const [diagnosaId, choose] = useState<number>();
  const [tooth, setTooth] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const diagnosisField = useId();
  const toothField = useId();
  const add = async (): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await mutateAsync({
        resource: visitdiagnosa.name,
        values: { visit_id: visitId, diagnosa_id: diagnosaId, ...(tooth !== undefined && { tooth }) },
        successNotification: false,
        errorNotification: false,
      });
      choose(undefined);
      setTooth(undefined);
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    setBusy(false);
  };
  return (
    <form
      className={layout.stackSmall}
      aria-label={t('note.addDiagnosis')}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      {refusal && <RefusalAlert refusal={refusal} />}
      <div className={style.addFields}>
        <div className={style.wide}>
          <label htmlFor={diagnosisField} className={style.label}>
            {fields.diagnosa_id.label}
          </label>
          <DiagnosisSelect id={diagnosisField} doctor={doctorId} value={diagnosaId} onChange={choose} />
        </div>
        <div className={style.narrow}>
          <label htmlFor={toothField} className={style.label}>
            {fields.tooth.label}
          </label>
          <Select
            id={toothField}
            virtual={false}
            showSearch
            allowClear
            style={{ width: '100%' }}
            optionFilterProp="label"
            options={TOOTH_OPTIONS}
            value={tooth}
            onChange={(next: number | undefined) => setTooth(next)}
          />
        </div>
        <Button type="primary" htmlType="submit" loading={busy} disabled={diagnosaId === undefined}>
          {t('note.addDiagnosis')}
        </Button>
      </div>
    </form>
  );
};
