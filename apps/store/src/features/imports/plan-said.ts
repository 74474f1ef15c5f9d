import { invalidFields, type StoreError } from '../../http/errors'
import type { ProductState, StoredProduct } from './catalog-state'
import type { ImportRow, ProductCells } from './import-row'
import { planProduct, type PlanContext, type WantedPicture } from './plan-product'
import type { SaidVariants } from './product-change'
import { RowRefusal } from './row-refusal'

/** What a request says of one product. */
export interface SaidProduct {
  cells: ProductCells
  variants: SaidVariants
  images?: readonly WantedPicture[]
}

/** What the contract calls the columns of a file: the product's, and a variant's. */
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

function refusedVariant(place: string, { column, message }: RowRefusal): StoreError {
  const field = variantFields[column]
  return invalidFields({ [field ? `${place}.${field}` : place]: message })
}

/**
 * What becomes of a product by a request, under the rules of a file's rows; undefined where nothing changes. A request is taken whole.
 * @param stored the product as it is; undefined where it is new
 * @throws StoreError 400, which names the field that breaks a rule
 */
export function planSaid(
  stored: StoredProduct | undefined,
  { cells, variants, images }: SaidProduct,
  context: PlanContext,
): ProductState | undefined {
  const refuse = (row: ImportRow, refusal: RowRefusal) => {
    throw refusedVariant(variants.placeOf(row), refusal)
  }
  try {
    return planProduct(stored, { rows: variants.rows, cells, images }, { ...context, refuse }).wanted
  } catch (error) {
    throw error instanceof RowRefusal ? refusedProduct(error) : error
  }
}
