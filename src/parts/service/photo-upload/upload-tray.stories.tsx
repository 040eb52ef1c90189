import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { UploadTray } from './upload-tray.tsx';

const meta = {
  title: 'Parts/Service/Photo upload',
  component: UploadTray,
  args: { subject: { customer_id: 1, visit_id: 2 } },
} satisfies Meta<typeof UploadTray>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (colour: string, name: string): File =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="${colour}"/></svg>`,
    ],
    name,
    { type: 'image/png' },
  );

export const Empty: Story = {};

/** The places of the protocol; one is taken by a photo of the visit. */
export const Protocol: Story = { args: { taken: new Set([1]) } };
export const ProtocolFilled: Story = {
  args: { taken: new Set([1]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const files = [drawn('#a33', 'satu.png'), drawn('#3a5', 'dua.png'), drawn('#35a', 'tiga.png')];
    await canvas.findAllByRole('button', { name: /kosong/ });
    await userEvent.upload(canvas.getByLabelText('Isi berurutan', { selector: 'input' }), files);
    await expect((await canvas.findAllByRole('button', { name: /menunggu diunggah/ })).length).toBeGreaterThan(1);
    await expect(canvas.getByRole('button', { name: 'Unggah 3 foto' })).toBeEnabled();
  },
};

/** Two photos and something that is none are chosen at once. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const files = [
      drawn('#a33', 'depan.png'),
      drawn('#3a5', 'senyum.png'),
      new File(['x'], 'surat.pdf', { type: 'application/pdf' }),
    ];
    const input = canvas.getByLabelText('Pilih foto', { selector: 'input' });
    await userEvent.setup({ applyAccept: false }).upload(input, files);
    await expect(await canvas.findByText('depan.png')).toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Format foto harus PNG, JPG, JPEG atau GIF');
    await expect(canvas.getByRole('button', { name: 'Unggah 2 foto' })).toBeEnabled();
  },
};
