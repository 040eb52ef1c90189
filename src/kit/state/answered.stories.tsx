import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Answered } from './answered.tsx';

const refetch = fn(async () => undefined);
const SOUND = { isError: false, error: null, refetch };
const FAILED = { isError: true, error: { message: 'Server tidak menjawab' }, refetch };

const meta = {
  title: 'Kit/Answered',
  component: Answered<string>,
  args: { query: SOUND, answer: 'Dua belas baris', children: (answer: string) => <p>{answer}</p> },
} satisfies Meta<typeof Answered<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const There: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Dua belas baris')).toBeVisible();
  },
};
export const Awaited: Story = {
  args: { answer: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeInTheDocument();
  },
};
/** An older answer is not shown beside the failure. */
export const Failed: Story = {
  args: { query: FAILED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Server tidak menjawab');
    await expect(canvas.queryByText('Dua belas baris')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button'));
    await expect(refetch).toHaveBeenCalledTimes(1);
  },
};
