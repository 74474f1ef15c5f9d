import { productRequestLimits, variantRequestLimits } from '@skafferi/api/admin/limits'
import type { FieldLevel, FieldRow } from './field-row'

export type * from './field-row'

const { default: initialStock, ...stockLimits } = variantRequestLimits.inventory_quantity
const { default: initialPackSize, ...packSizeLimits } = variantRequestLimits.pack_size

/**
 * The fields of products and variants, by their name in the contract and in the order of the template's columns. The
 * fields of variants are public, except internal ones.
 */
export const catalogueFields = {
  sku: {
    level: 'variant',
    kind: 'sku',
    limits: variantRequestLimits.sku,
    columns: ['sku'],
  },
  title: {
    level: 'product',
    kind: 'line',
    limits: productRequestLimits.title,
    state: 'title',
    initial: '',
    columns: ['product'],
    form: { part: 'title', position: 1 },
  },
  handle: {
    level: 'product',
    kind: 'handle',
    limits: { maxLength: 100 },
    columns: ['handle'],
  },
  gtin: {
    level: 'variant',
    kind: 'gtin',
    limits: variantRequestLimits.gtin,
    state: 'gtin',
    initial: null,
    isOptional: true,
    columns: ['gtin'],
    form: { part: 'gtin', position: 7, fault: 'gtin' },
  },
  category: {
    level: 'product',
    kind: 'category',
    limits: productRequestLimits.category,
    state: 'category',
    initial: '',
    isOptional: true,
    columns: ['category'],
    form: { part: 'category', position: 3 },
  },
  brand: {
    level: 'product',
    kind: 'line',
    limits: productRequestLimits.brand,
    state: 'brand',
    initial: '',
    isOptional: true,
    columns: ['brand'],
    form: { part: 'brand', position: 2 },
  },
  description: {
    level: 'product',
    kind: 'text',
    limits: productRequestLimits.description,
    state: 'description',
    initial: '',
    isOptional: true,
    columns: ['description'],
    form: { part: 'description', position: 4 },
  },
  tags: {
    level: 'product',
    kind: 'list',
    limits: productRequestLimits.tags,
    state: 'tags',
    initial: [],
    isOptional: true,
    columns: ['tags'],
    form: { part: 'tags', position: 5, fault: 'tags' },
  },
  options: {
    level: 'variant',
    kind: 'options',
    limits: variantRequestLimits.options,
    columns: ['option1_name', 'option1_value', 'option2_name', 'option2_value', 'option3_name', 'option3_value'],
  },
  prices: {
    level: 'variant',
    kind: 'prices',
    limits: variantRequestLimits.prices,
    columns: ['price', 'price_from', 'planned_price'],
  },
  inventory_quantity: {
    level: 'variant',
    kind: 'integer',
    limits: stockLimits,
    state: 'stock',
    initial: initialStock,
    columns: ['stock'],
  },
  availability: {
    level: 'variant',
    kind: 'choice',
    limits: variantRequestLimits.availability,
    state: 'availability',
    initial: 'tracked',
    columns: ['availability'],
    form: { part: 'availability', position: 1 },
  },
  /** First day of dispatch of pieces that are not in stock. */
  available_from: {
    level: 'variant',
    kind: 'date',
    limits: variantRequestLimits.available_from,
    state: 'availableFrom',
    initial: null,
    isOptional: true,
    columns: ['available_from'],
    form: { part: 'availableFrom', position: 2, fault: 'date' },
  },
  /** Where its pieces are in the warehouse. */
  shelf_place: {
    level: 'variant',
    kind: 'line',
    limits: variantRequestLimits.shelf_place,
    state: 'shelfPlace',
    initial: null,
    isOptional: true,
    isInternal: true,
    columns: ['shelf_place'],
    form: { part: 'shelf', position: 9 },
  },
  /** The stock is low below this number of pieces; null for the shop's own number. */
  low_stock: {
    level: 'variant',
    kind: 'integer',
    limits: variantRequestLimits.low_stock,
    state: 'lowStock',
    initial: null,
    isOptional: true,
    isInternal: true,
    columns: ['low_stock'],
    form: { part: 'lowStock', position: 9, fault: 'lowStock' },
  },
  unit: {
    level: 'variant',
    kind: 'line',
    limits: variantRequestLimits.unit,
    state: 'unit',
    initial: 'piece',
    columns: ['unit'],
    form: { part: 'unit', position: 3 },
  },
  pack_size: {
    level: 'variant',
    kind: 'integer',
    limits: packSizeLimits,
    state: 'packSize',
    initial: initialPackSize,
    columns: ['pack_size'],
    form: { part: 'pack', position: 5, fault: 'pieces' },
  },
  carton_size: {
    level: 'variant',
    kind: 'integer',
    limits: variantRequestLimits.carton_size,
    state: 'cartonSize',
    initial: null,
    isOptional: true,
    columns: ['carton_size'],
    form: { part: 'carton', position: 6, fault: 'carton' },
  },
  net_content: {
    level: 'variant',
    kind: 'measure',
    limits: variantRequestLimits.net_content,
    state: 'netContent',
    initial: null,
    isOptional: true,
    columns: ['net_amount', 'net_unit'],
    form: { part: 'net', position: 4, fault: 'net' },
  },
  /** Width in mm of one piece on a shelf; without it, `usualPackFront` applies. */
  width_mm: {
    level: 'variant',
    kind: 'integer',
    limits: variantRequestLimits.width_mm,
    state: 'widthMm',
    initial: null,
    isOptional: true,
    columns: ['width_mm'],
    form: { part: 'width', position: 9, fault: 'millimetres' },
  },
  height_mm: {
    level: 'variant',
    kind: 'integer',
    limits: variantRequestLimits.height_mm,
    state: 'heightMm',
    initial: null,
    isOptional: true,
    columns: ['height_mm'],
    form: { part: 'height', position: 10, fault: 'millimetres' },
  },
  weight_g: {
    level: 'product',
    kind: 'weight',
    limits: productRequestLimits.weight_g,
    state: 'weight',
    initial: null,
    isOptional: true,
    columns: ['weight_g'],
    form: { part: 'weight', position: 8, fault: 'weight' },
  },
  /** Grams; null for the product's weight. */
  variant_weight_g: {
    level: 'variant',
    kind: 'weight',
    limits: variantRequestLimits.variant_weight_g,
    state: 'weight',
    initial: null,
    isOptional: true,
    columns: ['variant_weight_g'],
    form: { part: 'variantWeight', position: 10, fault: 'weight' },
  },
  tax_class: {
    level: 'product',
    kind: 'choice',
    limits: productRequestLimits.tax_class,
    state: 'taxClass',
    initial: 'standard',
    columns: ['tax_class'],
    form: { part: 'tax', position: 7 },
  },
  /** Years. */
  age_limit: {
    level: 'product',
    kind: 'integer',
    limits: productRequestLimits.age_limit,
    state: 'ageLimit',
    initial: null,
    isOptional: true,
    columns: ['age_limit'],
    form: { part: 'age', position: 9, fault: 'years' },
  },
  /** Milligrams of nicotine per pouch. */
  strength_mg: {
    level: 'variant',
    kind: 'decimal',
    limits: variantRequestLimits.strength_mg,
    state: 'strengthMg',
    initial: null,
    isOptional: true,
    columns: ['strength_mg'],
    form: { part: 'strength', position: 8, fault: 'strength' },
  },
  flavour_class: {
    level: 'product',
    kind: 'choice',
    limits: productRequestLimits.flavour_class,
    state: 'flavourClass',
    initial: null,
    isOptional: true,
    columns: ['flavour_class'],
    form: { part: 'flavour', position: 10 },
  },
  /** Countries where it may be sold; null for all. */
  countries: {
    level: 'product',
    kind: 'countries',
    limits: productRequestLimits.countries,
    isOptional: true,
    columns: ['countries'],
    form: { part: 'countries', position: 11, fault: 'countries' },
  },
  images: {
    level: 'product',
    kind: 'pictures',
    limits: productRequestLimits.images,
    isOptional: true,
    columns: ['images'],
    form: { part: 'images', position: 6 },
  },
  published: {
    level: 'product',
    kind: 'publication',
    limits: {},
    isOptional: true,
    columns: ['published'],
  },
} as const satisfies Record<string, FieldRow>

type Rows = typeof catalogueFields

/** The name of a field in the contract. */
export type FieldName = keyof Rows

/** A column of the shop's own files. */
export type Column = Rows[FieldName]['columns'][number]

/** A field with its name. */
export type CatalogueField = FieldRow & { name: FieldName }

/** All fields, in the order of the template's columns. */
export const allFields: readonly CatalogueField[] = Object.entries(catalogueFields).map(([name, row]) => ({
  name: name as FieldName,
  ...row,
}))

const fieldsByLevel = {
  product: allFields.filter(({ level }) => level === 'product'),
  variant: allFields.filter(({ level }) => level === 'variant'),
}

/** The fields of a product or a variant. */
export const fieldsAt = (level: FieldLevel): readonly CatalogueField[] => fieldsByLevel[level]

/** Returns the field of a column; undefined if the column belongs to none. */
export const fieldOfColumn = (column: string) => allFields.find(({ columns }) => columns.includes(column))

/** Returns the first column of a field. */
export const columnOf = (name: FieldName): string => catalogueFields[name].columns[0]
