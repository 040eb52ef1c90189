// Tab Resep: the prescriptions of the visit, from the draft to the pharmacy (service.md 3.2, 4).
import { PlusOutlined, PrinterOutlined } from '@ant-design/icons';
import { useInvalidate, useList } from '@refinedev/core';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { callUrl } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { visitresep } from '../../../resources/service/visitresep.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { VerbDialog } from '../../../screens/record/verb-dialog.tsx';
import { type NamedVerb, verbsFor } from '../../../screens/record/verbs.ts';
import { allergyOf, groupsOf, type ResepData, type ResepItem } from './resep.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import style from './supply.module.css';

const ResepDrawer = lazy(async () => ({ default: (await import('./resep-drawer.tsx')).ResepDrawer }));
const MOST = 50;

const Medicine = ({ resep, item }: { resep: ResepData; item: ResepItem }) => {
  const { t } = useTranslation();
  const alergi = allergyOf(resep, item);
  return (
    <>
      <span className={words.name}>{item.itemdata?.name}</span> {formatNumber(item.qty)} {item.unit}
      {alergi !== null && (
        <div className={words.danger}>
          {[t('supply.allergic', { alergi }), item.alergi_reason].filter(Boolean).join(': ')}
        </div>
      )}
    </>
  );
};

const Group = ({ resep, items }: { resep: ResepData; items: readonly ResepItem[] }) => {
  const { t } = useTranslation();
  const [first] = items;
  if (!first) return null;
  return (
    <li>
      {first.racikan_group === null ? (
        <Medicine resep={resep} item={first} />
      ) : (
        <>
          <span className={words.name}>{t('supply.compoundOf', { group: first.racikan_group })}</span>
          <ul className={style.compound}>
            {items.map((item) => (
              <li key={item.item_id}>
                <Medicine resep={resep} item={item} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={words.faint}>{first.signa}</div>
    </li>
  );
};

interface CardProps {
  readonly visit: VisitData;
  readonly resep: ResepData;
  readonly onEdit: () => void;
  readonly onVerb: (named: NamedVerb) => void;
}

const Actions = ({ visit, resep, onEdit, onVerb }: CardProps) => {
  const { t } = useTranslation();
  const me = useUser();
  const sendable = visit.status === visitState.inUnit || visit.status === visitState.finished;
  return (
    <div className={`${layout.rowTight} ${style.actions}`}>
      <Button
        size="small"
        icon={<PrinterOutlined aria-hidden />}
        href={callUrl('service.visitresep.print', { id: resep.id })}
        target="_blank"
        aria-label={t('supply.printOf', { code: resep.code })}
      >
        {t('supply.print')}
      </Button>
      {resep.status === visitresep.state.draft && can(me, visitresep.name, 'edit') && (
        <Button size="small" aria-label={`${t('show.edit')}: ${resep.code}`} onClick={onEdit}>
          {t('show.edit')}
        </Button>
      )}
      {verbsFor(visitresep, me, resep.status)
        .filter(({ name }) => name !== 'kirim' || sendable)
        .map((named) => (
          <Button
            key={named.name}
            size="small"
            type={named.verb.tone === 'primary' ? 'primary' : 'default'}
            danger={named.verb.tone === 'danger'}
            aria-label={`${named.verb.label}: ${resep.code}`}
            onClick={() => onVerb(named)}
          >
            {named.verb.label}
          </Button>
        ))}
    </div>
  );
};

const Card = (props: CardProps) => {
  const { resep } = props;
  const state = visitresep.states[resep.status];
  return (
    <li className={`${surface.sheet} ${style.card}`} data-cancelled={resep.status === visitresep.state.cancelled}>
      <div className={layout.row}>
        <h3 className={`${words.heading} ${style.title}`}>{resep.code}</h3>
        <StatusChip label={state.label} tone={state.tone} />
        <span className={words.faint}>
          {resep.doctordata?.name} {resep.sent_at && <InstantText value={resep.sent_at} />}
        </span>
        <Actions {...props} />
      </div>
      <ul className={`${layout.stackSmall} ${style.items}`}>
        {groupsOf(resep.items).map((items, at) => (
          <Group key={items[0]?.item_id ?? at} resep={resep} items={items} />
        ))}
      </ul>
      {resep.note && <p className={words.faint}>{resep.note}</p>}
    </li>
  );
};

const useReseps = (visitId: number) => {
  const { query, result } = useList<ResepData>({
    resource: visitresep.name,
    pagination: { currentPage: 1, pageSize: MOST },
    sorters: [visitresep.list.sort],
    filters: [{ field: 'visit', operator: 'eq', value: visitId }],
    errorNotification: false,
    liveMode: 'auto',
  });
  return { query, reseps: result.data };
};

export const ResepTab = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const me = useUser();
  const invalidate = useInvalidate();
  const { query, reseps } = useReseps(visit.id);
  const [edited, edit] = useState<ResepData | 'new'>();
  const [asked, ask] = useState<{ readonly resep: ResepData; readonly named: NamedVerb }>();
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <Skeleton active title={false} />;
  return (
    <>
      <div className={`${layout.between} ${style.bar}`}>
        <h2 className={words.heading}>{visitresep.label}</h2>
        {visit.status !== visitState.cancelled && can(me, visitresep.name, 'create') && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => edit('new')}>
            {t('supply.writeResep')}
          </Button>
        )}
      </div>
      {reseps.length === 0 ? (
        <EmptyState framed title={t('supply.noResep')} />
      ) : (
        <ul className={layout.stack}>
          {reseps.map((resep) => (
            <Card
              key={resep.id}
              visit={visit}
              resep={resep}
              onEdit={() => edit(resep)}
              onVerb={(named) => ask({ resep, named })}
            />
          ))}
        </ul>
      )}
      {edited && (
        <Suspense>
          <ResepDrawer
            visit={visit}
            resep={edited === 'new' ? undefined : edited}
            onClose={() => {
              edit(undefined);
              void invalidate({ resource: visitresep.name, invalidates: ['resourceAll'] });
            }}
          />
        </Suspense>
      )}
      {asked && (
        <VerbDialog
          resource={visitresep}
          record={asked.resep}
          named={asked.named}
          fields={[]}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
};
