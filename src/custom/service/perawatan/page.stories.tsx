import type { Meta, StoryObj } from '@storybook/react-vite';
import { DOKTER, PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const route = '/service/visit/perawatan';
const meta = {
  title: 'Pages/Service/Treatments',
  component: Page,
  args: { role: DOKTER },
  parameters: { route, path: `${route}?start_date=2026-03-01&end_date=2026-03-31` },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTotals: Story = {};
export const Nurse: Story = { args: { role: PERAWAT } };
