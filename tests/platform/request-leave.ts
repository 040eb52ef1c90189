// The scenes of requests about days: leave, and overtime.
import { at, enlist, LEAVE, mondayFrom, OVERTIME } from '../attendance/leave-stage.ts';
import { body, idOf } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import type { Scenes, Stage, Versioned } from './request-stage.ts';

export const atDays = ({ clinic, manager, nurse }: Stage) => {
  const scene = async (path: string, wish: (pegawai: number) => Json) => {
    await enlist(clinic);
    const sent = wish(await idOf(clinic, 'users', 'username', 'perawat.bdg'));
    const ask = (reason: string) => nurse.post<Versioned>(path, { ...sent, reason });
    const asked = await ask('Keperluan keluarga');
    const { id, version } = body(asked, 201);
    const record = `${path}/${id}`;
    const cancel = () => manager.post(`${record}/cancel`, { version, reason: 'Sudah dibicarakan' });
    return { by: nurse, asked, again: () => ask('Sudah ditanyakan lagi'), record, spoil: cancel };
  };
  return {
    'attendance.leave': () => {
      const start_date = mondayFrom(20);
      return scene(LEAVE, (pegawai_id) => ({ pegawai_id, type: 3, start_date, end_date: start_date }));
    },
    'attendance.overtime': () => {
      const work_date = mondayFrom(20);
      const [start_at, end_at] = [at(work_date, '17:00'), at(work_date, '19:00')];
      return scene(OVERTIME, (pegawai_id) => ({ pegawai_id, work_date, start_at, end_at }));
    },
  } satisfies Partial<Scenes>;
};
