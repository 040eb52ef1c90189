// One prescription in the queue: whose it is, what it asks for, and whether that is there.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { callUrl } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { formatTime, timeIn } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { useZone } from '../../../kit/date/zone.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import type { Resep } from './page.tsx';

type Item = Resep['items'][number];

/** Enough of it is there, some, or none. */
export const lightOf = ({ available, qty }: Pick<Item, 'available' | 'qty'>) =>
  available >= qty ? 'success' : available > 0 ? 'warning' : 'danger';

const ItemLine = ({ item, served }: { item: Item; served: boolean }) => {
  const { t } = useTranslation();
  const light = lightOf(item);
  const less = served && item.qty_served !== null && item.qty_served < item.qty;
  return (
    <li className={layout.between}>
      <span>
        {item.name}{' '}
        <span className={words.faint}>
          {formatNumber(item.qty)} {item.unit} · {item.signa}
        </span>
      </span>
      {!served && <StatusChip tone={light} label={t(`resep.light.${light}`, { qty: formatNumber(item.available) })} />}
      {less && <StatusChip tone="warning" label={t('resep.served', { qty: formatNumber(item.qty_served ?? 0) })} />}
      {item.alergi && <StatusChip tone="danger" label={t('resep.allergic', { alergi: item.alergi })} />}
    </li>
  );
};

const Papers = ({ sale, code }: { sale: number; code: string }) => {
  const { t } = useTranslation();
  return (
    <>
      <Button
        href={callUrl('inventory.sales.etiket', { id: sale })}
        target="_blank"
        aria-label={t('resep.etiketOf', { code })}
      >
        {t('resep.etiket')}
      </Button>
      <Button
        href={callUrl('inventory.sales.copyresep', { id: sale })}
        target="_blank"
        aria-label={t('resep.copyOf', { code })}
      >
        {t('resep.copy')}
      </Button>
    </>
  );
};

export const ResepCard = ({ resep, onOpen }: { resep: Resep; onOpen: () => void }) => {
  const { t } = useTranslation();
  const zone = useZone();
  const me = useUser();
  const { code, customer, doctor, sale, state } = resep;
  const served = state === 'diserahkan';
  return (
    <article className={`${surface.card} ${layout.stackSmall}`} aria-label={`${code} ${customer.name}`}>
      <div className={layout.between}>
        <span className={words.faint}>{code}</span>
        <span className={words.faint}>{formatTime(timeIn(zone, new Date(resep.sent_at)))}</span>
      </div>
      <div>
        <strong>{customer.name}</strong>
        <div className={words.faint}>
          {t('resep.rm', { rm: customer.code })} · {doctor.name}
        </div>
      </div>
      {resep.alergi.length > 0 && (
        <StatusChip tone="danger" label={t('resep.allergies', { alergi: resep.alergi.join(', ') })} />
      )}
      <ul className={layout.stackTight}>
        {resep.items.map((item) => (
          <ItemLine key={item.id} item={item} served={served} />
        ))}
      </ul>
      <div className={layout.rowTight}>
        {!served && can(me, 'inventory.resep.prepare', 'call') && (
          <Button type="primary" onClick={onOpen} aria-label={t(`resep.open.${state}Of`, { code })}>
            {t(`resep.open.${state}`)}
          </Button>
        )}
        {sale && <Papers sale={sale.id} code={code} />}
        {served && sale && (
          <StatusChip tone={sale.paid ? 'success' : 'warning'} label={t(sale.paid ? 'resep.paid' : 'resep.unpaid')} />
        )}
      </div>
    </article>
  );
};
