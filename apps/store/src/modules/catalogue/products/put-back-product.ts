import { fieldsAt, type FieldLevel } from '@skafferi/domain/rules/catalogue/fields'
import { putBack, type PutBack, type RecordedChange } from '../../../platform/db/put-back'
import type { StoredProduct } from './catalog-state'

/** The action of a change of a product in the activity. */
export const productChanged = 'product.changed'

const statesAt = (level: FieldLevel) => fieldsAt(level).flatMap(({ state }) => (state === undefined ? [] : [state]))

const productFields: readonly string[] = [...statesAt('product'), 'notSoldIn', 'publishedAt', 'archivedAt']

/** Another article may have taken a GTIN since. */
const variantFields: readonly string[] = [...statesAt('variant').filter((state) => state !== 'gtin'), 'prices']

function isReversible([field = '', entry, variantField]: readonly string[]): boolean {
  if (entry === undefined) return productFields.includes(field)
  return field === 'variants' && variantField !== undefined && variantFields.includes(variantField)
}

const dates: readonly (string | undefined)[] = ['publishedAt', 'archivedAt']

const revive = ([field]: readonly string[], recorded: unknown) =>
  dates.includes(field) && typeof recorded === 'string' ? new Date(recorded) : recorded

/** Returns a product with the old values of an entry. Pictures and new variants stay. */
export const putBackProduct = (product: StoredProduct, change: RecordedChange): PutBack<StoredProduct> =>
  putBack(product, change, isReversible, revive)
