import {
  AppstoreOutlined,
  BankOutlined,
  GiftOutlined,
  InboxOutlined,
  MedicineBoxOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { Module } from '../../resources/kernel/define.ts';

const icons: Readonly<Record<Module, ComponentType>> = {
  platform: AppstoreOutlined,
  service: MedicineBoxOutlined,
  paket: GiftOutlined,
  inventory: InboxOutlined,
  attendance: TeamOutlined,
  finance: BankOutlined,
};

/** The sign of a module, decorative: its name stands beside it. */
export const ModuleIcon = ({ module }: { module: Module }) => {
  const Icon = icons[module];
  return <Icon aria-hidden />;
};
