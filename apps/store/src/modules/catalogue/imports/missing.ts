import type { components } from '@skafferi/api/admin'
import type { MissingValue } from '@skafferi/domain/rules/catalogue/missing-values'

/** A field that a file lacks. */
export type MissingQuestion = components['schemas']['ImportMissingQuestion']

/** What a file lacks, and the values for it. */
export interface Missing {
  questions: MissingQuestion[]
  /** Chosen for this or an earlier file; empty if there are none. */
  values: MissingValue[]
  isChosen: boolean
  /** Key of the file's headings. */
  key: string
  /** True if the check with these values is outdated: those about VAT are asked again. */
  isOutdated?: boolean
  /** True if the values are those of an earlier file; false for older imports. */
  isRemembered?: boolean
  /** True to remember them once the import is applied; true by default. */
  remember?: boolean
}
