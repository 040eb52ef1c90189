// The one error handler: refusals keep their status and text, the database's own refusals are translated, all else is a bug.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import type { ErrorBody } from '../../src/resources/kernel/wire.ts';
import { allResources } from '../../src/resources/registry.ts';
import { Refusal, type RefusalCode } from '../../src/resources/refusals.ts';
import { FileMissing } from '../files/store.ts';

const RETRY_AFTER_SECONDS = 2;

/**
 * 'units_code' and 'paymentmethods_profile_id_name_key' name the field that they end with. Behind row-level security PostgreSQL
 * tells no columns and no values of another row, so that the name is all there is.
 */
const namedBy = ({ constraint = '', table = '' }: pg.DatabaseError, names: readonly string[]): string | undefined => {
  const rest = constraint.slice(table.length).replace(/_f?key$/, '');
  return names.filter((name) => rest.endsWith(`_${name}`)).toSorted((a, b) => b.length - a.length)[0];
};

/** 'Key (profile_id, code)=(1, A) already exists.' -> the column that a person would know: the last one that is a field. */
const fieldOf = (error: pg.DatabaseError): { readonly name: string; readonly label: string } | undefined => {
  const fields = allResources.find((resource) => resource.table === error.table)?.fields ?? {};
  const told = /^Key \(([^)]+)\)=/.exec(error.detail ?? '')?.[1]?.split(', ') ?? [];
  const name = told.findLast((column) => fields[column] !== undefined) ?? namedBy(error, Object.keys(fields));
  const label = name === undefined ? undefined : fields[name]?.label;
  return name === undefined || label === undefined ? undefined : { name, label };
};

/** A refusal, and the field at fault where it is one. */
type Told = readonly [RefusalCode, field?: string];
const refusalOfTold = ([code, field]: Told): Refusal => {
  const refusal = new Refusal(code);
  return field === undefined ? refusal : new Refusal(code, {}, { [field]: [refusal.message] });
};

/** Keys whose second value says more than that. */
const taken: Readonly<Record<string, Told>> = {
  bankmatchlines_pkey: ['bank-matched'],
  bankmatchentries_pkey: ['bank-matched'],
  banklines_place: ['bank-overlap'],
  branchtargets_month: ['target-taken'],
  penyusutans_month: ['depreciation-done'],
  periodes_active: ['period-exists'],
  opnames_open: ['opname-open', 'warehouse_id'],
  orthocases_open: ['ortho-open', 'customer_id'],
  recalls_open: ['recall-open', 'reason'],
  shiftschedules_day: ['roster-day-taken', 'work_date'],
  // Each takes the mark from the one before; of two at a time one is too late.
  warehouses_bhp: ['stale-version'],
  warehouses_sale: ['stale-version'],
  warehouses_receive: ['stale-version'],
  pakethistories_active: ['stale-version'],
};

const duplicate = (error: pg.DatabaseError): Refusal => {
  const known = taken[error.constraint ?? ''];
  if (known) return refusalOfTold(known);
  const field = fieldOf(error);
  if (!field) return new Refusal('duplicate', { label: 'Data' });
  return new Refusal('duplicate', { label: field.label }, { [field.name]: [`${field.label} sudah dipakai`] });
};

const foreignKey = (error: pg.DatabaseError): Refusal => {
  const field = fieldOf(error);
  if (error.detail?.includes('is still referenced') === true) return new Refusal('in-use', { name: 'Data' });
  return new Refusal('invalid', {}, field && { [field.name]: ['Data tidak ditemukan'] });
};

/** Constraints against two at a time that say more than that, and the field that is at fault. */
const overlaps: Readonly<Record<string, Told>> = {
  leaves_overlap: ['leave-overlap'],
  overtimes_overlap: ['overtime-overlap'],
  visits_lane: ['place-full', 'session_time'],
  visits_booked_unit: ['unit-booked', 'booked_unit_id'],
  visits_booked_perawat: ['nurse-booked', 'booked_perawat_id'],
};

const overlap = ({ constraint = '' }: pg.DatabaseError): Refusal =>
  refusalOfTold(overlaps[constraint] ?? ['validity-overlap']);

/** SQLSTATE codes that are the client's doing or the moment's, not a bug of ours. */
const byState: Readonly<Record<string, (error: pg.DatabaseError) => Refusal | undefined>> = {
  '23505': duplicate,
  '23503': foreignKey,
  '23P01': overlap,
  // A text with a character that no text holds (NUL).
  '22021': () => new Refusal('invalid'),
  '22P05': () => new Refusal('invalid'),
  // A number beyond its column: the shapes know the kinds of fields, not the width of every column.
  '22003': () => new Refusal('number-beyond'),
  // Half of a character that is written in two parts: JSON can carry it, and no text holds it; and a whole number so large that it is
  // written with an exponent.
  '22P02': (error) => {
    if (/^invalid input syntax for type (bigint|integer): "-?[\d.]+e\+\d+"$/.test(error.message))
      return new Refusal('number-beyond');
    return error.detail?.includes('surrogate') === true ? new Refusal('invalid') : undefined;
  },
  // Tried again and again without luck, or waited too long for a lock or an answer.
  '40001': () => new Refusal('overloaded'),
  '40P01': () => new Refusal('overloaded'),
  '55P03': () => new Refusal('overloaded'),
  '57014': () => new Refusal('overloaded'),
  '53300': () => new Refusal('overloaded'),
  '53400': () => new Refusal('overloaded'),
  '53100': () => new Refusal('database-away'),
  '57P01': () => new Refusal('database-away'),
  '57P02': () => new Refusal('database-away'),
  '57P03': () => new Refusal('database-away'),
};

const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
const LOST = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;

const fastifyCodes: Readonly<Record<string, 'unreadable' | 'unsupported-media' | 'too-large'>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-media',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_PARTS_LIMIT: 'too-large',
  FST_FILES_LIMIT: 'too-large',
  FST_FIELDS_LIMIT: 'too-large',
};

const ofFastify = (error: Error & { code?: string; statusCode?: number }): Refusal | undefined => {
  const known = fastifyCodes[error.code ?? ''];
  if (known) return new Refusal(known);
  // What else Fastify refuses with 400 could not be read: broken JSON, an empty body, a bad length or address.
  return error.statusCode === 400 ? new Refusal('unreadable') : undefined;
};

/** The refusal that an error stands for; undefined for a bug. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error instanceof pg.DatabaseError) {
    const state = error.code ?? '';
    return byState[state]?.(error) ?? (state.startsWith('08') ? new Refusal('database-away') : undefined);
  }
  if (!(error instanceof Error)) return undefined;
  const { code } = error as FastifyError;
  if (error.message.startsWith('timeout exceeded when trying to connect')) return new Refusal('overloaded');
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Refusal('storage-full');
  if (error instanceof FileMissing) return new Refusal('file-missing');
  if (AWAY.has(code) || LOST.test(error.message)) return new Refusal('database-away');
  return ofFastify(error);
};

const bodyOf = (refusal: Refusal): ErrorBody => ({
  statusCode: refusal.status,
  code: refusal.code,
  message: refusal.message,
  ...(refusal.at && { errors: refusal.at }),
  ...refusal.extra,
});

const retryAfter = ({ status, extra }: Refusal): number | undefined => {
  if (typeof extra.retry_after === 'number') return extra.retry_after;
  return status === 503 ? RETRY_AFTER_SECONDS : undefined;
};

const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const known = refusalOf(error);
  if (!known || known.status >= 500) request.log.error({ err: error }, known ? known.code : 'request failed');
  const refusal = known ?? new Refusal('internal', { request_id: request.id });
  const seconds = retryAfter(refusal);
  if (seconds !== undefined) reply.header('Retry-After', seconds);
  reply.code(refusal.status).type('application/json; charset=utf-8').send(bodyOf(refusal));
};

/** Whatever is thrown becomes an answer here: refusals as they are, the rest as 500 with the id of the request. */
export const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(answer);
};
