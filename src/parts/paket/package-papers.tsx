// The papers of a sold package, each in a new tab.
import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../providers/call.ts';
import { scheme as schemes } from '../../resources/paket/membership-life.ts';

export const PackagePapers = ({ id, scheme }: { readonly id: number; readonly scheme: string }) => {
  const { t } = useTranslation();
  const papers = [
    { key: 'agreement', url: callUrl('paket.membership.perjanjian', { id }) },
    ...(scheme === schemes.credit
      ? [{ key: 'schedule', url: callUrl('paket.membership.jadwal', { id }) } as const]
      : []),
    { key: 'card', url: callUrl('paket.membership.kartu', { id }) },
  ] as const;
  return papers.map(({ key, url }) => (
    <Button key={key} icon={<PrinterOutlined aria-hidden />} href={url} target="_blank">
      {t(`membership.paper.${key}`)}
    </Button>
  ));
};
