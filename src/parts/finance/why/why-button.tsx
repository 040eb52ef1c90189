// 'Kenapa angka ini?' beside a figure: one click tells how it came about (finance.md 6.13).
import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { WhyCall } from '../../../resources/finance/why-calls.ts';

const WhyDrawer = lazy(async () => ({ default: (await import('./why-drawer.tsx')).WhyDrawer }));

interface Props {
  readonly call: WhyCall;
  readonly id: number;
  /** What the figure is of, for who hears the page. */
  readonly of: string;
  /** In words beside a record's other tools; left out: a small sign in a row. */
  readonly worded?: boolean;
}

/** Stands only where the explanation opens for the signed-in person. */
export const WhyButton = ({ call, id, of, worded = false }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (!mayCall(me, call)) return null;
  return (
    <>
      <Button
        {...(!worded && {
          type: 'text',
          size: 'small',
          'aria-label': `${t('why.title')} ${of}`,
          title: t('why.title'),
        })}
        icon={<QuestionCircleOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {worded && t('why.title')}
      </Button>
      {open && (
        <Suspense>
          <WhyDrawer call={call} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
