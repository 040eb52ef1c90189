import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayGrid } from './day-grid.tsx';

const days = Array.from({ length: 31 }, (_, at) => at + 1);
const meta = {
  title: 'Kit/Day grid',
  component: DayGrid,
  args: {
    label: 'Jadwal',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Pegawai</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {['Siti Aminah', 'Dewi Lestari', 'Rina Puspitasari'].map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {days.map((day) => (
                <td key={day}>{day % 7 === 0 ? 'L' : 'P'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
} satisfies Meta<typeof DayGrid>;
export default meta;

export const Month: StoryObj<typeof meta> = {};
