import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useTypedWords, WordSelect } from './word-select.tsx';

const ITEMS = [
  { id: 1, name: 'Komposit A2' },
  { id: 2, name: 'Komposit A3' },
];

interface Args {
  readonly onPick: (item: (typeof ITEMS)[number]) => void;
  readonly isFetching: boolean;
  readonly failure: string;
}

const Field = ({ onPick, isFetching, failure }: Args) => {
  const typed = useTypedWords(2, 50);
  return (
    <WordSelect
      typed={typed}
      label="Cari barang"
      hint="Ketik 2 huruf"
      query={{ isFetching, error: failure === '' ? null : { message: failure } }}
      items={failure === '' ? ITEMS : []}
      textOf={({ name }) => name}
      onPick={onPick}
    />
  );
};

const meta = {
  title: 'Kit/Word select',
  component: Field,
  args: { onPick: fn(), isFetching: false, failure: '' },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An open list without options is none to the rules of accessibility: antd leaves its role there. */
const shut = async (canvas: ReturnType<typeof within>): Promise<void> => {
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false'));
};

const type = async (canvas: ReturnType<typeof within>, words: string): Promise<void> => {
  const field = await canvas.findByRole('combobox', { name: 'Cari barang' });
  await userEvent.click(field);
  await userEvent.type(field, words);
};

/** Once one is chosen, the field is empty again. */
export const Found: Story = {
  play: async ({ canvas, args }) => {
    await type(canvas, 'komposit');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Komposit A3' }));
    await expect(args.onPick).toHaveBeenCalledWith(ITEMS[1]);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await shut(canvas);
  },
};
export const TooFewLetters: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'k');
    await expect(await within(document.body).findByText('Ketik 2 huruf')).toBeVisible();
    await shut(canvas);
  },
};
export const Failed: Story = {
  args: { failure: 'Server sedang sibuk. Coba lagi.' },
  play: async ({ canvas }) => {
    await type(canvas, 'komposit');
    await expect(await within(document.body).findByText('Server sedang sibuk. Coba lagi.')).toBeVisible();
    await shut(canvas);
  },
};
