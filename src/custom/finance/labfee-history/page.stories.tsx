import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Laboratory fees that are over',
  component: Page,
  args: { role: FINANCE },
} satisfies Meta<{ role: number }>;
export default meta;

export const Over: StoryObj<typeof meta> = {};
