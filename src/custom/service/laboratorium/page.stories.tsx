import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN, DOKTER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Laboratory',
  component: Page,
  args: { role: ADMIN },
  parameters: { route: '/service/master/laboratorium/:id', path: '/service/master/laboratorium/1' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithServices: Story = {};
export const Doctor: Story = { args: { role: DOKTER } };
