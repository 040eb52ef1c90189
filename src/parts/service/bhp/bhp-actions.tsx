// Confirms the consumables of a treatment, or takes the confirmation back; the same in the visit and in the list of treatments.
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog.tsx';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { heldFor } from '../../../screens/request/requests.ts';
import { bhpState, type BhpTreatment, mayCancelBhp, mayConfirmBhp } from './bhp.ts';
import { useBhpReload } from './bhp-reload.ts';

const BhpDrawer = lazy(async () => ({ default: (await import('./bhp-drawer.tsx')).BhpDrawer }));

interface Props {
  readonly treatment: BhpTreatment;
  /** State of its visit: consumables are confirmed in the unit and after the visit. */
  readonly visitStatus: number;
}

export const BhpActions = ({ treatment, visitStatus }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const { send } = useSend('service.visitperawatan.bhpbatal', tellDone(t('form.saved')));
  const reload = useBhpReload();
  const [asked, ask] = useState<'confirm' | 'cancel'>();
  const used = bhpState(treatment) === 'used';
  const open =
    treatment.status !== visitperawatan.state.cancelled &&
    (visitStatus === visitState.inUnit || visitStatus === visitState.finished);
  const close = () => ask(undefined);
  if (!open) return null;
  return (
    <>
      {!used && mayConfirmBhp(me) && (
        <Button
          size="small"
          type={treatment.has_bhp ? 'primary' : 'default'}
          aria-label={t('supply.confirmOf', { name: treatment.name })}
          onClick={() => ask('confirm')}
        >
          {t('supply.confirm')}
        </Button>
      )}
      <RequestChips record={treatment} />
      {used && mayCancelBhp(me) && (
        <Button
          size="small"
          type="text"
          danger
          disabled={heldFor(treatment, 'service.bhp.cancel') !== undefined}
          aria-label={t('supply.cancelOf', { name: treatment.name })}
          onClick={() => ask('cancel')}
        >
          {t('supply.cancel')}
        </Button>
      )}
      {asked === 'confirm' && (
        <Suspense>
          <BhpDrawer treatment={treatment} onClose={close} />
        </Suspense>
      )}
      {asked === 'cancel' && (
        <ReasonDialog
          title={t('supply.cancelOf', { name: treatment.name })}
          action={t('supply.cancel')}
          onClose={close}
          onGiven={async (reason) => {
            await send({ id: treatment.id }, { reason });
            await reload();
          }}
        />
      )}
    </>
  );
};
