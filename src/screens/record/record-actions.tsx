// Edit, pictures and delete of a record, as far as the role may.
import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { useDelete } from '@refinedev/core';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../providers/go.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { refusalOf } from '../../kit/form/refusal.ts';
import { LinkButton } from '../../kit/page/link-button.tsx';
import { JournalLink } from './journal-link.tsx';
import { offers, recordPath } from '../resource-fields.ts';
import { PictureButtons } from './picture-button.tsx';
import { type Loaded, titleOf } from './use-record.ts';

interface Props {
  readonly resource: Resource;
  readonly record: Loaded;
}

/** A document may be past its last edit. */
const isEditable = (resource: Resource, { status }: Loaded): boolean =>
  resource.kind !== 'document' || resource.editable === undefined || resource.editable.includes(Number(status));

/** Nothing of it is in the books yet. */
const isDraft = (resource: Resource, { status }: Loaded): boolean =>
  resource.kind === 'document' && status !== undefined && status === resource.state['draft'];

/** A document is thrown away as long as it can be edited, or is a draft. */
const isDeletable = (resource: Resource, record: Loaded): boolean =>
  resource.kind !== 'document' ||
  (resource.editable === undefined ? isDraft(resource, record) : isEditable(resource, record));

/** 'biaya' of 'finance.biaya': what a journal calls its source. */
const lastPart = (name: string): string => name.slice(name.indexOf('.') + 1);

export const RecordActions = ({ resource, record }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const { modal } = App.useApp();
  const go = useGo();
  const { mutateAsync } = useDelete();
  const show = resource.screens.show;

  const remove = () =>
    modal.confirm({
      title: t('show.deleteTitle', { singular: resource.singular }),
      content: t('show.deleteText', { title: titleOf(resource, record) }),
      okText: t('show.delete'),
      cancelText: t('form.cancel'),
      okButtonProps: { danger: true },
      onOk: async () => {
        try {
          await mutateAsync({
            resource: resource.name,
            id: record.id,
            successNotification: () => ({ type: 'success', message: t('form.deleted') }),
            errorNotification: false,
          });
          await go([resource.screens.list ?? '/', '/'], { replace: true });
        } catch (error) {
          modal.error({ title: refusalOf(error).message });
        }
      },
    });

  return (
    <>
      {resource.books && !isDraft(resource, record) && (
        <JournalLink type={lastPart(resource.name)} id={record.id} of={titleOf(resource, record)} />
      )}
      <PictureButtons resource={resource} record={record} />
      {offers(resource, me, 'delete') && isDeletable(resource, record) && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={remove}>
          {t('show.delete')}
        </Button>
      )}
      {show && offers(resource, me, 'edit') && isEditable(resource, record) && (
        <LinkButton to={`${recordPath(show, record.id)}/edit`} icon={<EditOutlined aria-hidden />}>
          {t('show.edit')}
        </LinkButton>
      )}
    </>
  );
};
