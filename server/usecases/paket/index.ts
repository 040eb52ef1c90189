// Use cases of the packages; completeness is checked in ../index.ts.
import { showClauses } from './membership/agreement.ts';
import { cancelMembership } from './membership/cancel-membership.ts';
import { extendMembership } from './membership/extend-slots.ts';
import { importPackages, packageTemplate, rejectedPackages } from './membership/package-import.ts';
import { listMembership, showMembership } from './membership/membership-record.ts';
import { sellMembership } from './membership/sell-membership.ts';
import { listSlots, showSlot } from './membership/slot-record.ts';
import { listVersions, showVersion } from './offer/history-record.ts';
import { findPrograms } from './offer/find-programs.ts';
import { listPrograms, simulateSale } from './offer/list-programs.ts';
import { listAvailable } from './claim/available-slots.ts';
import { listClaim, showClaim } from './claim/list-claim.ts';
import { cancelClaim, createClaim } from './claim/write-claim.ts';
import { showTypeImage, uploadTypeImage } from './offer/type-image.ts';
import { activate, copyVersion, deactivate } from './offer/version-life.ts';
import { createVersion, deleteVersion, editVersion } from './offer/write-version.ts';
import { printHandOver } from './paper/hand-over.ts';
import { listMembershipHistory } from './paper/package-history.ts';
import { printAgreement, printCard, printSchedule } from './paper/package-papers.ts';
import { listReminders } from './reminder/list-reminders.ts';
import { noteReminder } from './reminder/note-reminder.ts';
import { reportLiability } from './report/liability.ts';
import { reportProfit } from './report/profit.ts';

export const paketUseCases = {
  'paket.membership': { list: listMembership, show: showMembership },
  'paket.membershipperawatan': { list: listSlots, show: showSlot },
  'paket.history': {
    list: listVersions,
    show: showVersion,
    create: createVersion,
    edit: editVersion,
    delete: deleteVersion,
    aktifkan: activate,
    nonaktifkan: deactivate,
    salin: copyVersion,
  },
  'paket.membershipperawatanused': { list: listClaim, show: showClaim, create: createClaim, batal: cancelClaim },
} as const;

export const paketCallHandlers = {
  'paket.type.uploadimage': uploadTypeImage,
  'paket.type.image': showTypeImage,
  'paket.membership.jual': sellMembership,
  'paket.membership.batal': cancelMembership,
  'paket.membership.perpanjang': extendMembership,
  'paket.laporan.kewajiban': reportLiability,
  'paket.laporan.laba': reportProfit,
  'paket.membership.ketentuan': showClauses,
  'paket.membership.riwayat': listMembershipHistory,
  'paket.membership.perjanjian': printAgreement,
  'paket.membership.jadwal': printSchedule,
  'paket.membership.kartu': printCard,
  'paket.membershipperawatanused.tandaterima': printHandOver,
  'paket.membership.import': importPackages,
  'paket.membership.rejected': rejectedPackages,
  'paket.membership.template': packageTemplate,
  'paket.pengingat.list': listReminders,
  'paket.pengingat.catat': noteReminder,
  'paket.historyperawatan.list': listPrograms,
  'paket.program.cari': findPrograms,
  'paket.history.simulasi': simulateSale,
  'paket.membership.tersedia': listAvailable,
} as const;
