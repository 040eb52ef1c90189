import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DOKTER } from '../../../policies/role.ts';
import { OhisExam, PerioExam, PlaqueExam } from './exam.tsx';

const KINDS = { perio: PerioExam, ohis: OhisExam, plak: PlaqueExam } as const;
interface Shown {
  readonly kind: keyof typeof KINDS;
  readonly visit?: number;
  readonly open: boolean;
  readonly role: number;
}

const meta = {
  title: 'Parts/Service/Periodontal examination',
  args: { kind: 'perio', visit: 2, open: true, role: DOKTER },
  render: ({ kind, visit, open }) => {
    const Exam = KINDS[kind];
    return <Exam customerId={1} visitId={visit} open={open} />;
  },
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {};
/** Nothing was examined in this visit yet. */
export const Blank: Story = { args: { visit: 9 } };
export const Closed: Story = { args: { open: false } };
/** In the record: the newest of the earlier ones. */
export const Read: Story = { args: { visit: undefined, open: false } };
/** What is chosen stands out by a colour that is read in both modes, and the upper teeth above the lower ones. */
export const Ohis: Story = {
  args: { kind: 'ohis' },
  play: async ({ canvasElement }) => {
    const [chosen] = await within(canvasElement).findAllByRole('radio', { checked: true });
    const wrapper = chosen?.closest('.ant-radio-button-wrapper');
    if (!wrapper) throw new Error('Nothing is chosen.');
    const link = document.createElement('span');
    link.style.color = 'var(--k-link)';
    canvasElement.append(link);
    await waitFor(() => expect(getComputedStyle(wrapper).color).toBe(getComputedStyle(link).color));
    link.remove();
  },
};
export const Plaque: Story = { args: { kind: 'plak' } };

/** Three charts side by side. */
export const Compared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bandingkan' }));
    await expect(canvas.getByRole('table', { name: 'Perbandingan 3 pemeriksaan' })).toBeVisible();
  },
};

/** Figures walk by themselves; letters mark the point that the cursor stands on. */
export const ByKeyboard: Story = {
  args: { visit: 9 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('button', { name: 'Gigi 17 DB, kedalaman – mm' });
    first.focus();
    await userEvent.keyboard('b5');
    const second = canvas.getByRole('button', { name: /^Gigi 17 B, kedalaman/ });
    await expect(second).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Gigi 17 DB, kedalaman 5 mm' })).toHaveTextContent('5');
    await expect(canvas.getByRole('button', { name: 'Gigi 17 DB, berdarah' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('3{ArrowDown}2');
    await expect(canvas.getByRole('button', { name: 'Gigi 17 MB, resesi 2 mm' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Simpan pemeriksaan' })).toBeEnabled();
  },
};
