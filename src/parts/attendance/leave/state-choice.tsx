// The state in which requests are listed, those that wait first.
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import surface from '../../../kit/style/surface.module.css';
import { requestState, requestStates } from '../../../resources/attendance/leave-life.ts';

const { requested, approved, rejected, cancelled } = requestState;
const ORDER = [requested, approved, rejected, cancelled] as const;

interface Props {
  readonly status: number;
  readonly onChange: (status: number) => void;
}
export const StateChoice = ({ status, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <Segmented<number>
      className={surface.slide}
      aria-label={t('attendance.leave.states')}
      value={status}
      onChange={onChange}
      options={ORDER.map((value) => ({ value, label: requestStates[value].label }))}
    />
  );
};
