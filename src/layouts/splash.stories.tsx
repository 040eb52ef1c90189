import type { Meta, StoryObj } from '@storybook/react-vite';
import { Splash } from './splash.tsx';

const meta = { title: 'Layout/Splash', component: Splash } satisfies Meta<typeof Splash>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
