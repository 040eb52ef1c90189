import { expect, screen, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVisit } from '../../../../.storybook/sample/call.ts';
import { ADMIN, DOKTER } from '../../../policies/role.ts';
import { FinishDialog } from './finish-dialog.tsx';

const meta = {
  title: 'Parts/Service/Visit/Checkout',
  args: { role: DOKTER },
  render: () => <FinishDialog visit={sampleVisit(2)} onClose={() => undefined} />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A prescription was not sent: it is told with the way to it. */
export const Checkout: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('link', { name: 'Buka Resep' })).toHaveAttribute(
      'href',
      '/service/visit/2?tab=resep',
    );
    await expect(await dialog.findByText('Rp 365.000')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '1 minggu' }));
    await expect(await dialog.findByRole('checkbox', { name: 'Buat janji' })).not.toBeChecked();
  },
};
export const ByTheDesk: Story = { args: { role: ADMIN } };
