import type { Meta, StoryObj } from '@storybook/react-vite';
import { MULTIMEDIA } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Photo label master',
  component: Page,
  args: { role: MULTIMEDIA },
  parameters: { path: '/service/master/multimedialabel' },
} satisfies Meta<{ role: number }>;
export default meta;

export const Labels: StoryObj<typeof meta> = {};
