// What wages are made of and the tables of the law, beside each other (attendance.md 4 '/attendance/master/payrollcomponent').
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../providers/go.ts';
import { useOpens } from '../../../providers/opens.ts';
import { payrollcomponent } from '../../../resources/attendance/payrollcomponent.ts';
import { bpjsrate, pph21ter, ptkp } from '../../../resources/attendance/wage-table.ts';

interface Props {
  readonly open: 'component' | 'bpjs' | 'ter' | 'ptkp';
}
export const WageTabs = ({ open }: Props) => {
  const { t } = useTranslation();
  const go = useGo();
  const opens = useOpens();
  const tabs = [
    { key: 'component', label: t('attendance.wage.component'), path: payrollcomponent.screens.list },
    { key: 'bpjs', label: t('attendance.wage.bpjs'), path: bpjsrate.screens.list },
    { key: 'ter', label: t('attendance.wage.ter'), path: pph21ter.screens.list },
    { key: 'ptkp', label: t('attendance.wage.ptkp'), path: ptkp.screens.list },
  ].filter(({ path }) => opens(path ?? ''));
  return (
    <Tabs
      activeKey={open}
      aria-label={payrollcomponent.label}
      items={tabs.map(({ key, label }) => ({ key, label }))}
      onChange={(key) => {
        const path = tabs.find((tab) => tab.key === key)?.path;
        if (path) void go(path);
      }}
    />
  );
};
