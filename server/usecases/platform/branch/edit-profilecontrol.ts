// Opens and locks modules of a branch: whoever works in it is answered 423 from the next request on (platform.md 5).
import { profilecontrol } from '../../../../src/resources/platform/profilecontrol.ts';
import { updateRecord } from '../../../db/repository-write.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';

type Body = Parameters<UseCases['platform.profilecontrol']['edit']>[2];
type Module = keyof typeof profilecontrol.fields;

const stateOf = (module: Module, value: number): string => {
  const { label, options } = profilecontrol.fields[module];
  return `${label} ${options.find((option) => option.value === value)?.label ?? ''}`;
};

/** Says in the log which modules are open or closed now; nothing when nothing changed. */
export const editProfilecontrol = async (
  context: WriteContext,
  { id, before }: { readonly id: number; readonly before: StoredOf<typeof profilecontrol> },
  { version: _version, ...flags }: Body,
) => {
  const modules = (Object.keys(profilecontrol.fields) as Module[]).filter(
    (module) => flags[module] !== undefined && flags[module] !== before[module],
  );
  if (modules.length > 0) await updateRecord(context.tx, profilecontrol, id, flags, context.branches);
  const record = await genericShow(profilecontrol, context, id);
  if (modules.length === 0) return { record, log: null };
  const pick = (from: Partial<Record<Module, unknown>>) =>
    Object.fromEntries(modules.map((module) => [module, from[module]]));
  const message = `perubahan kontrol modul: ${modules.map((module) => stateOf(module, flags[module] ?? 1)).join(', ')}`;
  return { record, log: { message, url: '/dashboard/settings', before: pick(before), after: pick(flags) } };
};
