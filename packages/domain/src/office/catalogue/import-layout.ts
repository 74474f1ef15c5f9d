import type { components } from '@skafferi/api/admin'
import { formatNumber } from '../../platform/format'
import { isText, oneOf, parseJson, shape } from '../../rules/json/schema'
import { encodings } from '../../rules/text/decode-text'
import type { ImportLayoutView } from './imports.view'

type Schemas = components['schemas']

/** The operator's choice, before the file is read again; null if it has not changed. */
export interface TypedLayout {
  sheet: string | null
  /** The character set; missing in older drafts. */
  encoding?: string | null
  /** The row of the headings. */
  row: string | null
}

const isTypedLayout = shape<TypedLayout>({
  sheet: oneOf(null, isText),
  encoding: oneOf(undefined, null, isText),
  row: oneOf(null, isText),
})

/** Parses the choice of a stored draft; none if it is missing or malformed. */
export const readTypedLayout = (text: string): TypedLayout =>
  parseJson(text, isTypedLayout) ?? { sheet: null, row: null }

/** Where the table is in a file, with the operator's choice; null if it cannot be chosen. */
export function toLayout({ layout }: Schemas['Import'], typed: TypedLayout, locale: string): ImportLayoutView | null {
  if (!layout) return null
  const { sheet: stored, sheets, encoding: read, heading_row: headingRow, rows } = layout
  const sheet = typed.sheet !== null && sheets.includes(typed.sheet) ? typed.sheet : stored
  const encoding = read === null ? null : (encodings.find((each) => each === typed.encoding) ?? read)
  const isOther = sheet !== stored || encoding !== read
  const storedRow = headingRow === null ? null : String(headingRow)
  const isListed = rows.some(({ row }) => String(row) === typed.row)
  const row = isOther ? null : isListed ? typed.row : storedRow
  return {
    sheets,
    sheet,
    encodings: encoding === null ? [] : encodings,
    encoding,
    // The rows of another sheet or character set are not read yet.
    rows: isOther
      ? []
      : rows.map((each) => ({ id: String(each.row), number: formatNumber(each.row, locale), cells: each.cells })),
    row,
    read: { sheet: stored, row: headingRow === null ? null : formatNumber(headingRow, locale) },
    isChanged: isOther || row !== storedRow,
  }
}

/** The choice as the request has it. */
export function toLayoutRequest({ sheet, encoding, row }: ImportLayoutView): Schemas['ImportLayoutChoice'] {
  return { sheet, encoding, heading_row: row === null ? null : Number(row) }
}

/** Identifies what is read in drafts about it: columns of another sheet are others. */
export const layoutKey = (layout: Schemas['ImportLayout'] | null | undefined): string =>
  layout ? ` ${layout.sheet ?? ''} ${layout.heading_row ?? ''} ${layout.encoding ?? ''}` : ''
