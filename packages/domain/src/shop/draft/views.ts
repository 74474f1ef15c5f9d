/** Types of drafts, for the component library. */
export type { FormDraft } from './form-draft'
export type { TypedPieces } from './use-typed-pieces'
