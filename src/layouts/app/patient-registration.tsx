// 'Pasien Baru' from within any form: the sheet lies over it, and who was registered is chosen there (workspace.md 2, 4).
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { can } from '../../policies/index.ts';
import { loadTexts } from '../../providers/i18n.ts';
import { branchOf, useUser } from '../../providers/session.ts';
import { type Asking, NewPatient } from '../../screens/patient/new-patient.ts';

/** The sheet has texts of two modules. */
const Sheet = lazy(async () => {
  const [{ RegistrationSheet }] = await Promise.all([
    import('../../parts/service/patient/registration-sheet.tsx'),
    loadTexts('service'),
    loadTexts('platform'),
  ]);
  return { default: RegistrationSheet };
});

export const PatientRegistration = ({ children }: { children: ReactNode }) => {
  const me = useUser();
  const [asking, ask] = useState<Asking>();
  const may = branchOf(me) !== null && can(me, 'service.registration.storecustomer', 'call');
  const close = () => ask(undefined);
  return (
    <NewPatient value={may ? ask : undefined}>
      {children}
      <Suspense>
        {asking && (
          <Sheet
            open
            typed={asking.typed}
            onClose={close}
            onDone={(patient) => {
              close();
              asking.onMade(patient);
            }}
          />
        )}
      </Suspense>
    </NewPatient>
  );
};
