// '/inventory/mutation': goods that leave, come, or are asked for, with how long they have been on the road (inventory.md 4).
import { App, Button, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { mayCall } from '../../../policies/index.ts';
import { useMirrored } from '../../../layouts/navigation.tsx';
import { useSend } from '../../../providers/send.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import { mutation } from '../../../resources/inventory/mutation.ts';
import { type ListState, useListState } from '../../../screens/list/list-state.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

/** Days after which goods on the road are asked about. */
const LONG = 3;

const Age = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  const days = row['underway_days'];
  if (typeof days !== 'number') return null;
  const label = days === 0 ? t('mutation.today') : t('mutation.days', { days });
  return days > LONG ? <StatusChip tone="danger" label={label} /> : label;
};
const overrides: RowOverrides = { cells: { underway_days: Age } };

const { draft, waiting } = mutation.state;
const ASKED = `${draft},${waiting}`;
const tabs = ['all', 'out', 'in', 'asked'] as const;
type Tab = (typeof tabs)[number];

const tabOf = ({ filters: { dari, ke, status } }: ListState): Tab => {
  if (dari) return 'out';
  if (ke) return 'in';
  return status === ASKED ? 'asked' : 'all';
};

/** The tabs are filters of the address: a link leads back to one of them. */
const Directions = () => {
  const { t } = useTranslation();
  const branch = branchOf(useUser());
  const [state, change] = useListState(mutation);
  const filtersOf: Readonly<Record<Tab, Readonly<Record<string, string>>>> = {
    all: {},
    out: { dari: String(branch) },
    in: { ke: String(branch) },
    asked: { status: ASKED },
  };
  const own = branch === null ? tabs.filter((tab) => tab === 'all' || tab === 'asked') : tabs;
  return (
    <Tabs
      aria-label={mutation.label}
      activeKey={tabOf(state)}
      items={own.map((key) => ({ key, label: t(`mutation.tab.${key}`) }))}
      onChange={(key) => change({ filters: filtersOf[key as Tab] })}
    />
  );
};

/** Asks for what rooms lack, and shows what was asked. */
const RefillButton = () => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [, change] = useListState(mutation);
  const { send, busy } = useSend('inventory.mutation.isiulang', false, { tellsRefusal: true });
  const refill = async (): Promise<void> => {
    const { data } = await send({}, undefined);
    if (data.length === 0) message.info(t('mutation.enough'));
    else change({ filters: { status: ASKED } });
  };
  return (
    <Button loading={busy} onClick={() => void refill()}>
      {t('mutation.refill')}
    </Button>
  );
};

export default function MutationsPage() {
  const me = useUser();
  const resource = useMirrored(mutation);
  return (
    <ListScreen
      resource={resource}
      overrides={overrides}
      held={['dari', 'ke', 'peminta']}
      tools={mayCall(me, 'inventory.mutation.isiulang') && <RefillButton />}
    >
      <Directions />
    </ListScreen>
  );
}
