// A likely pair: both patients in a word, how alike they are, and the two answers to it.
import { SwapOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { sendCall } from '../../../providers/send.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { rateText } from '../../../resources/kernel/money.ts';
import type { LikelyPair, PairedPatient } from '../../../resources/service/merge-calls.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { heldFor } from '../../../screens/request/requests.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Link } from '../../../kit/page/link.tsx';
import style from './duplicates.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

const Who = ({ patient }: { patient: PairedPatient }) => {
  const { t } = useTranslation();
  const { id, name, username, birth_date, phone, visits_count } = patient;
  return (
    <div className={layout.lines}>
      <Link to={`/service/rekammedis/${id}`}>{name}</Link>
      <span className={words.quiet}>
        {[username, birth_date && formatDate(birth_date), phone].filter(Boolean).join(' · ')}
      </span>
      <span className={words.quiet}>{t('patient.visits', { n: visits_count })}</span>
    </div>
  );
};

interface Props {
  readonly pair: LikelyPair;
  readonly onMerge: () => void;
  /** They are not one. */
  readonly onDone: () => void;
}

export const Pair = ({ pair, onMerge, onDone }: Props) => {
  const { t } = useTranslation();
  const { first, second, score } = pair;
  const { refusal, busy, run } = useSending(async () => {
    await sendCall('service.registration.bedakan', {}, { first_id: first.id, second_id: second.id });
    onDone();
  });
  const names = { one: first.username, other: second.username };
  return (
    <li className={style.pair}>
      <Who patient={first} />
      <SwapOutlined className={`${words.faint} ${style.between}`} aria-hidden />
      <Who patient={second} />
      <div className={layout.row}>
        <StatusChip label={t('record.duplicate.score', { percent: rateText(Math.round(score * 100)) })} tone="info" />
        <RequestChips record={pair} />
      </div>
      <div className={layout.row}>
        <Popconfirm
          title={t('record.duplicate.apartQuestion')}
          okText={t('record.duplicate.apart')}
          cancelText={t('form.cancel')}
          onConfirm={() => void run()}
        >
          <Button loading={busy} aria-label={t('record.duplicate.apartOf', names)}>
            {t('record.duplicate.apart')}
          </Button>
        </Popconfirm>
        <Button
          type="primary"
          disabled={heldFor(pair, 'service.patient.merge') !== undefined}
          aria-label={t('record.duplicate.compareOf', names)}
          onClick={onMerge}
        >
          {t('record.duplicate.compare')}
        </Button>
      </div>
      {refusal && <RefusalAlert refusal={refusal} />}
    </li>
  );
};
