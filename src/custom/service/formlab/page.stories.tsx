import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN, PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Form labs',
  component: Page,
  args: { role: ADMIN },
  parameters: { route: '/service/rekammedis/formlab', path: '/service/rekammedis/formlab?start_date=2026-03-01' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Nurse: Story = { args: { role: PERAWAT } };
