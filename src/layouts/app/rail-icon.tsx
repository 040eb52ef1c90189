// Signs of the rail's places, decorative: the word stands below each.
import {
  BankOutlined,
  BarChartOutlined,
  CalendarOutlined,
  HomeOutlined,
  IdcardOutlined,
  InboxOutlined,
  SettingOutlined,
  TeamOutlined,
  UnorderedListOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { RailName } from './rail-places.ts';

const ICONS: Readonly<Record<RailName, ComponentType>> = {
  today: HomeOutlined,
  schedule: CalendarOutlined,
  queue: UnorderedListOutlined,
  patients: IdcardOutlined,
  desk: WalletOutlined,
  stock: InboxOutlined,
  staff: TeamOutlined,
  finance: BankOutlined,
  reports: BarChartOutlined,
  settings: SettingOutlined,
};

export const RailIcon = ({ name }: { name: RailName }) => {
  const Icon = ICONS[name];
  return <Icon aria-hidden />;
};
