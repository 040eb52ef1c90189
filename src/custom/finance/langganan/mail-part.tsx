// Tab 'E-mail': the server that the branch sends by. A password that is kept is never shown; left empty, it stays.
import { Alert, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { readCall, useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { mailFields } from '../../../resources/platform/mail.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import formStyle from '../../../kit/form/form.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { FormField, type OwnInput } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';

type Settings = AnswerOf<'platform.email.show'>['settings'];

const FORM = 'mail';
const fields = Object.entries(mailFields).map(([name, field]) => ({ name, field }));
const STARTTLS_PORT = 587;

const Password: OwnInput = ({ id, value, onChange, invalid, describedBy }) => (
  <Input.Password
    id={id}
    autoComplete="new-password"
    value={typeof value === 'string' ? value : ''}
    status={invalid ? 'error' : undefined}
    aria-describedby={describedBy}
    onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
  />
);

const START = { port: STARTTLS_PORT, security: 'starttls' };
const recordOf = (settings: Settings) => ({ ...settings, version: settings?.version ?? 0 });

const Trial = () => {
  const { t } = useTranslation();
  const { send, busy } = useSend('finance.langganan.coba', tellDone(t('langganan.trialQueued')), {
    tellsRefusal: true,
  });
  return (
    <Button loading={busy} onClick={() => void send({}, undefined).catch(() => undefined)}>
      {t('langganan.sendTrial')}
    </Button>
  );
};

const MailForm = ({ settings, onDone }: { readonly settings: Settings; readonly onDone: () => void }) => {
  const { t } = useTranslation();
  const saving = useSend('platform.email.simpan', tellDone(t('form.saved')));
  const removing = useSend('platform.email.hapus', tellDone(t('langganan.mailRemoved')), { tellsRefusal: true });
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: formShape(mailFields),
    ...(settings ? { record: recordOf(settings) } : { start: START, about: recordOf(null) }),
    newest: async () => recordOf((await readCall('platform.email.show', {})).settings),
    submit: async (values, _dirty, { version }) => {
      await saving.send({}, { ...values, version });
      onDone();
    },
  });
  return (
    <form id={FORM} className={layout.stackLarge} noValidate onSubmit={(event) => void onSubmit(event)}>
      {refusal && <RefusalAlert refusal={refusal} />}
      {settings ? (
        <p className={words.quiet}>
          {settings.has_password ? t('langganan.hasPassword') : t('langganan.hasNoPassword')}{' '}
          {t('langganan.changedBy', { name: settings.updated_by })} <InstantText value={settings.updated_at} />
        </p>
      ) : (
        <Alert type="info" showIcon message={t('langganan.noMail')} />
      )}
      <div className={formStyle.grid}>
        {fields.map((named) => (
          <FormField
            key={named.name}
            {...named}
            control={form.control}
            idPrefix={FORM}
            Own={named.name === 'password' ? Password : undefined}
          />
        ))}
      </div>
      <div className={layout.row}>
        <Button type="primary" htmlType="submit" loading={saving.busy}>
          {t('form.save')}
        </Button>
        {settings && <Trial />}
        {settings && (
          <Button
            danger
            loading={removing.busy}
            onClick={() => void removing.send({}, undefined).then(onDone, () => undefined)}
          >
            {t('langganan.removeMail')}
          </Button>
        )}
      </div>
    </form>
  );
};

export const MailPart = () => {
  const { query, answer } = useCall('platform.email.show', {}, { staleTime: 0 });
  const again = () => void query.refetch();
  if (query.isError) return <ErrorState message={query.error.message} onRetry={again} />;
  if (!answer) return <WaitingRows />;
  // What was saved begins the form anew: the password is not kept in it.
  return <MailForm key={answer.settings?.version ?? 0} settings={answer.settings} onDone={again} />;
};
