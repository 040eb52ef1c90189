import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import { DocumentNotes } from './document-notes.tsx';

const Shown = ({ id }: { id: number; role: number }) => <DocumentNotes kind="tagihan" id={id} />;
const meta = {
  title: 'Parts/Finance/Document notes',
  component: Shown,
  args: { id: 1, role: FINANCE },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thread: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Writing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Tulis catatan'), 'Sudah ditelepon');
    await expect(canvas.getByRole('button', { name: 'Kirim' })).toBeEnabled();
  },
};
