import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LetterLegend } from './letter.tsx';

const meta = { title: 'Parts/Attendance/Letters of days', component: LetterLegend } satisfies Meta<typeof LetterLegend>;
export default meta;

/** All states that have a letter. */
export const Legend: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};
