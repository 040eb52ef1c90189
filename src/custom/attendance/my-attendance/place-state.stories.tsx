import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlaceState } from './place-state.tsx';

const geo = { lat: -6.914_744, lng: 107.609_81, radius_m: 150 };
const meta = {
  title: 'Pages/Attendance/My attendance/Place',
  component: PlaceState,
  args: { geo, state: 'waiting', onAgain: fn() },
} satisfies Meta<typeof PlaceState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Near: Story = {
  args: { state: { lat: geo.lat + 0.0001, lng: geo.lng, accuracy: 12.4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11 m dari klinik, akurasi 12 m')).toBeVisible();
  },
};
export const Far: Story = {
  args: { state: { lat: geo.lat + 0.01, lng: geo.lng, accuracy: 30 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1112 m dari klinik, akurasi 30 m')).toBeVisible();
  },
};
/** Whoever did not allow it may look again. */
export const Denied: Story = {
  args: { state: 'denied' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baca lokasi lagi' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
/** Looking again is of no use. */
export const Insecure: Story = {
  args: { state: 'insecure' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
