import type { Meta, StoryObj } from '@storybook/react-vite';
import { chosen, type ScreenArgs, screenArgTypes } from '../../../.storybook/screen-args.ts';
import { ListScreen } from './list-screen.tsx';

const meta = {
  title: 'Screens/List',
  tags: ['!autodocs'],
  args: { resource: 'platform.profile', role: 0 },
  argTypes: screenArgTypes,
  render: (args) => <ListScreen key={args.resource} resource={chosen(args)} />,
} satisfies Meta<ScreenArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlatformProfile: Story = { args: { resource: 'platform.profile' } };
export const PlatformProfilecontrol: Story = { args: { resource: 'platform.profilecontrol' } };
export const PlatformApplog: Story = { args: { resource: 'platform.applog' } };
export const PlatformUsers: Story = { args: { resource: 'platform.users' } };
export const ServiceVisit: Story = { args: { resource: 'service.visit' } };
export const ServiceVisitperawatan: Story = { args: { resource: 'service.visitperawatan' } };
export const ServiceTindakanmedis: Story = { args: { resource: 'service.tindakanmedis' } };
export const ServiceTindakanmediskategori: Story = { args: { resource: 'service.tindakanmediskategori' } };
export const ServiceUnit: Story = { args: { resource: 'service.unit' } };
export const FinanceBill: Story = { args: { resource: 'finance.bill' } };
export const FinanceBilltransaction: Story = { args: { resource: 'finance.billtransaction' } };
export const FinanceJurnal: Story = { args: { resource: 'finance.jurnal' } };
export const FinancePeriode: Story = { args: { resource: 'finance.periode' } };
export const FinanceAkun: Story = { args: { resource: 'finance.akun' } };
export const FinancePaymentmethod: Story = { args: { resource: 'finance.paymentmethod' } };
export const AsDoctor: Story = { args: { resource: 'service.visit', role: 2 } };
export const Narrow: Story = {
  args: { resource: 'service.unit' },
  globals: { viewport: { value: 'mobile1' } },
};
