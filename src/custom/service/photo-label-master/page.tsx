// '/service/master/multimedialabel': the labels in the order in which they are offered, which is changed by dragging (service.md 4).
import { PlusOutlined } from '@ant-design/icons';
import { useInvalidate } from '@refinedev/core';
import { App, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { sendCall } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { multimedialabel } from '../../../resources/service/multimedialabel.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { LabelRow } from './label-row.tsx';
import { moved } from './moved.ts';
import surface from '../../../kit/style/surface.module.css';
import { type LabelData, useLabelList } from './use-label-list.ts';

/** Shows the new order at once; the server's answer, or its refusal, follows. */
const useOrder = (labels: readonly LabelData[], reload: () => Promise<unknown>) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const invalidate = useInvalidate();
  const [ordered, order] = useState<readonly LabelData[]>();
  const place = async (next: readonly LabelData[]): Promise<void> => {
    order(next);
    try {
      await sendCall('service.multimedialabel.urutan', {}, { ids: next.map(({ id }) => id) });
      await invalidate({ resource: multimedialabel.name, invalidates: ['list'] });
      await reload();
      message.success(t('gallery.ordered'));
    } catch (error) {
      message.error(refusalOf(error).message);
    } finally {
      order(undefined);
    }
  };
  return { shown: ordered ?? labels, place };
};

export default function PhotoLabelMasterPage() {
  const { t } = useTranslation();
  const me = useUser();
  const { labels, query } = useLabelList();
  const { shown, place } = useOrder(labels, query.refetch);
  const [dragged, drag] = useState<number>();
  const mayEdit = can(me, multimedialabel.name, 'edit');
  const move = (from: number, to: number) => void place(moved(shown, from, to));
  return (
    <>
      <PageHeader
        title={multimedialabel.label}
        note={mayEdit && t('gallery.order')}
        actions={
          can(me, multimedialabel.name, 'create') && (
            <LinkButton
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              to={`${multimedialabel.screens.list}/create`}
            >
              {t('gallery.newLabel')}
            </LinkButton>
          )
        }
      />
      <section className={surface.sheet}>
        {query.isError && !query.data && (
          <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
        )}
        {query.isLoading && <Skeleton active title={false} />}
        {query.isSuccess && shown.length === 0 && <EmptyState />}
        <ol>
          {shown.map((label, at) => (
            <LabelRow
              key={label.id}
              label={label}
              first={at === 0}
              last={at === shown.length - 1}
              movable={mayEdit}
              dragging={dragged === at}
              onGrab={() => drag(at)}
              onRelease={() => drag(undefined)}
              onLand={() => {
                if (dragged !== undefined && dragged !== at) move(dragged, at);
                drag(undefined);
              }}
              onMove={(by) => move(at, at + by)}
            />
          ))}
        </ol>
      </section>
    </>
  );
}
