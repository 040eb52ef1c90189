// 'Pasien Baru': one sheet for the whole registration, and the way out when the patient is known already (service.md 4, 6.1).
import { useInvalidate } from '@refinedev/core';
import { Alert, App, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../providers/send.ts';
import { user } from '../../../resources/platform/user.ts';
import { type Registration, registrationShape } from '../../../resources/service/registration.ts';
import { patientFields } from '../../../resources/service/patient-fields.ts';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { Candidates } from './candidates.tsx';
import type { Candidate, Patient } from '../../platform/person/patient.ts';
import { RegistrationForm } from './registration-form.tsx';
import layout from '../../../kit/style/layout.module.css';

const FORM = 'registration';
const WIDTH = 760;
const CONFLICT = 409;
const fields = Object.entries(patientFields).map(([name, field]) => ({ name, field }));

/** What a 409 carries: whom the patient may be, and what was to be stored. */
interface Conflict {
  readonly message: string;
  readonly candidates: readonly Candidate[];
  /** The same identity number: it cannot be registered again. */
  readonly same: boolean;
  readonly values: Registration;
}
interface Refused {
  readonly message: string;
  readonly statusCode: number;
  readonly body?: { readonly code?: string; readonly candidates?: readonly Candidate[] };
}

const conflictOf = (error: unknown, values: Registration): Conflict | undefined => {
  const { statusCode, body, message } = error as Refused;
  if (statusCode !== CONFLICT || !body?.candidates) return undefined;
  return { message, candidates: body.candidates, same: body.code !== 'patient-similar', values };
};

/** How somebody answers a conflict. */
type Extra = Pick<Registration, 'force' | 'link_customer_id'>;

const ConflictAlert = ({ conflict, onSend }: { conflict: Conflict; onSend: (extra: Extra) => void }) => {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed stands far below on a long sheet.
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), [conflict]);
  return (
    <div ref={place}>
      <Alert
        type="warning"
        showIcon
        message={conflict.message}
        description={
          <>
            <Candidates candidates={conflict.candidates} onLink={({ id }) => onSend({ link_customer_id: id })} />
            {!conflict.same && <Button onClick={() => onSend({ force: true })}>{t('registration.anyway')}</Button>}
          </>
        }
      />
    </div>
  );
};

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What was typed where nobody was found: a name, or digits of a telephone. */
  readonly typed?: string;
  /** The patient who was registered or linked. */
  readonly onDone: (patient: Patient) => void;
}

/** The card that nearly everybody brings, and what was typed before. Nothing else is assumed: a required choice starts empty. */
const startOf = (typed = '') => ({
  idcard_type: 'ktp',
  ...(typed !== '' && (/^\+?[\d\s().-]+$/.test(typed) ? { phone: typed } : { name: typed })),
});

const Sheet = ({ onDone, typed }: Pick<Props, 'onDone' | 'typed'>) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { send: register } = useSend('service.registration.storecustomer');
  const invalidate = useInvalidate();
  const [conflict, setConflict] = useState<Conflict>();

  const send = async (values: Registration) => {
    setConflict(undefined);
    const patient = await register({}, values);
    await invalidate({ resource: user.name, invalidates: ['list', 'detail'] });
    message.success(t('registration.saved', { name: patient.name, rm: patient.username }));
    onDone(patient);
  };
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: registrationShape,
    record: startOf(typed),
    submit: async (values) => {
      try {
        await send(values);
      } catch (error) {
        const found = conflictOf(error, values);
        if (!found) throw error;
        setConflict(found);
      }
    },
  });
  const resend = (extra: Extra) =>
    conflict &&
    void send({ ...conflict.values, ...extra }).catch((error: unknown) =>
      message.error(error instanceof Error ? error.message : (error as Refused).message),
    );
  return (
    <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      <RegistrationForm form={form} />
      {conflict && <ConflictAlert conflict={conflict} onSend={resend} />}
    </form>
  );
};

export const RegistrationSheet = ({ open, typed, onClose, onDone }: Props) => {
  const { t } = useTranslation();
  return (
    <FormDrawer
      open={open}
      title={t('registration.title')}
      form={FORM}
      width={WIDTH}
      action={t('registration.save')}
      onClose={onClose}
    >
      <Sheet typed={typed} onDone={onDone} />
    </FormDrawer>
  );
};
