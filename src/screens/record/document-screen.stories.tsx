import type { Meta, StoryObj } from '@storybook/react-vite';
import { chosen, type ScreenArgs, screenArgTypes } from '../../../.storybook/screen-args.ts';
import type { Document } from '../../resources/kernel/define.ts';
import { DocumentScreen } from './document-screen.tsx';

const meta = {
  title: 'Screens/Document',
  tags: ['!autodocs'],
  args: { resource: 'service.visit', role: 0 },
  argTypes: screenArgTypes,
  parameters: { route: '/:id', path: '/1' },
  render: (args) => <DocumentScreen key={args.resource} resource={chosen(args) as Document} />,
} satisfies Meta<ScreenArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visit: Story = {};
export const Bill: Story = { args: { resource: 'finance.bill' } };
export const Journal: Story = { args: { resource: 'finance.jurnal' } };
export const AsDoctor: Story = { args: { role: 2 } };
