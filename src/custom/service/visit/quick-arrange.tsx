// Which treatments stand among the buttons always: pinned and taken off by a click, others added by name.
import { PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCall } from '../../../providers/send.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import type { Favourite } from './chair-hand.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import style from './quick-treatments.module.css';

interface Props {
  readonly favourites: readonly Favourite[];
  readonly onChanged: () => void;
}

const { to, filter } = visitperawatan.fields.perawatan_id;

export const QuickArrange = ({ favourites, onChanged }: Props) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const pin = async (id: number, pinned: boolean): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await sendCall('service.tindakanfavorit.pin', { id }, { pinned });
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    setBusy(false);
    onChanged();
  };
  return (
    <div className={layout.stackSmall}>
      {refusal && <RefusalAlert refusal={refusal} />}
      <p className={words.faint}>{t('chair.arrangeHint')}</p>
      <ul className={style.buttons}>
        {favourites.map(({ id, name, pinned }) => (
          <li key={id}>
            <Button
              block
              className={style.button}
              disabled={busy}
              icon={pinned ? <PushpinFilled aria-hidden /> : <PushpinOutlined aria-hidden />}
              aria-pressed={pinned}
              aria-label={t(pinned ? 'chair.unpin' : 'chair.pin', { name })}
              onClick={() => void pin(id, !pinned)}
            >
              <span className={style.name}>{name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className={style.other}>
        <RefSelect
          resource={to}
          filter={filter}
          value={null}
          label={t('chair.pinOther')}
          placeholder={t('chair.pinOther')}
          disabled={busy}
          onChange={(id) => id !== null && void pin(id, true)}
        />
      </div>
    </div>
  );
};
