import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chart, Legend } from './chart.tsx';
import { type Column, type Figures, type FiguresAnswer, isEmpty } from './figures.ts';
import { FigureTable } from './figure-table.tsx';
import type { Drawing } from './plots-config.ts';
import { Widget } from './widget.tsx';

const x: Column = { key: 'date', label: 'insight.date', as: 'date' };
const returning: Column = { key: 'lama', label: 'insight.returning', as: 'count' };
const newcomers: Column = { key: 'baru', label: 'insight.newcomers', as: 'count' };
const rows = Array.from({ length: 31 }, (_, i) => ({
  date: `2026-03-${String(i + 1).padStart(2, '0')}`,
  lama: i % 7 === 0 ? 0 : 6 + ((i * 5) % 9),
  baru: i % 7 === 0 ? 0 : 1 + (i % 4),
}));
const figures: Figures = { data: rows, count: rows.length };

const retry = fn();
const answerOf = (state: 'there' | 'waiting' | 'empty' | 'failed'): FiguresAnswer => ({
  data: state === 'there' ? figures : state === 'empty' ? { data: [], count: 0 } : undefined,
  error: state === 'failed' ? new Error('Server tidak dapat dihubungi') : null,
  isError: state === 'failed',
  isLoading: state === 'waiting',
  isFetching: state === 'waiting',
  refetch: retry,
});

interface Args {
  readonly state: Parameters<typeof answerOf>[0];
  readonly shape: Drawing['shape'];
  readonly measures: readonly Column[];
}

const Sample = ({ state, shape, measures }: Args) => {
  const answer = answerOf(state);
  const shown = answer.data?.data ?? [];
  return (
    <Widget
      title="Pasien per hari"
      note="Baru: kunjungan pertama di seluruh cabang"
      path="dashboard/service/dailypasien"
      query={{}}
      answer={answer}
      empty={isEmpty(shown, measures)}
      legend={<Legend measures={measures} />}
      chart={<Chart title="Pasien per hari" shape={shape} rows={shown} x={x} measures={measures} query={{}} />}
      table={<FigureTable title="Pasien per hari" query={{}} rows={shown} columns={[x, ...measures]} />}
    />
  );
};

const meta = {
  title: 'Parts/Insight/Widget',
  component: Sample,
  args: { state: 'there', shape: 'stacked', measures: [returning, newcomers] },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {};
export const Grouped: Story = { args: { shape: 'columns' } };
export const Line: Story = { args: { shape: 'line', measures: [returning] } };
export const Bars: Story = { args: { shape: 'bars', measures: [returning] } };
/** Its bars lead to their rows; without a mouse one link after the other by the arrow keys. */
export const Leading: Story = {
  args: {
    shape: 'columns',
    measures: [
      { ...returning, to: ({ date }) => `/service/visit/daily?start_date=${String(date)}&end_date=${String(date)}` },
    ],
  },
  play: async ({ canvasElement }) => {
    const ways = within(within(canvasElement).getByRole('list', { name: 'Data di balik Pasien per hari' }));
    const links = ways.getAllByRole('link');
    // Days of which nothing is counted lead nowhere.
    await expect(links).toHaveLength(26);
    await expect(links.filter((link) => link.tabIndex === 0)).toHaveLength(1);
    links[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
    await expect(links[1]).toHaveFocus();
    await expect(links[1]).toHaveTextContent('03 Mar 2026, Pasien lama: 7');
    await expect(links[1]).toHaveAttribute('href', '/service/visit/daily?start_date=2026-03-03&end_date=2026-03-03');
    await userEvent.keyboard('{End}');
    await expect(links[25]).toHaveFocus();
  },
};
export const Waiting: Story = { args: { state: 'waiting' } };
export const Empty: Story = {
  args: { state: 'empty' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Tidak ada Data')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Coba lagi' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const Table: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Grafik Pasien per hari' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan tabel: Pasien per hari' }));
    await expect(canvas.getByRole('rowheader', { name: '02 Mar 2026' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Grafik Pasien per hari' })).toBeNull();
  },
};
