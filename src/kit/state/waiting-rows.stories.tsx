import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitingRows } from './waiting-rows.tsx';

const meta = { title: 'Kit/Waiting rows', component: WaitingRows } satisfies Meta<typeof WaitingRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
