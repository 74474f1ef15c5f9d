import type { Minor } from '@skafferi/domain/rules/pricing/money'

/** A combination of a product that was imported before. */
export interface Combination {
  /** The reference of its product; undefined if the file has its id. */
  productSku?: string
  /** The difference of its price to that of its product, in minor units. */
  impact: Minor
  /** True if it is the one that is chosen first. */
  isDefault: boolean
}
