import { articleHeadings } from './article-headings'
import type { Column } from './fields'

/**
 * English headings from which an import suggests the columns of the shop's own files, in lower case and separated by
 * "|". A cost is no price.
 */
export const englishHeadings: Readonly<Record<Column, string>> = {
  sku: articleHeadings.en.sku,
  product: 'name|title|product name|product title|item name|designation',
  handle: 'slug|url handle|url key|permalink',
  gtin: articleHeadings.en.gtin,
  category:
    'categories|category path|product category|product category complete name|group|product group|' +
    'category name|group name|product group name|item group name',
  brand: 'brand name|maker|manufacturer|manufacturer name|name of manufacturer',
  description:
    'text|long description|product description|web description|online description|full description|' +
    'detailed description|extended description',
  tags: 'keywords',
  option1_name: '',
  option1_value: '',
  option2_name: '',
  option2_value: '',
  option3_name: '',
  option3_value: '',
  price: 'price|net price|unit price|regular price|sales price|selling price|trade price',
  price_from: '',
  planned_price: '',
  stock:
    'inventory|inventory quantity|quantity|qty|on hand|quantity on hand|in stock|available|available quantity|' +
    'quantity available|available stock|free quantity|free to use quantity|salable quantity|stock quantity|' +
    'stock qty|stock level|current stock|current stock level|quantity in stock|qty in stock|qty on hand|' +
    'stock on hand|pieces',
  availability: 'stock policy|inventory policy|tillganglighet|verfugbarkeit',
  available_from: 'back in stock|expected|expected date|leverans|verfugbar ab|lieferbar ab',
  shelf_place: 'shelf|shelf no|shelf number|shelf location|bin|bin no|bin location|storage location|picking location',
  low_stock:
    'low stock amount|reorder point|reorder level|minimum stock|min stock|safety stock|' +
    'low stock level|low stock threshold|low stock quantity|minimum stock level|re order level|re order point|' +
    'reorder threshold',
  unit: 'unit of measure|uom|unit of sale|sales unit|selling unit|sales uom|sales unit of measure',
  pack_size: 'pack|pack quantity|pieces per pack|units per pack',
  carton_size: 'carton|carton quantity|case|case size|case quantity|pieces per carton|units per carton',
  net_amount: 'net content|content',
  net_unit: 'content unit',
  width_mm: 'width mm|width in mm|pack width mm',
  height_mm: 'height mm|height in mm|pack height mm',
  weight_g: 'weight|gross weight|net weight|item weight|product weight|shipping weight',
  variant_weight_g: 'variant weight',
  tax_class:
    'tax|tax code|tax percent|tax percentage|tax rate|vat|vat class|vat code|vat percent|vat percentage|vat rate',
  age_limit: 'age|minimum age',
  strength_mg: 'strength|strength mg|nicotine|nicotine mg',
  flavour_class: '',
  countries: 'country|markets',
  images: 'image|picture|pictures|photo|photos|image url|image urls|image link|picture url|photo url',
  published: 'active|is active|enabled|visible|status',
}
