import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { samplePhotos } from '../../../../.storybook/sample/photo.ts';
import { Compare } from './compare.tsx';
import { Lightbox } from './lightbox.tsx';
import { PhotoGallery } from './photo-gallery.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { usePhotos } from './use-photos.ts';

const Gallery = ({ named }: { named: boolean }) => {
  const { photos, query } = usePhotos({}, { page: 1, limit: 30 });
  return <PhotoGallery photos={photos} query={query} named={named} />;
};
const [first] = samplePhotos;
if (!first) throw new Error('There is no sample photo.');

const meta = { title: 'Parts/Service/Photo gallery', component: Gallery, args: { named: true } } satisfies Meta<
  typeof Gallery
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfMany: Story = {};
export const OfOne: Story = { args: { named: false } };

/** Two are chosen, then compared. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [one, two] = await canvas.findAllByRole('checkbox');
    if (one) await userEvent.click(one);
    await expect(canvas.getByRole('button', { name: 'Bandingkan' })).toBeDisabled();
    if (two) await userEvent.click(two);
    await expect(canvas.getByRole('button', { name: 'Bandingkan' })).toBeEnabled();
  },
};

/** Zoomed by half a step with the key, turned over with the arrow. */
export const Large: Story = {
  render: () => <Lightbox photos={samplePhotos} first={first} onClose={fn()} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.keyboard('+');
    await expect(dialog.getByText('1.5×')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByText('2 / 8')).toBeInTheDocument();
    await expect(dialog.getByText('1×')).toBeInTheDocument();
  },
};

export const FourCompared: Story = { render: () => <Compare photos={samplePhotos.slice(0, 4)} onClose={fn()} /> };

export const Overlaid: Story = {
  render: () => <Compare photos={samplePhotos.slice(0, 2)} onClose={fn()} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('Tumpang tindih'));
    await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuenow', '50');
  },
};

export const Removing: Story = {
  render: () => <RemoveDialog photo={first} onClose={fn()} onRemoved={fn()} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Hapus foto' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Alasan'), 'Buram');
    await expect(dialog.getByRole('button', { name: 'Hapus foto' })).toBeEnabled();
  },
};
