// Use cases of the platform module; completeness is checked in ../index.ts.
import { editProfilecontrol } from './edit-profilecontrol.ts';
import { editUsers } from './edit-users.ts';
import { listApplog, showApplog } from './list-applog.ts';
import { listReaders } from './list-readers.ts';
import { showFile } from './show-file.ts';
import { listUsers } from './list-users.ts';
import { changeSettings, showSettings } from './settings.ts';
import { createProfile, editProfile } from './write-profile.ts';
import { showUsers } from './show-users.ts';

export const platformUseCases = {
  'platform.applog': { list: listApplog, show: showApplog },
  'platform.profile': { create: createProfile, edit: editProfile },
  'platform.profilecontrol': { edit: editProfilecontrol },
  'platform.users': { list: listUsers, show: showUsers, edit: editUsers },
};

export const platformCallHandlers = {
  'platform.files.show': showFile,
  'platform.users.pembaca': listReaders,
  'platform.settings.show': showSettings,
  'platform.settings.change': changeSettings,
};
