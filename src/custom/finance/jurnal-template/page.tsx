// '/finance/master/jurnaltemplate': journals that come back, and running those that are due (finance.md 5, 10).
import { PlayCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { jurnaltemplate } from '../../../resources/finance/jurnaltemplate.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const RunDialog = onDemand(async () => (await import('./run-dialog.tsx')).RunDialog);

/** Offered once a month is due. */
const Run = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  const me = useUser();
  const today = useToday();
  const [asked, setAsked] = useState(false);
  const due = row.is_active === true && typeof row.next_at === 'string' && row.next_at <= today;
  if (!due || !mayCall(me, 'finance.jurnaltemplate.run')) return null;
  return (
    <>
      <Button size="small" icon={<PlayCircleOutlined aria-hidden />} onClick={() => setAsked(true)}>
        {t('biaya.run')}
      </Button>
      {asked && <RunDialog row={row} onClose={() => setAsked(false)} />}
    </>
  );
};
const overrides: RowOverrides = { Actions: Run };

export default function TemplatePage() {
  const { t } = useTranslation();
  return (
    <ListScreen
      resource={jurnaltemplate}
      overrides={overrides}
      tools={<LinkButton to="/finance/createjurnalumum">{t('biaya.journal')}</LinkButton>}
    />
  );
}
