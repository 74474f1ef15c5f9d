/** Shapes that the kit shows, as types only. */
export type { FormDraft } from './form-draft'
export type { TypedPieces } from './use-typed-pieces'
