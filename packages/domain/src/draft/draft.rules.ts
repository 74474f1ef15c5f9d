/** What somebody typed into one form and has not sent. */
export interface StoredDraft {
  /** The e-mail of whose it is; null where a visitor typed it. */
  owner: string | null
  /** Which form, with what it is about: "complaint order_1". */
  form: string
  /** What stands in it, as JSON can hold it. */
  values: unknown
}

/** Raised when drafts of before can no longer be read: they are ignored. */
const version = 1

/** Forms that all tabs of a browser have in common: what is typed in one stands in the others, and outlives them. */
export const sharedForms: readonly string[] = ['order-list']

/** How much one tab keeps: of more forms than these the oldest goes, and a text beyond these characters is not kept. */
export const draftLimits = { forms: 30, characters: 500_000 } as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isKeptDraft(value: unknown): value is StoredDraft {
  if (!isObject(value)) return false
  const { owner, form } = value
  return (owner === null || typeof owner === 'string') && typeof form === 'string' && 'values' in value
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The drafts in a stored text, oldest first; none where it is damaged or of another version. */
export function parseDrafts(text: string | null): StoredDraft[] {
  const stored = parse(text)
  if (!isObject(stored) || stored.version !== version || !Array.isArray(stored.drafts)) return []
  return stored.drafts.filter(isKeptDraft)
}

/** The drafts as a text to store; null where there are none. */
export function serializeDrafts(drafts: readonly StoredDraft[]): string | null {
  return drafts.length === 0 ? null : JSON.stringify({ version, drafts })
}

/** Whether somebody may see a draft: their own, and what a visitor typed in this tab, which whoever uses it has seen. */
const isSeenBy = ({ owner }: StoredDraft, person: string | null) => owner === null || owner === person

/**
 * What a form holds for a person; undefined where nothing.
 * @param person the e-mail of who is signed in; null for a visitor
 */
export function draftFor(drafts: readonly StoredDraft[], person: string | null, form: string): unknown {
  return drafts.findLast((draft) => draft.form === form && isSeenBy(draft, person))?.values
}

/** Without what a person sees in a form: it is sent, or thrown away. Somebody else's of the same form stays. */
export function withoutDraft(drafts: readonly StoredDraft[], person: string | null, form: string): StoredDraft[] {
  return drafts.filter((draft) => draft.form !== form || !isSeenBy(draft, person))
}

/** With a draft in the place of what its owner saw in that form; one that is too long is not kept, nor what it replaces. */
export function withDraft(drafts: readonly StoredDraft[], draft: StoredDraft): StoredDraft[] {
  const others = withoutDraft(drafts, draft.owner, draft.form)
  if (JSON.stringify(draft.values).length > draftLimits.characters) return others
  return [...others, draft].slice(-draftLimits.forms)
}

/** What is left of a tab's drafts once a person has signed in: nothing of anybody else's. */
export function draftsLeftTo(drafts: readonly StoredDraft[], person: string): StoredDraft[] {
  return drafts.filter((draft) => isSeenBy(draft, person))
}

/**
 * Values of a form, if they are what the form holds today: the very fields of `empty`, each a value of the same kind.
 * Null where they are not.
 */
export function readValues<Values extends object>(empty: Values, values: unknown): Values | null {
  const fields = Object.entries(empty)
  if (!isObject(values) || Object.keys(values).length !== fields.length) return null
  return fields.every(([field, value]) => typeof values[field] === typeof value) ? (values as Values) : null
}
