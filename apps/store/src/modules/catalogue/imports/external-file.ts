import { readBigCommerce } from './bigcommerce-file'
import { readMagento } from './magento-file'
import { readMedusa } from './medusa-file'
import { readPrestaShop } from './prestashop-file'
import { readShopify } from './shopify-file'
import type { Table } from './table-file'
import { readWooCommerce } from './woocommerce-file'

const readers = [readShopify, readMedusa, readWooCommerce, readPrestaShop, readMagento, readBigCommerce]

/** Converts the product file of another shop system to the shop's own format; returns other tables unchanged. */
export function convertExternalTable(table: Table): Table {
  for (const read of readers) {
    const converted = read(table)
    if (converted) return converted
  }
  return table
}
