import type { Meta, StoryObj } from '@storybook/react-vite';
import { DOKTER, MANAGER, MULTIMEDIA } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Record',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/service/rekammedis/:id', path: '/service/rekammedis/7' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForManager: Story = {};
export const ForDoctor: Story = {
  args: { role: DOKTER },
  parameters: { path: '/service/rekammedis/7?tab=tindakan' },
};
export const ForMultimedia: Story = { args: { role: MULTIMEDIA } };
export const OfStaff: Story = { parameters: { path: '/service/rekammedis/8' } };
