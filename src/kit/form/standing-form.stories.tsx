import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import layout from '../style/layout.module.css';
import { useChanged, useTyped } from './leave.tsx';
import { StandingForm } from './standing-form.tsx';

const Field = ({ first }: { readonly first: string }) => {
  const [words, setWords] = useState(first);
  useTyped(useChanged(words));
  return <Input aria-label="Oklusi" value={words} onChange={({ target }) => setWords(target.value)} />;
};

/** A form, and the colleague who stores the next version of what it shows. */
const Page = () => {
  const [version, store] = useState(1);
  return (
    <div className={layout.stack}>
      <StandingForm version={version} shown={`Versi ${version}`}>
        {(shown) => <Field first={shown} />}
      </StandingForm>
      <Button onClick={() => store(version + 1)}>Rekan menyimpan</Button>
    </div>
  );
};

const meta = { title: 'Kit/Standing form', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
/** Nothing was typed: the newer version takes its place. */
export const Taken: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rekan menyimpan' }));
    await expect(canvas.getByLabelText('Oklusi')).toHaveValue('Versi 2');
  },
};
/** Over typed words it is only told. */
export const Told: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Oklusi'), ' kelas I');
    await userEvent.click(canvas.getByRole('button', { name: 'Rekan menyimpan' }));
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.getByLabelText('Oklusi')).toHaveValue('Versi 1 kelas I');
  },
};
