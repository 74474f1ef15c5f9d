import { priceColumn, stringify } from '../../catalogue/imports'
import { sampleBrand, type SampleProduct } from './seed/sample-products'

function rowsOf(product: SampleProduct): Record<string, string>[] {
  const { title, category, description, taxClass, option, unit } = product
  return product.variants.map(({ sku, value, net, prices, stock, carton }) => ({
    sku,
    product: title,
    category,
    brand: sampleBrand,
    description,
    tax_class: taxClass,
    published: 'yes',
    unit,
    stock: String(stock),
    ...(option && value && { option1_name: option, option1_value: value }),
    ...(net && { net_amount: String(net[0]), net_unit: net[1] }),
    ...(carton && { carton_size: String(carton) }),
    ...Object.fromEntries(Object.entries(prices).map(([from, price]) => [priceColumn(Number(from)), price.toFixed(2)])),
  }))
}

/** Returns the products as a catalogue file in the shop's own format. */
export function sampleFile(products: readonly SampleProduct[]): Uint8Array {
  const rows = products.flatMap(rowsOf)
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return Buffer.from(stringify([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]))
}
