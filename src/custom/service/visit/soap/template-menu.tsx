// 'Pakai templat': the doctor's own and everybody's, fetched when the menu is opened.
import { FileTextOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOKTER } from '../../../../policies/role.ts';
import { useUser } from '../../../../providers/session.ts';
import { soaptemplate } from '../../../../resources/service/soaptemplate.ts';
import type { SoapText } from '../../../../resources/service/soap.ts';
import { copyIntoNote } from '../copy-note.ts';
import { DropMenu } from '../../../../kit/page/drop-menu.tsx';

type Template = Readonly<Record<SoapText, string | null>> & {
  readonly id: number;
  readonly name: string;
  readonly doctor_id: number | null;
};

const MOST = 100;

export const TemplateMenu = ({ visitId }: { visitId: number }) => {
  const { t } = useTranslation();
  const { id, role } = useUser();
  const [open, setOpen] = useState(false);
  const { query, result } = useList<Template>({
    resource: soaptemplate.name,
    pagination: { currentPage: 1, pageSize: MOST },
    queryOptions: { enabled: open },
    errorNotification: false,
  });
  const mine = result.data.filter(({ doctor_id }) => role !== DOKTER || doctor_id === null || doctor_id === id);
  const said = query.isError ? query.error.message : t(query.isLoading ? 'app.loading' : 'list.empty');
  const items = mine.map(({ id: key, name }) => ({ key, label: name }));
  const apply = (key: string) => {
    const template = mine.find((one) => String(one.id) === key);
    if (!template) return;
    const { subjective, objective, assessment, plan } = template;
    copyIntoNote(visitId, { subjective, objective, assessment, plan });
  };
  return (
    <DropMenu
      open={open}
      onOpenChange={setOpen}
      menu={{
        items: items.length > 0 ? items : [{ key: 'none', label: said, disabled: true }],
        onClick: ({ key }) => {
          apply(key);
          setOpen(false);
        },
      }}
    >
      <Button icon={<FileTextOutlined aria-hidden />}>{t('note.template')}</Button>
    </DropMenu>
  );
};
