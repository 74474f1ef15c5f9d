import type { FieldName } from '@skafferi/domain/rules/catalogue/fields'

/** Shop systems whose product files can be imported. */
export type ShopSystem = 'shopify' | 'medusa' | 'woocommerce' | 'prestashop' | 'magento' | 'bigcommerce'

/** Headings by field, in lower case; the first filled one counts. */
export type SystemHeadings = Readonly<Partial<Record<FieldName, readonly string[]>>>

/** The headings of product files by shop system. Those of parts of a field are in the system's own module. */
export const systemHeadings: Readonly<Record<ShopSystem, SystemHeadings>> = {
  shopify: {
    sku: ['variant sku', 'sku'],
    title: ['title'],
    handle: ['handle', 'url handle'],
    gtin: ['variant barcode', 'barcode'],
    brand: ['vendor'],
    description: ['body (html)', 'body html', 'description'],
    tags: ['tags'],
    inventory_quantity: ['variant inventory qty', 'inventory quantity'],
    weight_g: ['variant grams', 'weight value (grams)'],
  },
  medusa: {
    sku: ['variant sku'],
    title: ['product title'],
    handle: ['product handle'],
    gtin: ['variant barcode'],
    description: ['product description'],
    inventory_quantity: ['variant inventory quantity'],
    weight_g: ['product weight'],
  },
  // https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema
  woocommerce: {
    sku: ['sku'],
    title: ['name'],
    gtin: ['gtin, upc, ean, or isbn', 'meta: _global_unique_id', 'ean', 'gtin', 'barcode'],
    brand: ['brands', 'brand'],
    description: ['description', 'short description'],
    inventory_quantity: ['stock'],
  },
  // The catalogue's export, and the sample file of the import in PrestaShop 1.6 to 8.
  prestashop: {
    sku: ['reference', 'reference #', 'reference#'],
    title: ['name', 'name *', 'name*'],
    handle: ['url rewritten', 'link rewrite'],
    gtin: ['ean13', 'ean-13', 'ean', 'upc'],
    brand: ['manufacturer', 'brand', 'brand name'],
    description: ['description', 'summary', 'short description'],
    tags: ['tags (x,y,z...)', 'tags (x,y,z…)', 'tags'],
    inventory_quantity: ['quantity'],
  },
  // https://experienceleague.adobe.com/docs/commerce-admin/systems/data-transfer/data-attributes-product.html
  magento: {
    sku: ['sku'],
    title: ['name'],
    handle: ['url_key'],
    gtin: ['gtin', 'ean', 'barcode', 'upc'],
    brand: ['manufacturer', 'brand'],
    description: ['description', 'short_description'],
    inventory_quantity: ['qty'],
  },
  // https://support.bigcommerce.com/s/article/Product-Import-Export
  bigcommerce: {
    sku: ['product code/sku'],
    title: ['product name'],
    gtin: ['product upc/ean', 'global trade item number'],
    brand: ['brand name'],
    description: ['product description'],
    tags: ['search keywords'],
    inventory_quantity: ['current stock level'],
    low_stock: ['low stock level'],
  },
}
