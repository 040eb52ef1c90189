import type { Meta, StoryObj } from '@storybook/react-vite';
import { MULTIMEDIA } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Photos of visits',
  component: Page,
  args: { role: MULTIMEDIA },
  parameters: { path: '/service/visit/multimedia' },
} satisfies Meta<{ role: number }>;
export default meta;

export const Day: StoryObj<typeof meta> = {};
