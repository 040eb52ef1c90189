import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePhoto } from '../../../../.storybook/sample/photo.ts';
import type { Pixels } from '../../../resources/service/xray/window.ts';
import type { PhotoXray } from '../photo-gallery/photo.ts';
import { MountView } from './mount-view.tsx';
import { XrayViewer } from './xray-viewer.tsx';

const ROWS = 240;
const COLUMNS = 320;
/** Twelve bits: a bright tooth on a dark ground. */
const pixels: Pixels = {
  rows: ROWS,
  columns: COLUMNS,
  values: Uint16Array.from({ length: ROWS * COLUMNS }, (_, at) => {
    const [x, y] = [(at % COLUMNS) - COLUMNS / 2, Math.floor(at / COLUMNS) - ROWS / 2];
    return Math.max(200, Math.round(3_600 - Math.hypot(x * 1.4, y) * 22));
  }),
  slope: 1,
  intercept: 0,
  padding: null,
  isInverted: false,
};
const xray: PhotoXray = {
  modality: 'IO',
  rows: ROWS,
  columns: COLUMNS,
  bits: 12,
  windows: [{ center: 2_048, width: 4_096 }],
  spacing: { row: 0.05, column: 0.05, kind: 'detector' },
  taken_at: '2026-03-02T10:15:00',
  device: 'Sensor Intraoral',
  patient: { name: 'RATNA WARDANI', birth_date: null, sex: 'F' },
  differs: [],
};
const photo = { ...samplePhoto(1), xray, dicom_id: 9, profile_id: 1 };

const meta = {
  title: 'Parts/Service/Radiograph',
  component: XrayViewer,
  args: { pixels, photo, xray, title: 'Periapikal 11', zoom: 1, onChanged: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', height: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof XrayViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const measure = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByText('Penggaris'));
  await userEvent.click(canvas.getByRole('button', { name: 'Taruh penggaris di tengah' }));
  return canvas;
};

export const Device: Story = {};

/** Half of 320 pixels of 0,05 mm, then one pixel more by the arrow. */
export const Measured: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await measure(canvasElement);
    await expect(canvas.getByText('8,0 mm')).toBeVisible();
    await expect(canvas.getByText('pada detektor · perkiraan')).toBeVisible();
    canvas.getByRole('button', { name: /^Ujung akhir/ }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(canvas.getByText('8,5 mm')).toBeVisible();
  },
};

/** A finger that meets the end of a ruler beside it moves it without a jump; a tap elsewhere leaves the ruler. */
export const ByFinger: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await measure(canvasElement);
    const end = canvas.getByRole('button', { name: /^Ujung akhir/ }).getBoundingClientRect();
    const [x, y] = [end.x + end.width / 2, end.y + end.height / 2 + 16];
    const press = (keys: string, clientX: number, clientY: number) => ({
      keys,
      target: document.elementFromPoint(clientX, clientY) ?? canvasElement,
      coords: { clientX, clientY },
    });
    await userEvent.pointer([press('[MouseLeft>]', x, y), press('[/MouseLeft]', x, y)]);
    await expect(canvas.getByText('8,0 mm')).toBeVisible();
    await userEvent.pointer([
      press('[MouseLeft>]', x - end.width * 4, y + 60),
      press('[/MouseLeft]', x - end.width * 4, y + 60),
    ]);
    await expect(canvas.getByText('8,0 mm')).toBeVisible();
    const before = canvas.getByRole('button', { name: /^Ujung akhir/ }).getBoundingClientRect().x;
    await userEvent.pointer([
      press('[MouseLeft>]', x, y),
      { coords: { clientX: x + 20, clientY: y } },
      { keys: '[/MouseLeft]' },
    ]);
    const after = canvas.getByRole('button', { name: /^Ujung akhir/ }).getBoundingClientRect().x;
    await expect(Math.round(after - before)).toBe(20);
  },
};

export const Calibrated: Story = {
  args: { photo: { ...photo, calibration: { mm: 0.1 } } },
  play: async ({ canvasElement }) => {
    const canvas = await measure(canvasElement);
    await expect(canvas.getByText('16,0 mm')).toBeVisible();
    await expect(canvas.getByText('dikalibrasi di klinik')).toBeVisible();
  },
};

export const Unscaled: Story = {
  args: { xray: { ...xray, spacing: null } },
  play: async ({ canvasElement }) => {
    const canvas = await measure(canvasElement);
    await expect(canvas.getByText('160 px')).toBeVisible();
  },
};

export const TurnedAndInverted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Putar 90° ke kanan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Balik hitam putih' }));
    const picture = canvas.getByRole('img', { name: 'Rontgen Periapikal 11' });
    await expect(picture).toHaveAttribute('width', String(ROWS));
    await expect(canvas.getByRole('button', { name: 'Balik hitam putih' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Places that take a file, for who may upload. */
export const Hung: Story = {
  render: () => <MountView subject={{ customer_id: 1 }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /^Bitewing molar kanan/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Panoramik'));
    await expect(await canvas.findByRole('button', { name: /^Panoramik: / })).toBeVisible();
  },
};
