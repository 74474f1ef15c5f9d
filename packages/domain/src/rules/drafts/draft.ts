import { isText, oneOf, parseJson, shape, type Schema } from '../json/schema'

/** Unsent values of one form. */
export interface StoredDraft {
  /** E-mail of the customer who typed it; null for a visitor. */
  owner: string | null
  /** The form and its subject, e.g. "complaint order_1". */
  form: string
  /** The values, which can be serialized as JSON. */
  values: unknown
}

/** Version of the storage format. Drafts of other versions are ignored. */
const version = 1

/** Forms whose drafts all tabs of a browser share. These drafts remain when the tabs are closed. */
export const sharedForms: readonly string[] = ['order-list', 'shelf']

/** Limits of a tab's storage: the number of drafts, of which the newest are stored, and the characters of each. */
export const draftLimits = { forms: 30, characters: 500_000 } as const

const isStoredDraft = shape<StoredDraft>({
  owner: oneOf(null, isText),
  form: '',
  values: (value): value is unknown => value !== undefined,
})

const isStored = shape<{ version: number; drafts: unknown[] }>({ version: oneOf(version), drafts: Array.isArray })

/** Parses stored drafts, oldest first. Returns none if the text is malformed or of another version. */
export function parseDrafts(text: string | null): StoredDraft[] {
  return parseJson(text, isStored)?.drafts.filter(isStoredDraft) ?? []
}

/** Serializes drafts for storage; null if there are none. */
export function serializeDrafts(drafts: readonly StoredDraft[]): string | null {
  return drafts.length === 0 ? null : JSON.stringify({ version, drafts })
}

/** True for the person's own drafts and for those that a visitor typed in this tab. */
const isVisibleTo = ({ owner }: StoredDraft, person: string | null) => owner === null || owner === person

/**
 * Returns the stored values of a form; null if there are none, or they do not match the schema.
 * @param person e-mail of the signed-in customer; null for a visitor
 */
export function draftFor<Values>(
  drafts: readonly StoredDraft[],
  person: string | null,
  form: string,
  isValid: Schema<Values>,
): Values | null {
  const values = drafts.findLast((draft) => draft.form === form && isVisibleTo(draft, person))?.values
  return isValid(values) ? values : null
}

/** Removes a form's draft that is visible to a person. Other customers' drafts of the form remain. */
export function withoutDraft(drafts: readonly StoredDraft[], person: string | null, form: string): StoredDraft[] {
  return drafts.filter((draft) => draft.form !== form || !isVisibleTo(draft, person))
}

/** Adds a draft, and removes the one that it replaces. A draft that is too long is not added. */
export function withDraft(drafts: readonly StoredDraft[], draft: StoredDraft): StoredDraft[] {
  const others = withoutDraft(drafts, draft.owner, draft.form)
  if (JSON.stringify(draft.values).length > draftLimits.characters) return others
  return [...others, draft].slice(-draftLimits.forms)
}

/** Removes the drafts of other customers, after a person signs in. */
export function draftsVisibleTo(drafts: readonly StoredDraft[], person: string): StoredDraft[] {
  return drafts.filter((draft) => isVisibleTo(draft, person))
}
