export { createDrafts, type Drafts } from './drafts'
export { draftFor, parseDrafts, readValues } from './draft.rules'
export type { FormDraft } from './form-draft'
export { useFormDraft } from './use-form-draft'
