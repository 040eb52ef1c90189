// Use cases of the packages; completeness is checked in ../index.ts.
import { cancelMembership } from './membership/cancel-membership.ts';
import { extendMembership } from './membership/extend-slots.ts';
import { listMembership, showMembership } from './membership/membership-record.ts';
import { sellMembership } from './membership/sell-membership.ts';
import { listSlots, showSlot } from './membership/slot-record.ts';
import { listAvailable } from './claim/available-slots.ts';
import { listClaim, showClaim } from './claim/list-claim.ts';
import { cancelClaim, createClaim } from './claim/write-claim.ts';
import { showTypeImage, uploadTypeImage } from './offer/type-image.ts';
import { reportLiability } from './report/liability.ts';

export const paketUseCases = {
  'paket.membership': { list: listMembership, show: showMembership },
  'paket.membershipperawatan': { list: listSlots, show: showSlot },
  'paket.membershipperawatanused': { list: listClaim, show: showClaim, create: createClaim, batal: cancelClaim },
} as const;

export const paketCallHandlers = {
  'paket.type.uploadimage': uploadTypeImage,
  'paket.type.image': showTypeImage,
  'paket.membership.jual': sellMembership,
  'paket.membership.batal': cancelMembership,
  'paket.membership.perpanjang': extendMembership,
  'paket.laporan.kewajiban': reportLiability,
  'paket.membership.tersedia': listAvailable,
} as const;
