// A branch without books, and somebody who may open them.
import type { Client, TestApp } from '../support/app.ts';
import { patiently } from '../support/patiently.ts';

/** The superadmin at work in a branch that was opened just now. @param code three letters that no branch has */
export const newBranch = async (
  clinic: TestApp,
  code: string,
): Promise<{ readonly id: number; readonly by: Client }> => {
  const by = await clinic.again('superadmin');
  const choose = (branch: number) =>
    patiently(() => by.post('/api/profile/changeprofile', { session_profile_id: branch }));
  await choose(1);
  const branch = { code, name: `Cabang ${code}`, timezone: 'Asia/Jakarta', isexportall: false, status: 1 };
  const { status, body } = await patiently(() => by.post<{ id: number }>('/api/profile', branch));
  if (status !== 201) throw new Error(`The branch was not opened: ${JSON.stringify(body)}`);
  await choose(body.id);
  return { id: body.id, by };
};
