import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { useState } from 'react';
import { expect, fn, type Mock, screen, userEvent, waitFor } from 'storybook/test';
import { CropDialog } from './crop-dialog.tsx';

/** A picture that the browser can decode. */
const drawn = async (width: number, height: number): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#8fd6d1';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#0e6b6e';
    context.fillRect(width / 4, height / 4, width / 2, height / 2);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'logo.png', { type: 'image/png' });
};
const sizeOf = async (file: File) => {
  const { width, height } = await createImageBitmap(file);
  return { width, height };
};

interface Props {
  readonly whole?: boolean;
  readonly choose: () => Promise<File>;
  readonly onTake: Mock<(file: File) => void>;
}

/** As the page has it: the dialog comes with what is chosen, and stays. */
const Chooser = ({ whole, choose, onTake }: Props) => {
  const [file, setFile] = useState<File>();
  return (
    <>
      <Button onClick={() => void choose().then(setFile)}>Upload Logo</Button>
      {file && <CropDialog title="Upload Logo" file={file} whole={whole} onTake={onTake} />}
    </>
  );
};

const meta = {
  title: 'Kit/Crop dialog',
  component: Chooser,
  args: { choose: () => drawn(640, 480), onTake: fn() },
} satisfies Meta<typeof Chooser>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Upload Logo' }));
  await screen.findByTestId('cropper');
};
/** Takes what is in the frame; its size. */
const takenFrom = async ({ onTake }: Pick<Props, 'onTake'>) => {
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(onTake).toHaveBeenCalledOnce());
  return sizeOf(onTake.mock.lastCall?.[0] ?? new File([], 'none'));
};

/** The dialog with a picture in it: its controls have names. */
export const Cropping: Story = {
  play: async () => {
    await open();
    for (const name of ['Zoom', 'Putar', 'Rasio'])
      await waitFor(() => expect(screen.getByRole('slider', { name })).toBeVisible());
    for (const name of ['Perkecil', 'Perbesar', 'Putar ke kiri', 'Putar ke kanan', 'Lebih tinggi', 'Lebih lebar'])
      await expect(screen.getByRole('button', { name })).toBeVisible();
  },
};

/** The largest square in the middle, of a photo that was made small enough first. */
export const Square: Story = {
  args: { choose: () => drawn(4_096, 2_048) },
  play: async ({ args }) => {
    await open();
    await expect(await takenFrom(args)).toEqual({ width: 1_024, height: 1_024 });
  },
};

export const Whole: Story = {
  args: { whole: true, choose: () => drawn(300, 900) },
  play: async ({ args }) => {
    await open();
    await expect(await takenFrom(args)).toEqual({ width: 300, height: 900 });
  },
};

/** A PDF is not cropped. */
export const Paper: Story = {
  args: { choose: async () => new File(['%PDF-'], 'bukti.pdf', { type: 'application/pdf' }) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Upload Logo' }));
    await waitFor(() => expect(args.onTake).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
