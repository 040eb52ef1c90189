// What a tab says of its part: how much is open of it, or that it is filled (workspace.md 3).
import { CheckOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useVisitParts } from '../../../parts/service/visit/use-visit-parts.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import style from './visit-strip.module.css';

export const PartMark = ({ visit, part }: { visit: VisitData; part: string }) => {
  const { t } = useTranslation();
  const { parts } = useVisitParts(visit.id);
  const found = parts.find((one) => one.part === part);
  const n = found?.open.length ?? 0;
  if (n > 0)
    return (
      <span className={style.open} title={found?.open.join(', ')}>
        <span aria-hidden>{n}</span>
        <span className="visually-hidden">{t('workspace.open', { n })}</span>
      </span>
    );
  if (!found?.filled) return null;
  return (
    <>
      <CheckOutlined className={style.filled} aria-hidden />
      <span className="visually-hidden">{t('workspace.filled')}</span>
    </>
  );
};
