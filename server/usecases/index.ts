// The one list of use cases: a declared verb, operation or call without its use case does not compile.
import { attendanceCallHandlers, attendanceUseCases } from './attendance/index.ts';
import { financeCallHandlers, financeUseCases } from './finance/index.ts';
import { inventoryCallHandlers, inventoryUseCases } from './inventory/index.ts';
import { insightCallHandlers } from './insight/index.ts';
import { byName } from './kernel/by-name.ts';
import type { CallHandlers, UseCases } from './kernel/contract.ts';
import { lists } from './kernel/lists.ts';
import { readLists } from './kernel/read-lists.ts';
import { paketCallHandlers, paketUseCases } from './paket/index.ts';
import { platformCallHandlers, platformUseCases } from './platform/index.ts';
import { givePorts } from './ports.ts';
import { serviceCallHandlers, serviceUseCases } from './service/index.ts';

givePorts();

export const useCases = {
  ...platformUseCases,
  ...serviceUseCases,
  ...inventoryUseCases,
  ...attendanceUseCases,
  ...financeUseCases,
  ...paketUseCases,
} satisfies UseCases;

export const callHandlers = {
  ...platformCallHandlers,
  ...serviceCallHandlers,
  ...financeCallHandlers,
  ...attendanceCallHandlers,
  ...inventoryCallHandlers,
  ...paketCallHandlers,
  ...insightCallHandlers,
} satisfies CallHandlers;

const known = byName(useCases, callHandlers);
export const { operationsOf, verbOf, readerOf, writerOf } = known;
lists.give(readLists(known));
