// Tax and bank profile of a payee: what is withheld of him, and where his money goes.
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { formShape } from '../../../resources/kernel/shape.ts';
import { profileFields } from '../../../resources/finance/payee-profile.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import formStyle from '../../../kit/form/form.module.css';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import layout from '../../../kit/style/layout.module.css';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { PayeeAt } from './payee.ts';

const WIDTH = 560;
const FORM = 'payee-profile';
const fields = Object.entries(profileFields).map(([name, field]) => ({ name, field }));
type Profile = AnswerOf<'finance.actorpajak.show'>['data'];

interface FormProps {
  readonly payee: PayeeAt;
  readonly profile: Profile;
  readonly onClose: () => void;
}
const ProfileForm = ({ payee: { actor_type, actor_id }, profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const { send } = useSend('finance.actorpajak.simpan', tellDone(t('form.saved')));
  const record = profile ?? undefined;
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: formShape(profileFields),
    ...(record && { record: { ...record, id: actor_id, version: 1 } }),
    submit: async (values) => {
      await send({}, { ...values, actor_type, actor_id });
      onClose();
    },
  });
  return (
    <form id={FORM} className={layout.stackLarge} noValidate onSubmit={(event) => void onSubmit(event)}>
      {refusal && <RefusalAlert refusal={refusal} />}
      <div className={formStyle.grid}>
        {fields.map((named) => (
          <FormField
            key={named.name}
            {...named}
            control={form.control}
            idPrefix={FORM}
            {...(record && { record: { ...record, id: actor_id, version: 1 } })}
          />
        ))}
      </div>
    </form>
  );
};

export const ProfileDrawer = ({ payee, onClose }: { payee: PayeeAt; onClose: () => void }) => {
  const { t } = useTranslation();
  const { actor_type, actor_id, actor_name } = payee;
  const { query, answer } = useCall('finance.actorpajak.show', { actor_type, actor_id }, { staleTime: 0 });
  return (
    <FormDrawer
      title={`${t('hutang.profile')}: ${actor_name}`}
      form={FORM}
      width={WIDTH}
      disabled={!answer}
      onClose={onClose}
    >
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active />}
      {answer && <ProfileForm payee={payee} profile={answer.data} onClose={onClose} />}
    </FormDrawer>
  );
};
