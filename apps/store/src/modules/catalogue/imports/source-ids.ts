import { createHash } from 'node:crypto'
import { catalogueFields } from '@skafferi/domain/rules/catalogue/fields'
import { handleOf, type OptionChoice } from '../products'
import type { Table } from './table-file'

/** Headings of a product's identity in files of other shop systems, the most stable first. */
const identityHeadings: Readonly<Record<string, readonly string[]>> = {
  shopify: ['handle', 'url handle'],
  medusa: ['product id', 'product handle'],
  prestashop: ['product id', 'product id*', 'id'],
  bigcommerce: ['product id'],
}

/** The column of systems whose rows of variants have an id of their own, and its word for a product. */
const kindHeadings: Readonly<Record<string, readonly [heading: string, product: string]>> = {
  bigcommerce: ['item type', 'product'],
}

/** Normalizes a heading for comparison. */
export const plainHeading = (heading: string) => heading.trim().toLowerCase().replace(/\s+/g, ' ')

/**
 * Returns the identity of the product of each row of an external file, by row number; empty if the file has none. A row
 * without one belongs to the product before it. Names are no identity.
 */
export function sourceIdsOf({ columns, rows }: Table, system: string): ReadonlyMap<number, string> {
  const headings = columns.map(plainHeading)
  const found = identityHeadings[system]?.find((name) => headings.includes(name))
  const index = found === undefined ? -1 : headings.indexOf(found)
  const [kindHeading = '', product] = kindHeadings[system] ?? []
  const kindIndex = headings.indexOf(kindHeading)
  const ids = new Map<number, string>()
  let last = ''
  for (const { row, cells } of index < 0 ? [] : rows) {
    const isPart = product !== undefined && plainHeading(cells[kindIndex] ?? '') !== product
    last = (isPart ? '' : cells[index]?.trim()) || last
    if (last !== '') ids.set(row, last)
  }
  return ids
}

/** Length of the digest of a made SKU: 32 bits of SHA-256 in hex. */
const digestLength = 8

/**
 * Makes a SKU for an article without one: readable, the same for each import of its file, and different from SKUs of
 * other systems.
 */
export function makeSku(system: string, sourceId: string, options: readonly OptionChoice[] = []): string {
  const values = options.map(({ value }) => value)
  const identity = JSON.stringify([system, sourceId, options.map(({ name, value }) => [name, value])])
  const digest = createHash('sha256').update(identity).digest('hex').slice(0, digestLength)
  const { maxLength } = catalogueFields.sku.limits
  const readable = handleOf([sourceId, ...values].join(' ')).slice(0, maxLength - digestLength - 1)
  return `${readable}-${digest}`.toUpperCase()
}
