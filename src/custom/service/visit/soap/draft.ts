// The note as one flat set of values, and what becomes of it when two have written (service.md 9).
import { type SoapNote, type SoapText, soapTexts } from '../../../../resources/service/soap.ts';
import { type Vital, type VitalSign, vitalNames } from '../../../../resources/service/vital.ts';

export type NoteField = SoapText | VitalSign;
/** Values as they stand in the form; a sign that was not measured is null. */
export type Draft = Readonly<Record<SoapText, string> & Record<VitalSign, number | null>>;

export const noteFields: readonly NoteField[] = [...soapTexts, ...vitalNames];

export const isText = (field: NoteField): field is SoapText => (soapTexts as readonly string[]).includes(field);

export const draftOf = (note: Pick<SoapNote, SoapText | 'vital'>): Draft =>
  ({
    ...Object.fromEntries(soapTexts.map((name) => [name, note[name]])),
    ...Object.fromEntries(vitalNames.map((sign) => [sign, note.vital[sign] ?? null])),
  }) as Draft;

/** What is sent: the four texts and the signs that were measured. */
export const bodyOf = (draft: Draft) => ({
  subjective: draft.subjective,
  objective: draft.objective,
  assessment: draft.assessment,
  plan: draft.plan,
  vital: Object.fromEntries(vitalNames.flatMap((sign) => (draft[sign] === null ? [] : [[sign, draft[sign]]]))) as Vital,
});

export const isSame = (a: Draft, b: Draft): boolean => noteFields.every((field) => a[field] === b[field]);

export interface Merged {
  readonly draft: Draft;
  /** Fields that both have changed, each in another way; `draft` holds mine. */
  readonly clashes: readonly NoteField[];
}

/** Takes over what only the other has changed since `base`, and keeps what only I have. */
export const mergeDrafts = (base: Draft, mine: Draft, theirs: Draft): Merged => {
  const values = noteFields.map((field) => [field, mine[field] === base[field] ? theirs[field] : mine[field]]);
  const clashes = noteFields.filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  );
  return { draft: Object.fromEntries(values) as Draft, clashes };
};
