// Templates of notes: a doctor makes and changes his own, managers all (service.md 2.12, 4).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { soaptemplate } from '../../../../src/resources/service/soaptemplate.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericDelete, genericEdit } from '../../kernel/generic.ts';

type Operations = UseCases['service.soaptemplate'];

const ownerOf = <T extends { readonly doctor_id?: number | null }>({ actor }: WriteContext, body: T): T =>
  actor.role === DOKTER ? { ...body, doctor_id: actor.id } : body;

/** Refuses (403) a doctor another's template, and those of all. */
const requireOwner = ({ actor }: WriteContext, doctorId: number | null): void => {
  if (actor.role === DOKTER && doctorId !== actor.id) throw new Refusal('forbidden');
};

export const createTemplate: Operations['create'] = (context, body) =>
  genericCreate(soaptemplate, context, ownerOf(context, body));

export const editTemplate: Operations['edit'] = async (context, { before }, body) => {
  requireOwner(context, before.doctor_id);
  return genericEdit(soaptemplate, context, before, ownerOf(context, body));
};

export const removeTemplate: Operations['delete'] = async (context, { before }) => {
  requireOwner(context, before.doctor_id);
  return genericDelete(soaptemplate, context, before);
};
