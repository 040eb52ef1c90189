// Use cases of the platform module; completeness is checked in ../index.ts.
import { changePassword } from './change-password.ts';
import { editUsers } from './edit-users.ts';
import { changeFeatures, showFeatures } from './features.ts';
import { listApplog, showApplog } from './list-applog.ts';
import { showFile } from './show-file.ts';
import { listUsers } from './list-users.ts';
import { listSessions, revokeSession } from './sessions.ts';
import { showUsers } from './show-users.ts';
import { showAvatar, uploadAvatar } from './upload-avatar.ts';

export const platformUseCases = {
  'platform.applog': { list: listApplog, show: showApplog },
  'platform.users': { list: listUsers, show: showUsers, edit: editUsers },
};

export const platformCallHandlers = {
  'platform.files.show': showFile,
  'platform.users.changepassword': changePassword,
  'platform.users.uploadavatar': uploadAvatar,
  'platform.users.avatar': showAvatar,
  'platform.users.features': showFeatures,
  'platform.users.changefeatures': changeFeatures,
  'platform.users.sessions': listSessions,
  'platform.auth.revoke': revokeSession,
};
