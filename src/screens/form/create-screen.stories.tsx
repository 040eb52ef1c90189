import type { Meta, StoryObj } from '@storybook/react-vite';
import { chosen, type ScreenArgs, screenArgTypes } from '../../../.storybook/screen-args.ts';
import { CreateScreen } from './create-screen.tsx';

const meta = {
  title: 'Screens/Create',
  tags: ['!autodocs'],
  args: { resource: 'service.unit', role: 0 },
  argTypes: screenArgTypes,
  render: (args) => <CreateScreen key={args.resource} resource={chosen(args)} />,
} satisfies Meta<ScreenArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Master: Story = {};
export const WithReferences: Story = { args: { resource: 'service.tindakanmedis' } };
