// What stands above an examination: which one is shown, its paper, the comparison, and what is not saved yet.
import { PrinterOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../providers/call.ts';
import { formatInstant } from '../../../resources/kernel/date.ts';
import type { ExamData } from '../../../resources/service/perio-answer.ts';
import { useZone } from '../../../kit/date/zone.ts';
import layout from '../../../kit/style/layout.module.css';

/** Stands in the choice for the examination of the visit; ids begin with 1. */
const THIS_VISIT = 0;

interface ChoiceProps {
  /** Examinations of other visits, oldest first. */
  readonly others: readonly Pick<ExamData, 'id' | 'recorded_at'>[];
  /** Id of the one of another visit that is shown. */
  readonly shown: number | undefined;
  /** It is looked at in a visit, whose own examination can be chosen too. */
  readonly inVisit: boolean;
  readonly onPick: (id: number) => void;
}
const ExamChoice = ({ others, shown, inVisit, onPick }: ChoiceProps) => {
  const { t } = useTranslation();
  const zone = useZone();
  const newestFirst = others.toReversed();
  const options = [
    ...(inVisit ? [{ value: THIS_VISIT, label: t('perio.thisVisit') }] : []),
    ...newestFirst.map(({ id, recorded_at }) => ({ value: id, label: formatInstant(zone, new Date(recorded_at)) })),
  ];
  if (options.length === 0) return null;
  return (
    <Select
      size="small"
      aria-label={t('perio.which')}
      value={shown ?? THIS_VISIT}
      options={options}
      popupMatchSelectWidth={false}
      onChange={onPick}
    />
  );
};

interface Props extends ChoiceProps {
  /** Id of the examination to print; undefined: there is none, or what is shown is not saved. */
  readonly printed: number | undefined;
  /** Examinations can be compared; undefined: there are too few. */
  readonly onCompare: (() => void) | undefined;
  readonly comparing: boolean;
  /** Something was entered and is not saved. */
  readonly typed: boolean;
  readonly busy: boolean;
  /** Undefined: it is only read. */
  readonly onSave: (() => void) | undefined;
}
export const ExamBar = ({ printed, onCompare, comparing, typed, busy, onSave, ...choice }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={layout.row}>
      <ExamChoice {...choice} />
      {printed !== undefined && (
        <Button
          size="small"
          icon={<PrinterOutlined aria-hidden />}
          href={callUrl('service.perio.print', { id: printed })}
          target="_blank"
        >
          {t('perio.print')}
        </Button>
      )}
      {onCompare && (
        <Button size="small" aria-pressed={comparing} onClick={onCompare}>
          {t('perio.compare')}
        </Button>
      )}
      {typed && <span role="status">{t('perio.unsaved')}</span>}
      {onSave && (
        <Button size="small" type="primary" disabled={!typed} loading={busy} onClick={onSave}>
          {t('perio.save')}
        </Button>
      )}
    </div>
  );
};
