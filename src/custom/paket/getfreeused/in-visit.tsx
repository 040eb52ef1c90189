// A treatment or a form lab is taken out of a package in a visit of the patient; where he has none, one is booked.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { programType } from '../../../resources/paket/history-life.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import type { SlotData } from '../../../parts/paket/slot/slot.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly slot: SlotData;
  readonly visit: VisitData | undefined;
  readonly onBook: () => void;
}

/** The visit with the form that begins with the slot. */
const pathOf = (visit: number, { id, type, perawatan_id, laboratoriumjasa_id }: SlotData): string =>
  type === programType.formlab
    ? `/service/visit/${visit}?tab=formlab&slot=${id}&jasa=${laboratoriumjasa_id}`
    : `/service/visit/${visit}?tab=tindakan&slot=${id}&perawatan=${perawatan_id}`;

export const InVisit = ({ slot, visit, onBook }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const isBlocked = slot.blocked_reason !== null && !slot.overridable;
  if (isBlocked) return null;
  if (visit)
    return (
      <div className={layout.row}>
        <LinkButton to={pathOf(visit.id, slot)}>
          {t(slot.type === programType.formlab ? 'claim.openLab' : 'claim.openVisit', { code: visit.code })}
        </LinkButton>
      </div>
    );
  if (!can(me, resource.name, 'create')) return null;
  return (
    <div className={layout.row}>
      <Button onClick={onBook} aria-label={`${t('claim.book')}: ${slot.name}`}>
        {t('claim.book')}
      </Button>
    </div>
  );
};
