import type { components } from '@skafferi/api'
import type { components as adminComponents } from '@skafferi/api/admin'
import { toDrawnPack } from '@skafferi/domain/rules/catalogue/pack'
import { packFront } from '@skafferi/domain/rules/catalogue/pack-front'
import { variantName } from '@skafferi/domain/rules/catalogue/variant-name'
import type { ListedShelf, SharedPlaceRow, SharedShelfRow } from './shared-shelves.repo'

type Schemas = components['schemas']
type AdminSchemas = adminComponents['schemas']

/** Key of a shelf's picture in the file store. */
export const imageKeyOf = (code: string) => `shelves/${code}.jpg`

/** Path of a shelf's picture. */
export const imagePathOf = (code: string) => `/files/${imageKeyOf(code)}`

/** Returns the title of a shelf for everyone; null without one, and while it waits for an operator. */
export const shownTitle = ({ title, titleAllowedAt }: SharedShelfRow) => (title && titleAllowedAt ? title : null)

/** Converts an article of a shared shelf. */
export function toSharedPlace(row: SharedPlaceRow): Schemas['SharedPlace'] {
  const { width, height } = packFront(row)
  return {
    ...toDrawnPack(row),
    width_mm: width,
    height_mm: height,
    target: row.target,
    facings: row.facings,
  }
}

/** Converts a shared shelf for operators. */
export function toAdminShelf({ shelf, companyName }: ListedShelf): AdminSchemas['AdminSharedShelf'] {
  const isWaiting = shelf.title !== '' && shelf.titleAllowedAt === null
  return {
    id: shelf.id,
    code: shelf.code,
    state: shelf.revokedAt ? 'revoked' : isWaiting ? 'title_waiting' : 'shared',
    title: shelf.title,
    trade: shelf.trade,
    company_id: shelf.companyId,
    company_name: companyName,
    articles: shelf.articles,
    created_at: shelf.createdAt.toISOString(),
    expires_at: shelf.expiresAt.toISOString(),
  }
}

/** Converts an article of an applicant's shelf. */
export function toApplicationPlace(
  row: SharedPlaceRow & { forSale: boolean },
): AdminSchemas['ApplicationShelf']['places'][number] {
  const name = variantName(row)
  return {
    variant_id: row.variantId,
    product_id: row.productId,
    name: name ? `${row.productTitle}, ${name}` : row.productTitle,
    sku: row.sku,
    target: row.target,
    facings: row.facings,
    for_sale: row.forSale,
  }
}
