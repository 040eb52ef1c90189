// The forms that the palette opens over any page: a new patient, and then a visit for him.
import { useState } from 'react';
import { can } from '../../policies/index.ts';
import { useUser } from '../../providers/session.ts';
import { RegistrationSheet } from '../../parts/service/patient/registration-sheet.tsx';
import { useToday } from '../../kit/date/use-today.ts';
import { VisitDrawer } from '../../parts/service/visit/visit-form.tsx';
import type { Sheet } from './use-actions.ts';

interface Props {
  readonly sheet: Sheet | undefined;
  /** Who the visit is for, where he was found first. */
  readonly patient: number | undefined;
  readonly onSheet: (sheet: Sheet | undefined) => void;
}

export default function PaletteSheets({ sheet, patient, onSheet }: Props) {
  const today = useToday();
  const me = useUser();
  const [registered, setRegistered] = useState<number>();
  const close = () => {
    setRegistered(undefined);
    onSheet(undefined);
  };
  return (
    <>
      <RegistrationSheet
        open={sheet === 'patient'}
        onClose={close}
        onDone={({ id }) => {
          setRegistered(id);
          onSheet(can(me, 'service.visit', 'create') ? 'visit' : undefined);
        }}
      />
      <VisitDrawer open={sheet === 'visit'} customerId={registered ?? patient} date={today} onClose={close} />
    </>
  );
}
