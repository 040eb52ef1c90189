import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ScanField } from './scan-field.tsx';

const known: Readonly<Record<string, string>> = { 'OBT-00001': 'Amoxicillin 500 mg', 'BHP-00002': 'Masker 3 ply' };
const resolve = async (code: string): Promise<string> => {
  const name = known[code];
  if (name === undefined) throw new Error('Barcode tidak dikenal.');
  return name;
};

const meta = {
  title: 'Kit/Scan field',
  component: ScanField<string>,
  args: { label: 'Scan atau ketik barcode, lalu Enter', resolve, onFound: (name: string) => name },
} satisfies Meta<typeof ScanField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Scanned: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox'), 'OBT-00001{Enter}4711{Enter}BHP-00002{Enter}');
    await expect(await page.findByText('Masker 3 ply')).toBeVisible();
    await expect(page.getByText('Barcode tidak dikenal.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveFocus();
  },
};
