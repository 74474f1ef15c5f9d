import { fieldOfColumn } from '@skafferi/domain/rules/catalogue/fields'
import { brokenRule, invalidFields, type StoreError } from '../../../platform/http/errors'
import type { ProductChanges } from './catalog-changes'
import type { ProductState, StoredProduct } from './catalog-state'
import { planProduct, type PlanContext, type RequestedPicture } from './plan-product'
import type { RequestedVariant } from './read-request'
import { RowRefusal } from './row-refusal'

/** The content of a request for one product. */
export interface RequestedProduct {
  changes: ProductChanges
  variants: readonly RequestedVariant[]
  images?: readonly RequestedPicture[]
}

function refusedProduct({ column, message }: RowRefusal): StoreError {
  return invalidFields({ [fieldOfColumn(column)?.name ?? column]: brokenRule(message) })
}

function refusedVariant(path: string, { column, message }: RowRefusal): StoreError {
  const field = fieldOfColumn(column)
  return invalidFields({ [field?.level === 'variant' ? `${path}.${field.name}` : path]: brokenRule(message) })
}

/**
 * Plans the change of a product by a request, under the same rules as an import; undefined if nothing changes. A
 * request is accepted or refused completely.
 * @param stored the current product; undefined for a new one
 * @throws StoreError 400 naming the invalid field
 */
export function planRequest(
  stored: StoredProduct | undefined,
  requested: RequestedProduct,
  context: PlanContext,
): ProductState | undefined {
  const refuse = ({ path }: RequestedVariant, refusal: RowRefusal) => {
    throw refusedVariant(path, refusal)
  }
  try {
    return planProduct(stored, requested, { ...context, refuse }).product
  } catch (error) {
    throw error instanceof RowRefusal ? refusedProduct(error) : error
  }
}
