import type { Column } from './fields'
import type { mappedTargets } from './import-targets'

/** A column of the shop's own files, one that a mapping has, or one of a price list. */
type Heading = Exclude<Column, `option${string}`> | (typeof mappedTargets)[number] | 'amount' | 'valid_from'

/** Headings by column, separated by "|", in lower case without diacritics. */
export type Headings = Partial<Record<Heading, string>>
