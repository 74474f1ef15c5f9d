/**
 * Which enumeration values of the contract a story shows: those in its arguments, in a field of that enumeration.
 * `story-rules.test.ts` fails if a value is in no story, and the page Atlas/Enumerations lists them.
 */

/** The values in arguments, as `field=value`; entries of a list count for the list's field. */
export function valuesOf(
  args: unknown,
  under = '',
  found = new Set<string>(),
  seen = new Set<unknown>(),
): ReadonlySet<string> {
  if (typeof args === 'string') found.add(`${under}=${args}`)
  if (typeof args !== 'object' || args === null || seen.has(args)) return found
  seen.add(args)
  for (const [field, value] of Object.entries(args)) valuesOf(value, Array.isArray(args) ? under : field, found, seen)
  return found
}

/** Where an enumeration is shown. */
interface Place {
  /** Names of its fields in views and arguments. Default: the enumeration's own name. */
  fields?: readonly string[]
  /** The source, relative to `src`, of a control that offers all its values. */
  offeredBy?: string
}

/** Enumerations that are not shown as such, and why. */
export const UNREAD: Readonly<Record<string, string>> = {
  'catalog.yaml search.get.facets': 'A switch of the call: people see whether there are counts.',
  'cart.yaml UnusedPromotion.reason':
    'Shown as a sentence where a code is over; one below its minimum is listed as taking nothing off.',
  'cart.yaml Payment.method':
    'There is one value: orders are paid on an invoice, and the checkout says so in a sentence.',
  'catalog.yaml ProductBase.status': 'There is one value: what is not published is not answered.',
  'catalog.yaml ProductCard.status': 'There is one value: what is not published is not answered.',
  'error.yaml Error': 'For programs. People read the message, or the words of its code: see the error catalogue.',
  'promotion.yaml Promotion': 'Shown as what it takes off: “10%” or an amount.',
  'review.yaml ReviewStatus': 'Only approved reviews are shown, and whoever wrote one is told that it waits.',
  'cart.yaml Tax.treatment': 'Shown as its explanation, which has a code of its own.',
  'admin/error.yaml Error': 'For programs. People read the message, or the words of its code.',
  'admin/applications.yaml ApplicationKind': 'A short request is told by what it lacks.',
  'admin/applications.yaml WaitsFor': 'Shown as the status: who was asked for more is waited for.',
  'admin/applications.yaml ApplicationAnswer.consents.kind': 'Kept as a proof, and shown nowhere yet.',
  'admin/applications.yaml ApplicationAnswer.duplicates.kind': 'Shown where it is a company, by its name.',
  'admin/applications.yaml ApplicationAnswer.duplicates.same': 'Shown as a sentence about the company that is known.',
  'admin/imports.yaml ImportState': 'Shown as what happens to it now: see the stories of ImportJobScreen.',
  'admin/imports.yaml ImportReport.source': 'People see what was read, whoever wrote the file.',
  'admin/imports.yaml imports.post.columns': 'A switch of the call: the office always asks.',
  'admin/imports.yaml imports.post.categories': 'A switch of the call: people see which categories are made.',
  'admin/keys.yaml ApiKeyScope': 'Keys are made by the command line.',
  'admin/orders.yaml ShipmentChange.state': 'A mark of a parcel, shown as the day of it.',
  'admin/products.yaml ProductStatus': 'Shown as active, draft or archived.',
  'admin/products.yaml TaxClass': 'Shown in the store’s own word, whichever it is.',
  'admin/session.yaml Purpose': 'Shown as the pages and buttons that a role has.',
}

/** Enumerations by name. An enumeration without an entry uses the field it is named after. */
export const PLACES: Readonly<Record<string, Place>> = {
  'catalog.yaml search.get.sort': { fields: ['sort', 'sorts'] },
  'reviews.yaml list.get.sort': { offeredBy: 'commerce/review-list/ReviewOrderFields.tsx' },
  'cart.yaml CountryCode': { fields: ['countryCode', 'country_code', 'countries'] },
  'cart.yaml Tax.explanation_code': { fields: ['code'] },
  'cart.yaml BulkAddResult.code': { fields: ['outcome'] },
  'cart.yaml BulkRowResult.status': { fields: ['outcome', 'status'] },
  'catalog.yaml FlavourClass': { fields: ['flavour'] },
  'complaint.yaml ComplaintType': { fields: ['type', 'types'] },
  'complaint.yaml ComplaintStatus': { fields: ['state'] },
  'order.yaml ShipmentState': { fields: ['state'] },
  'customer.yaml Company.vat_id_status': { fields: ['status'] },
  'customer.yaml Company.vat_id_source': { fields: ['source'] },
  'admin/activities.yaml ActorKind': { fields: ['by', 'kind'] },
  'admin/applications.yaml ApplicationStatus': { fields: ['status'] },
  'admin/banners.yaml BannerPlace': { fields: ['id', 'place'] },
  'admin/banners.yaml BannerState': { fields: ['state'] },
  'admin/companies.yaml CompanyState': { fields: ['state'] },
  'admin/companies.yaml VatIdStatus': { fields: ['status'] },
  'admin/companies.yaml AdminCompany.vat_id_source': { fields: ['source'] },
  'admin/companies.yaml VatIdJudgement.status': { fields: ['status'] },

  'admin/flash-sales.yaml FlashSaleState': { fields: ['state'] },
  'admin/imports.yaml ImportKind': { fields: ['subject', 'kind'] },
  'admin/imports.yaml ImportTarget': { fields: ['target', 'targets'] },
  'admin/webhooks.yaml WebhookEvent': { fields: ['events'] },
  'admin/webhooks.yaml WebhookMessage': { fields: ['type', 'events'] },
  'admin/webhooks.yaml WebhookDelivery.state': { fields: ['state'] },
  'admin/imports.yaml ImportColumn.why': { fields: ['why'] },
  'admin/mails.yaml UnsentState': { fields: ['state'] },
  'admin/messages.yaml MessageState': { fields: ['state'] },
  'admin/notices.yaml NoticeKind': { fields: ['kind'] },
  'admin/notices.yaml NoticeTiming': { fields: ['timing'] },
  'admin/parameters.yaml OrdersWaitingFor': { fields: ['waits'] },
  'admin/products.yaml list.get.stock': { fields: ['view'] },
  'admin/promotions.yaml PromotionState': { fields: ['state'] },
  'admin/promotions.yaml PromotionType': { fields: ['type', 'kind'] },
  'admin/team.yaml OperatorRole': { fields: ['role'] },
}

/** The name of a generated list of the contract: `orderStatusValues`. */
const listOf = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Values`

/** The generated lists that a story file iterates over, so that it shows all their values. */
export const listsIn = (text: string): readonly string[] =>
  [...new Set(text.match(/\b\w+Values\b/g))].map((list) => `list=${list}`)

/**
 * The values that controls offer, with the folder of each control.
 * @param read reads a source by its path relative to `src`
 */
export function offers(read: (path: string) => string): readonly (readonly [value: string, folder: string])[] {
  return Object.entries(PLACES).flatMap(([name, { offeredBy }]) => {
    if (offeredBy === undefined) return []
    const folder = offeredBy.slice(0, offeredBy.lastIndexOf('/'))
    return [...new Set(read(offeredBy).match(/'[\w-]+'/g))].map(
      (quoted) => [`${name}=${quoted.slice(1, -1)}`, folder] as const,
    )
  })
}

/** What stories have to show for an enumeration: each value in one of its fields, or all of them through a control. */
export function placesOf(
  name: string,
  values: readonly string[],
): readonly { value: string; shownAs: readonly string[] }[] {
  const own = name.split(/[ .]/).at(-1)!
  const fields = PLACES[name]?.fields ?? [own]
  return values.map((value) => ({
    value,
    shownAs: [`list=${listOf(own)}`, `${name}=${value}`, ...fields.map((field) => `${field}=${value}`)],
  }))
}
