import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignaturePad } from './signature-pad.tsx';

const meta = {
  title: 'Kit/Signature pad',
  component: SignaturePad,
  args: { label: 'Tanda tangan', onChange: fn() },
} satisfies Meta<typeof SignaturePad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawing: Story = {};

export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    const pad = within(canvasElement);
    await userEvent.click(pad.getByText('Ketik'));
    await userEvent.type(pad.getByRole('textbox'), 'Nurhayati');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      picture: expect.stringMatching(/^data:image\/png;base64,/),
      typed: true,
    });
  },
};
