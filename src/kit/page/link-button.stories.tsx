import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './link-button.tsx';

const meta = { title: 'Kit/Link button', component: LinkButton, args: { to: '/', children: 'Tambah' } } satisfies Meta<
  typeof LinkButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Primary: Story = { args: { type: 'primary' } };
