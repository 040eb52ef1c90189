// Use cases of the platform module; completeness is checked in ../index.ts.
import { listAnnouncements, postAnnouncement } from './announcements.ts';
import { applogNews } from './applog-news.ts';
import { listApprovalRules, setApprovalRule } from './approval-rules.ts';
import { decideRequest } from './decide-request.ts';
import { dashboardCallHandlers } from './dashboard/index.ts';
import { changePassword } from './change-password.ts';
import { editUsers } from './edit-users.ts';
import { changeFeatures, showFeatures } from './features.ts';
import { seeRequests, withdrawRequest } from './withdraw-request.ts';
import { listApplog, showApplog } from './list-applog.ts';
import { createSavedView, deleteSavedView, editSavedView, listSavedViews } from './saved-views.ts';
import { editProfilecontrol } from './edit-profilecontrol.ts';
import { listReaders } from './list-readers.ts';
import { showFile } from './show-file.ts';
import { listUsers } from './list-users.ts';
import { changeSettings, showSettings } from './settings.ts';
import { refuseRemoval } from './refuse-removal.ts';
import { listSessions, revokeSession } from './sessions.ts';
import { createProfile, editProfile } from './write-profile.ts';
import { showUsers } from './show-users.ts';
import { showAvatar, uploadAvatar } from './upload-avatar.ts';
import { showLogo, uploadLogo } from './upload-logo.ts';

export const platformUseCases = {
  'platform.applog': { list: listApplog, show: showApplog },
  'platform.pengumuman': { list: listAnnouncements, create: postAnnouncement },
  'platform.profile': { create: createProfile, edit: editProfile },
  'platform.profilecontrol': { edit: editProfilecontrol },
  'platform.users': { list: listUsers, show: showUsers, edit: editUsers },
};

export const platformCallHandlers = {
  ...dashboardCallHandlers,
  'platform.files.show': showFile,
  'platform.applog.decide': decideRequest,
  'platform.applog.withdraw': withdrawRequest,
  'platform.applog.seen': seeRequests,
  'platform.applog.news': applogNews,
  'platform.approvalrule.list': listApprovalRules,
  'platform.approvalrule.set': setApprovalRule,
  'platform.savedviews.list': listSavedViews,
  'platform.savedviews.create': createSavedView,
  'platform.savedviews.edit': editSavedView,
  'platform.savedviews.delete': deleteSavedView,
  'platform.users.pembaca': listReaders,
  'platform.settings.show': showSettings,
  'platform.settings.change': changeSettings,
  'platform.users.delete': refuseRemoval,
  'platform.users.changepassword': changePassword,
  'platform.users.uploadavatar': uploadAvatar,
  'platform.users.avatar': showAvatar,
  'platform.users.features': showFeatures,
  'platform.users.changefeatures': changeFeatures,
  'platform.users.sessions': listSessions,
  'platform.auth.revoke': revokeSession,
  'platform.profile.uploadlogo': uploadLogo,
  'platform.profile.logo': showLogo,
};
