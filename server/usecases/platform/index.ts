// Use cases of the platform module; completeness is checked in ../index.ts.
import { listApplog, showApplog } from './list-applog.ts';

export const platformUseCases = {
  'platform.applog': { list: listApplog, show: showApplog },
};

export const platformCallHandlers = {};
