import bwip from 'bwip-js/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ScanField } from './scan-field.tsx';

const GTIN = '08991234567891';
/** Symbols as they stand on boxes, and what is read of each. */
const SYMBOLS = [
  { bcid: 'ean13', text: '8991234567891', read: '8991234567891' },
  { bcid: 'code128', text: 'OBT-00001', read: 'OBT-00001' },
  { bcid: 'gs1datamatrix', text: `(01)${GTIN}(10)LOT7A(17)270331`, read: `]d201${GTIN}10LOT7A\u241d17270331` },
] as const;
const WIDTH = 1280;
const HEIGHT = 720;

/** A camera before which a symbol is held. */
const playCamera = () => {
  const sight = document.createElement('canvas');
  sight.width = WIDTH;
  sight.height = HEIGHT;
  const context = sight.getContext('2d');
  const show = ({ bcid, text }: (typeof SYMBOLS)[number]): void => {
    const symbol = document.createElement('canvas');
    bwip.toCanvas(symbol, { bcid, text, scale: 4, padding: 10, backgroundcolor: 'FFFFFF' });
    context?.fillRect(0, 0, WIDTH, HEIGHT);
    context?.drawImage(symbol, (WIDTH - symbol.width) / 2, (HEIGHT - symbol.height) / 2);
  };
  const stream = sight.captureStream();
  spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
  return { show, stream };
};

const meta = {
  title: 'Kit/Camera scanner',
  component: ScanField<string>,
  args: { label: 'Scan atau ketik barcode, lalu Enter', resolve: async (code: string) => code, onFound: fn(String) },
} satisfies Meta<typeof ScanField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  play: async ({ canvasElement, args }) => {
    const { show, stream } = playCamera();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Scan dengan kamera' }));
    const dialog = await screen.findByRole('dialog');
    for (const symbol of SYMBOLS) {
      show(symbol);
      await waitFor(() => expect(args.onFound).toHaveBeenLastCalledWith(symbol.read.replaceAll('\u241d', '\u001d')), {
        timeout: 20_000,
      });
      await waitFor(() => expect(within(dialog).getAllByText(symbol.read)[0]).toBeVisible());
    }
    await expect(args.onFound).toHaveBeenCalledTimes(SYMBOLS.length);
    await expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['live']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']));
    await expect(within(canvasElement).getByRole('button', { name: 'Scan dengan kamera' })).toHaveFocus();
  },
};

export const NotAllowed: Story = {
  play: async ({ canvasElement }) => {
    spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Scan dengan kamera' }));
    // The dialog is there a moment before it is shown.
    await waitFor(() => expect(screen.getByText(/Izin kamera ditolak/)).toBeVisible());
  },
};
