// Use cases of the platform module; completeness is checked in ../index.ts.
import { listAnnouncements, postAnnouncement } from './branch/announcements.ts';
import { applogNews } from './approval/applog-news.ts';
import { listApprovalRules, setApprovalRule } from './approval/approval-rules.ts';
import { decideRequest } from './approval/decide-request.ts';
import { changePassword } from './access/change-password.ts';
import { editUsers } from './person/edit-users.ts';
import { changeFeatures, showFeatures } from './person/features.ts';
import { seeRequests, withdrawRequest } from './approval/withdraw-request.ts';
import { listApplog, showApplog } from './approval/list-applog.ts';
import { createSavedView, deleteSavedView, editSavedView, listSavedViews } from './view/saved-views.ts';
import { editProfilecontrol } from './branch/edit-profilecontrol.ts';
import { removeMail, saveMail, showMail } from './mail/mail-settings.ts';
import { listReaders } from './person/list-readers.ts';
import { showFile } from './file/show-file.ts';
import { listCandidates } from './person/candidate.ts';
import { listUsers } from './person/list-users.ts';
import { changeAttendanceSettings, showAttendanceSettings } from './branch/attendance-settings.ts';
import { changeSettings, showSettings } from './branch/settings.ts';
import { refuseRemoval } from './person/refuse-removal.ts';
import { listSessions, revokeSession } from './access/sessions.ts';
import { createProfile, editProfile } from './branch/write-profile.ts';
import { showUsers } from './person/show-users.ts';
import { showAvatar, uploadAvatar } from './person/upload-avatar.ts';
import { showLogo, uploadLogo } from './branch/upload-logo.ts';

export const platformUseCases = {
  'platform.applog': { list: listApplog, show: showApplog },
  'platform.pengumuman': { list: listAnnouncements, create: postAnnouncement },
  'platform.profile': { create: createProfile, edit: editProfile },
  'platform.profilecontrol': { edit: editProfilecontrol },
  'platform.users': { list: listUsers, show: showUsers, edit: editUsers },
};

export const platformCallHandlers = {
  'platform.email.show': showMail,
  'platform.email.simpan': saveMail,
  'platform.email.hapus': removeMail,
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
  'service.registration.kandidat': listCandidates,
  'platform.settings.show': showSettings,
  'platform.settings.change': changeSettings,
  'platform.attendancesetting.show': showAttendanceSettings,
  'platform.attendancesetting.change': changeAttendanceSettings,
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
