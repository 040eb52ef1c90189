import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DOKTER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Visit',
  component: Page,
  args: { role: DOKTER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InUnit: Story = { parameters: { route: '/service/visit/:id', path: '/service/visit/2' } };
/** What is folded behind the strip. */
export const Facts: Story = {
  parameters: { route: '/service/visit/:id', path: '/service/visit/2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Rincian kunjungan' }));
    await expect(await canvas.findByRole('region', { name: 'Pasien' })).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Resep 1 terbuka' })).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'SOAP terisi' })).toBeVisible();
  },
};
export const Finished: Story = { parameters: { route: '/service/visit/:id', path: '/service/visit/3' } };
export const FormLab: Story = { parameters: { route: '/service/visit/:id', path: '/service/visit/2?tab=formlab' } };
export const Odontogram: Story = {
  parameters: { route: '/service/visit/:id', path: '/service/visit/2?tab=odontogram' },
};
export const Plans: Story = { parameters: { route: '/service/visit/:id', path: '/service/visit/2?tab=rencana' } };
