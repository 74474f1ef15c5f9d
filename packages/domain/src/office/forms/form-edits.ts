import { isRecord, parseJson, type Schema } from '../../rules/json/schema'

/** The unsaved values of a form, and the stored values that they replace, as they were when editing began. */
export interface FormEdits<Draft> {
  typed: Partial<Draft>
  over: Partial<Draft>
}

/** Creates the parser of a form's edits in the tab's storage, which returns none if they are malformed. */
export function editsParser<Draft extends object>(isPart: Schema<Partial<Draft>>) {
  const isEdits: Schema<FormEdits<Draft>> = (value): value is FormEdits<Draft> =>
    isRecord(value) && isPart(value.typed) && isPart(value.over)
  return (text: string): FormEdits<Draft> => parseJson(text, isEdits) ?? noEdits
}

/** The edits of an unchanged form. */
export const noEdits = { typed: {}, over: {} } as const

/** The names of an object's fields. */
const namesOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft)[]

/** The entries of an object whose field fulfils a condition. */
const pick = <Draft extends object>(draft: Draft, isIncluded: (field: keyof Draft) => boolean): Partial<Draft> =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => isIncluded(field as keyof Draft))) as Partial<Draft>

/** Compares values of a form: texts, flags and lists of plain objects. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const valueAt = (draft: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], draft)

/** True if two drafts have the same value at a path ("options.0.price"). */
export const isSameAt = (path: string, one: object, other: object) => isSame(valueAt(one, path), valueAt(other, path))

/**
 * The problems of a refusal, without those of fields that were edited since.
 * @param problems by path in the draft ("phone", "options.0.price")
 * @param sent the refused draft; undefined or null if none was refused
 * @param pathOf the path in the draft of a problem's name; by default the name
 */
export function stillRefused<Problem>(
  problems: Readonly<Record<string, Problem>>,
  sent: object | null | undefined,
  draft: object,
  pathOf = (name: string) => name,
): Record<string, Problem> {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => sent && isSameAt(pathOf(name), sent, draft)))
}

/** Adds a change, and the stored values that it replaces. */
export function withEdit<Draft extends object>(
  { typed, over }: FormEdits<Draft>,
  change: Partial<Draft>,
  stored: Draft,
): FormEdits<Draft> {
  const isFirstEdit = (field: keyof Draft) => field in change && typed[field] === undefined
  return { typed: { ...typed, ...change }, over: { ...over, ...pick(stored, isFirstEdit) } }
}

/** Removes edits, e.g. of a removed part of the form. */
export const withoutEdits = <Draft extends object>(
  { typed, over }: FormEdits<Draft>,
  isRemoved: (field: keyof Draft) => boolean,
): FormEdits<Draft> => ({
  typed: pick(typed as Draft, (field) => !isRemoved(field)),
  over: pick(over as Draft, (field) => !isRemoved(field)),
})

/** The edits that remain after a save: those made during it. */
export function editsAfterSave<Draft extends object>(
  { typed, over }: FormEdits<Draft>,
  saved: Draft,
): FormEdits<Draft> {
  return {
    typed: pick(typed as Draft, (field) => !isSame(typed[field], saved[field])),
    // The save itself replaced the stored values of the saved fields.
    over: pick(over as Draft, (field) => isSame(over[field], saved[field])),
  }
}

/** The fields that differ from the stored values. */
export const changedFields = <Draft extends object>(draft: Draft, stored: Draft): (keyof Draft)[] =>
  namesOf(draft).filter((field) => !isSame(draft[field], stored[field]))

/** The edited fields whose stored value another operator has changed since editing began. */
export const overwrittenFields = <Draft extends object>(
  { typed, over }: FormEdits<Draft>,
  stored: Draft,
): (keyof Draft)[] =>
  namesOf(typed as Draft).filter(
    (field) =>
      field in over && field in stored && !isSame(over[field], stored[field]) && !isSame(typed[field], stored[field]),
  )
