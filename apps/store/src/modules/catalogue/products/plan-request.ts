import { invalidFields, type StoreError } from '../../../platform/http/errors'
import type { ProductState, StoredProduct } from './catalog-state'
import type { ImportRow, ProductCells } from './product-row'
import { planProduct, type PlanContext, type RequestedPicture } from './plan-product'
import type { RequestedVariants } from './product-change'
import { RowRefusal } from './row-refusal'

/** The content of a request for one product. */
export interface RequestedProduct {
  cells: ProductCells
  variants: RequestedVariants
  images?: readonly RequestedPicture[]
}

/** The contract's field for each column of products and variants. */
const productFields: Readonly<Record<string, string>> = { product: 'title' }
const variantFields: Readonly<Record<string, string>> = {
  sku: 'sku',
  gtin: 'gtin',
  price: 'prices',
  option1_name: 'options',
  option1_value: 'options',
}

function refusedProduct({ column, message }: RowRefusal): StoreError {
  return invalidFields({ [productFields[column] ?? column]: message })
}

function refusedVariant(path: string, { column, message }: RowRefusal): StoreError {
  const field = variantFields[column]
  return invalidFields({ [field ? `${path}.${field}` : path]: message })
}

/**
 * Plans the change of a product by a request, under the same rules as an import; undefined if nothing changes. A
 * request is accepted or refused completely.
 * @param stored the current product; undefined for a new one
 * @throws StoreError 400 naming the invalid field
 */
export function planRequest(
  stored: StoredProduct | undefined,
  { cells, variants, images }: RequestedProduct,
  context: PlanContext,
): ProductState | undefined {
  const refuse = (row: ImportRow, refusal: RowRefusal) => {
    throw refusedVariant(variants.pathOf(row), refusal)
  }
  try {
    return planProduct(stored, { rows: variants.rows, cells, images }, { ...context, refuse }).product
  } catch (error) {
    throw error instanceof RowRefusal ? refusedProduct(error) : error
  }
}
