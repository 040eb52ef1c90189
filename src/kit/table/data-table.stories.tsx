import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Money } from '../money/money.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { Figure } from './figure.tsx';

interface Line {
  readonly id: number;
  readonly name: string;
  readonly day: string;
  readonly debit: number;
  readonly credit: number;
  readonly kind?: 'strong' | 'sum' | 'gone' | 'faint';
}

const line = (id: number, name: string, debit: number, credit: number, kind?: Line['kind']): Line => ({
  id,
  name,
  day: `0${id} Mar 2026`,
  debit,
  credit,
  ...(kind && { kind }),
});

const LINES: readonly Line[] = [
  line(1, 'Kas', 12_500_000, 0),
  line(2, 'Piutang pasien', 3_750_000, 0),
  line(3, 'Dibatalkan', 500_000, 0, 'gone'),
  line(4, 'Selisih kas', -25_000, 0),
  line(5, 'Jumlah aset', 16_225_000, 0, 'sum'),
];
const OTHERS: readonly Line[] = [line(6, 'Modal', 0, 16_225_000), line(7, 'Tidak aktif', 0, 0, 'faint')];

const columns: readonly Column<Line>[] = [
  { key: 'name', head: 'Akun', as: 'name', cell: ({ name }) => name },
  { key: 'day', head: 'Tanggal', as: 'code', wide: true, cell: ({ day }) => day },
  {
    key: 'debit',
    head: 'Debit',
    as: 'figure',
    cell: ({ debit }) => <Figure value={debit} />,
    sum: <Figure value={16_225_000} />,
  },
  {
    key: 'credit',
    head: 'Kredit',
    as: 'figure',
    cell: ({ credit }) => <Figure value={credit} />,
    sum: <Figure value={16_225_000} />,
  },
];

const months: readonly Column<Line>[] = [
  { key: 'name', head: 'Akun', as: 'name', cell: ({ name }) => name },
  ...['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni', 'Juli', 'Agustus'].flatMap((group) =>
    (['debit', 'credit'] as const).map((side): Column<Line> => ({
      key: `${group} ${side}`,
      head: side === 'debit' ? 'Debit' : 'Kredit',
      group,
      as: 'figure',
      cell: (row) => <Money value={row[side]} />,
    })),
  ),
];

const meta: Meta<typeof DataTable<Line>> = {
  title: 'Kit/Data table',
  component: DataTable<Line>,
  args: { label: 'Neraca', columns, rows: LINES, keyOf: ({ id }) => id, lookOf: ({ kind }) => kind },
};
export default meta;

type Story = StoryObj<typeof DataTable<Line>>;

export const Rows: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Neraca' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(columns.length);
    await expect(within(table).getByRole('rowheader', { name: 'Kas' })).toBeVisible();
  },
};

export const Sums: Story = { args: { sumLabel: 'Jumlah' } };

export const Groups: Story = {
  args: {
    groups: [
      { key: 'aset', head: 'Aset', rows: LINES },
      { key: 'modal', head: 'Modal', rows: OTHERS },
    ],
    sumLabel: 'Jumlah',
  },
};

export const Comfortable: Story = { args: { density: 'comfortable' } };

/** More columns than fit: it scrolls in a box of its own, which the keyboard can reach, and its first column stays. */
export const Wide: Story = {
  args: { columns: months, rows: [...LINES, ...OTHERS] },
  decorators: [
    (Story) => (
      <div style={{ width: 600 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Neraca' });
    await expect(region).toHaveAttribute('tabindex', '0');
    region.scrollLeft = 400;
    const cell = within(canvasElement).getByRole('rowheader', { name: 'Kas' });
    await expect(cell.getBoundingClientRect().left).toBeLessThan(region.getBoundingClientRect().left + 2);
    await expect(cell.getBoundingClientRect().left).toBeGreaterThan(region.getBoundingClientRect().left - 2);
  },
};

export const Low: Story = {
  args: {
    low: true,
    rows: Array.from({ length: 40 }, (_, at) => ({ ...line(1, `Baris ${at + 1}`, 1000 * at, 0), id: at })),
    sumLabel: 'Jumlah',
  },
};

/** On a phone each row is a card. */
export const Cards: Story = {
  args: { phone: 'cards', sumLabel: 'Jumlah' },
  globals: { viewport: { value: 'mobile1' } },
};
export const Flow: Story = { args: { phone: 'flow', sumLabel: 'Jumlah' }, globals: { viewport: { value: 'mobile1' } } };
export const Phone: Story = { args: { sumLabel: 'Jumlah' }, globals: { viewport: { value: 'mobile1' } } };

export const Empty: Story = { args: { rows: [], empty: 'Belum ada jurnal.' } };
export const Waiting: Story = { args: { rows: [], waits: true } };
export const Failed: Story = {
  args: { rows: [], failure: { message: 'Server tidak menjawab.', onRetry: () => undefined } },
};
