// Use cases of the platform module; completeness is checked in ../index.ts.
import { dashboardCallHandlers } from './dashboard/index.ts';
import { editUsers } from './edit-users.ts';
import { listApplog, showApplog } from './list-applog.ts';
import { showFile } from './show-file.ts';
import { listUsers } from './list-users.ts';
import { showUsers } from './show-users.ts';

export const platformUseCases = {
  'platform.applog': { list: listApplog, show: showApplog },
  'platform.users': { list: listUsers, show: showUsers, edit: editUsers },
};

export const platformCallHandlers = { ...dashboardCallHandlers, 'platform.files.show': showFile };
