import type { Meta, StoryObj } from '@storybook/react-vite';
import { MANAGER, PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const route = '/service/rekammedis/tindakanmedis';
const meta = {
  title: 'Pages/Service/Treatment history',
  component: Page,
  args: { role: MANAGER },
  parameters: { route, path: route },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const ByDoctor: Story = { parameters: { route, path: `${route}?by=dokter` } };
export const Nurse: Story = { args: { role: PERAWAT }, parameters: { route, path: `${route}?by=tindakan` } };
