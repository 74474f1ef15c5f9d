import { sellerQuestions } from '../../rules/registration/seller-questions'
import { fieldsAt, type FieldKind, type FieldLevel } from '../../rules/catalogue/fields'

/** How a recorded value is formatted. */
export type ValueKind =
  | 'text'
  | 'number'
  /** A code of the contract. */
  | 'code'
  | 'yesNo'
  /** Minor units, in the currency of the record or else the shop's. */
  | 'amount'
  /** Major units in the shop's currency. */
  | 'major'
  /** A calendar date. */
  | 'day'
  | 'dateTime'
  | 'list'
  | 'codes'
  | 'countries'
  | 'weekdays'
  /** A text by language. */
  | 'localText'
  | 'pictures'
  | 'logo'
  | 'links'
  | 'closures'
  /** Values by option name. */
  | 'options'
  /** Internal, or shown elsewhere. */
  | 'hidden'

/** A recorded field: the code of its label and how its value is formatted. */
export interface RecordedField {
  label: string
  kind: ValueKind
}

/** The fields of a kind of subject by their recorded names. */
export type RecordedFields = Readonly<Record<string, RecordedField>>

const catalogueKinds: Readonly<Partial<Record<FieldKind, ValueKind>>> = {
  integer: 'number',
  weight: 'number',
  decimal: 'number',
  list: 'list',
  choice: 'code',
  date: 'day',
  countries: 'countries',
  pictures: 'pictures',
}

/** The fields of the catalogue's table by their names in the record. */
const catalogueFields = (level: FieldLevel): RecordedFields =>
  Object.fromEntries(
    fieldsAt(level).flatMap(({ kind, state, form, name }) =>
      state === undefined
        ? []
        : [[state, { label: `product.${form?.part ?? name}`, kind: catalogueKinds[kind] ?? 'text' }]],
    ),
  )

/** Labels of a group: each field has its recorded name. */
const groupOf = (group: string, kinds: Readonly<Record<string, ValueKind>>): RecordedFields =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { label: `${group}.${name}`, kind }]))

/** The fields of a variant. Its prices are shown by quantity. */
export const variantFields: RecordedFields = {
  ...catalogueFields('variant'),
  ...groupOf('product', {
    stock: 'number',
    sku: 'text',
    values: 'options',
    id: 'hidden',
    prices: 'hidden',
    planned: 'hidden',
  }),
  title: { label: 'product.variantTitle', kind: 'text' },
}

/** The fields of a delivery option. */
export const deliveryOptionFields: RecordedFields = groupOf('delivery', {
  name: 'text',
  countries: 'countries',
  amount: 'amount',
  goodsFrom: 'amount',
  minDays: 'number',
  maxDays: 'number',
  isMaxCalendar: 'yesNo',
  id: 'hidden',
  days: 'hidden',
})

const vatId: RecordedFields = {
  ...groupOf('company', { vatId: 'text', by: 'hidden' }),
  status: { label: 'company.vatStatus', kind: 'code' },
}

/** The recorded fields by the first part of an action. Settings have those of their section. */
const fieldsByGroup: Readonly<Record<string, RecordedFields>> = {
  product: {
    ...catalogueFields('product'),
    ...groupOf('product', {
      handle: 'text',
      notSoldIn: 'countries',
      images: 'pictures',
      publishedAt: 'dateTime',
      archivedAt: 'dateTime',
      salePercent: 'number',
      options: 'list',
      name: 'text',
      variants: 'hidden',
    }),
  },
  stock: groupOf('stock', {
    sku: 'text',
    change: 'number',
    availableFrom: 'day',
    reason: 'code',
    note: 'text',
  }),
  bulk: groupOf('bulk', {
    kind: 'code',
    percent: 'number',
    category: 'text',
    add: 'list',
    remove: 'list',
    title: 'text',
    percentOff: 'number',
    amountOff: 'amount',
    startsAt: 'dateTime',
    endsAt: 'dateTime',
    products: 'number',
  }),
  order: groupOf('order', {
    goods: 'code',
    payment: 'code',
    carrier: 'text',
    trackingUrl: 'text',
    pieces: 'number',
    althoughRefunded: 'number',
    taxDate: 'day',
    taxTotal: 'amount',
    orderTotal: 'amount',
    refundTotal: 'amount',
    toPayBack: 'amount',
    paidOn: 'day',
    paidAmount: 'amount',
    availableFrom: 'day',
    article: 'text',
    currencyCode: 'hidden',
    displayId: 'hidden',
  }),
  company: {
    ...groupOf('company', { paymentTermsDays: 'number', poRequired: 'yesNo', blocked: 'yesNo', reason: 'text' }),
    ...vatId,
  },
  customer: groupOf('customer', {
    firstName: 'text',
    lastName: 'text',
    phone: 'text',
    blocked: 'yesNo',
    companyId: 'hidden',
  }),
  operator: groupOf('operator', { name: 'hidden', role: 'code', disabled: 'yesNo' }),
  api_key: groupOf('api_key', { title: 'hidden', scopes: 'codes', expiresAt: 'dateTime' }),
  webhook: groupOf('webhook', { host: 'text', events: 'list', disabled: 'yesNo', failingSince: 'dateTime' }),
  promotion: groupOf('promotion', {
    code: 'text',
    type: 'code',
    value: 'number',
    startsAt: 'dateTime',
    endsAt: 'dateTime',
    minimum: 'major',
    usageLimit: 'number',
    usageLimitPerCompany: 'number',
  }),
  flash_sale: groupOf('flash_sale', {
    title: 'text',
    startsAt: 'dateTime',
    endsAt: 'dateTime',
    products: 'text',
    items: 'hidden',
  }),
  category: groupOf('category', {
    name: 'text',
    handle: 'text',
    description: 'text',
    parent: 'text',
    place: 'number',
    asked: 'hidden',
  }),
  application: groupOf('application', { status: 'hidden', kind: 'hidden' }),
  notices: groupOf('notices', {
    order: 'code',
    application: 'code',
    complaint: 'code',
    message: 'code',
    low_stock: 'code',
    failed_mail: 'code',
  }),
  synonyms: groupOf('synonyms', { terms: 'list' }),
  review: groupOf('review', { status: 'hidden' }),
  complaint: groupOf('complaint', { status: 'hidden', note: 'text' }),
  content: groupOf('content', { name: 'hidden', version: 'hidden', blocks: 'hidden' }),
  legal_text: groupOf('legal_text', { name: 'hidden', version: 'hidden', sha256: 'hidden', url: 'hidden' }),
  catalog: groupOf('catalog', {
    created: 'number',
    updated: 'number',
    failed: 'number',
    categories_created: 'list',
    rows: 'number',
    rows_done: 'number',
  }),
  sample_data: groupOf('sample_data', {
    products: 'number',
    categories: 'number',
    pages: 'number',
    remaining: 'number',
  }),
  settings_profile: groupOf('profile', {
    name: 'text',
    legalName: 'text',
    registrationNumber: 'text',
    country: 'countries',
    vatIds: 'list',
    address: 'list',
    phone: 'text',
    email: 'text',
    hours: 'localText',
    orderRules: 'localText',
    returns: 'localText',
    approval: 'localText',
    about: 'localText',
    footerLinks: 'links',
    senderName: 'text',
    signature: 'localText',
    colour: 'text',
    logo: 'logo',
  }),
  settings_orders: groupOf('orders', { minimum: 'amount', paymentDays: 'number', points: 'yesNo', lowStock: 'number' }),
  settings_delivery: groupOf('delivery', {
    options: 'hidden',
    timeZone: 'text',
    cutOff: 'text',
    workingDays: 'weekdays',
    preparationDays: 'number',
    closures: 'closures',
  }),
  settings_applications: groupOf(
    'applications',
    Object.fromEntries([...sellerQuestions, 'shippingChoices'].map((question) => [question, 'code' as const])),
  ),
  settings_opening: groupOf('opening', { open: 'yesNo', previewsFrom: 'dateTime', openedAt: 'hidden' }),
}

/** Returns the code of a label for a recorded field of a product or variant. */
export function productFieldLabel(field: string): string {
  if (field === 'prices') return 'product.price'
  if (field === 'planned') return 'product.planned'
  return (variantFields[field] ?? fieldsByGroup.product?.[field])?.label ?? field
}

/** Actions that create an object, whose values are on its own page. */
const creations: readonly string[] = [
  'order.placed',
  'application.received',
  'review.submitted',
  'complaint.filed',
  'product.added',
]

/** The recorded fields of an entry; null if its values are not shown. */
export function recordedFieldsOf(action: string, subjectId: string): RecordedFields | null {
  if (creations.includes(action)) return null
  const [group = ''] = action.startsWith('product.bulk_') ? ['bulk'] : action.split('.')
  return fieldsByGroup[group === 'settings' ? subjectId : group] ?? {}
}
