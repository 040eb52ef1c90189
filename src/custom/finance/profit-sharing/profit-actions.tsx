// 'Simpan Draft', 'Setujui' and 'Batalkan' of a month.
import { SaveOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { profitsharing } from '../../../resources/finance/profitsharing.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { JournalLink } from '../../../screens/record/journal-link.tsx';
import { type NamedVerb, verbsFor } from '../../../screens/record/verbs.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const VerbDialog = onDemand(async () => (await import('../../../screens/record/verb-dialog.tsx')).VerbDialog);

type Month = AnswerOf<'finance.profitsharing.bulan'>;
const { state } = profitsharing;

interface Props {
  readonly shown: Month;
  /** Looks again at what is kept. */
  readonly onDone: () => Promise<unknown>;
}

const SaveButton = ({ shown: { month, record, changed }, onDone }: Props) => {
  const { t } = useTranslation();
  const { send } = useSend('finance.profitsharing.hitung', tellDone(t('form.saved')));
  const { refusal, busy, run } = useSending(async () => {
    await send({}, { month });
    await onDone();
  });
  return (
    <>
      {refusal && <RefusalAlert refusal={refusal} />}
      <Button
        type={record === null || changed ? 'primary' : 'default'}
        icon={<SaveOutlined aria-hidden />}
        loading={busy}
        onClick={() => void run()}
      >
        {t('profit.save')}
      </Button>
    </>
  );
};

const Verbs = ({ shown: { record, changed }, onDone }: Props) => {
  const me = useUser();
  const [chosen, choose] = useState<NamedVerb>();
  if (!record) return null;
  return (
    <>
      {verbsFor(profitsharing, me, record.status).map((named) => (
        <Button
          key={named.name}
          type={named.verb.tone === 'primary' && !changed ? 'primary' : 'default'}
          danger={named.verb.tone === 'danger'}
          // What is on the screen is no longer what was kept.
          disabled={named.name === 'approve' && changed}
          onClick={() => choose(named)}
        >
          {named.verb.label}
        </Button>
      ))}
      {chosen && (
        <VerbDialog
          resource={profitsharing}
          record={{ ...record }}
          named={chosen}
          fields={Object.entries(chosen.verb.input).map(([name, field]) => ({ name, field }))}
          onClose={() => {
            choose(undefined);
            void onDone();
          }}
        />
      )}
    </>
  );
};

export const ProfitActions = ({ shown, onDone }: Props) => {
  const me = useUser();
  const { record } = shown;
  const mayKeep = mayCall(me, 'finance.profitsharing.hitung') && record?.status !== state.approved;
  return (
    <>
      {record?.journal_id && <JournalLink type="profitsharing" id={record.id} of={record.code} />}
      {mayKeep && <SaveButton shown={shown} onDone={onDone} />}
      <Verbs shown={shown} onDone={onDone} />
    </>
  );
};
