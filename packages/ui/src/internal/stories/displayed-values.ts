/**
 * Which enumeration values of the contract a story shows: those in its arguments, in a field of that enumeration.
 * `story-rules.test.ts` fails if a value is in no story, and the page Atlas/Enumerations lists them.
 */

/** The values in arguments, as `field=value`; entries of a list count for the list's field. */
export function valuesOf(
  args: unknown,
  under = '',
  found = new Set<string>(),
  visited = new Set<unknown>(),
): ReadonlySet<string> {
  if (typeof args === 'string') found.add(`${under}=${args}`)
  if (typeof args !== 'object' || args === null || visited.has(args)) return found
  visited.add(args)
  for (const [field, value] of Object.entries(args))
    valuesOf(value, Array.isArray(args) ? under : field, found, visited)
  return found
}

/** How stories show an enumeration. */
interface Display {
  /** Names of its fields in views and arguments. Default: the enumeration's own name. */
  fields?: readonly string[]
  /** The source, relative to `src`, of a control that offers all its values. */
  offeredBy?: string
}

/** Enumerations that are not shown as such, and why. */
export const NOT_DISPLAYED: Readonly<Record<string, string>> = {
  'catalog.yaml search.get.facets': 'A request option: users see whether there are counts.',
  'catalog.yaml search.get.ordered': 'A request option: the shelf of best sellers has only what was sold.',
  'catalog.yaml search.get.order': 'A request option of other clients.',
  'cart.yaml UnusedPromotion.reason':
    'Shown as a sentence if a code has ended; a code below its minimum is listed without a discount.',
  'cart.yaml Payment.method': 'There is one value: orders are paid by invoice, which the checkout says in a sentence.',
  'admin/orders.yaml AdminPayment.kind': 'Shown in the name of the entry: “€12.40 paid back”.',
  'catalog.yaml ProductBase.status': 'There is one value: the store returns only published products.',
  'catalog.yaml ProductCard.status': 'There is one value: the store returns only published products.',
  'error.yaml ErrorBody': 'For programs. Users read the message, or the text for its code: see the error catalogue.',
  'promotion.yaml Promotion': 'Shown as the discount: “10%” or an amount.',
  'review.yaml ReviewStatus': 'Only approved reviews are shown. Authors are told that their review awaits approval.',
  'cart.yaml Tax.treatment': 'Shown as its explanation, which has a separate code.',
  'legal.yaml LegalKind': 'Shown as the name of the text.',
  'admin/error.yaml ErrorBody': 'For programs. Operators read the message, or the text for its code.',
  'admin/applications.yaml ApplicationKind': 'Shown indirectly: an access request has fewer fields.',
  'admin/applications.yaml license.get.disposition': 'A request option: users see the file, or download it.',
  'admin/imports.yaml AllImportRows.all': 'A request option: users press a button for each.',
  'admin/imports.yaml export.get.separator': 'A request option: users choose one of two files.',
  'admin/orders.yaml export.get.rows': 'A request option: users choose one of two files.',
  'admin/parameters.yaml ConfirmPriceJumps': 'A request option: users tick a box.',
  'admin/applications.yaml WaitsFor': 'Shown as the status of the application.',
  'admin/applications.yaml ApplicationAnswer.consents.kind': 'Stored as evidence, and not shown yet.',
  'admin/applications.yaml ApplicationAnswer.duplicates.kind': 'Shown for companies, by their name.',
  'admin/applications.yaml ApplicationAnswer.duplicates.same': 'Shown as a sentence about the existing company.',
  'admin/import-pictures.yaml ImportPicture.state':
    'Shown as waiting or with the reason of the failure: see the stories of PicturesToFetch.',
  'admin/imports.yaml ImportState': 'Shown as the progress of the import: see the stories of ImportJobScreen.',
  'admin/imports.yaml ImportReport.source': 'Operators see the imported data, whatever the format of the file.',
  'admin/imports.yaml ImportReport.examples.outcome': 'Shown as the filter of a check: see ImportJobScreen.',
  'admin/imports.yaml ImportReopening.step': 'The step that the button Back leads to.',
  'admin/imports.yaml imports.post.columns': 'A request option, which the office always sets.',
  'admin/imports.yaml imports.post.categories': 'A request option: operators see which categories are created.',
  'admin/keys.yaml ApiKeyScope': 'API keys are created with the command line.',
  'admin/mails.yaml MailState.state': 'Shown as a notice while e-mails are not sent: see the stories of MailProblem.',
  'admin/orders.yaml ShipmentChange.state': 'Shown as the date of the parcel’s state.',
  'admin/orders.yaml OrderStep': 'Shown as the buttons that undo a step.',
  'admin/orders.yaml LedgerDifferenceKind': 'The report is read with the command line.',
  'admin/products.yaml ProductStatus': 'Shown as active, draft or archived.',
  'admin/products.yaml TaxClass': 'Shown as the text from the store.',
  'admin/products.yaml list.get.sort': 'Shown as the arrow of the sorted column.',
  'admin/sample-data.yaml SampleDataState': 'Shown as the card of the sample data with what can be done.',
  'admin/sample-data.yaml RemainingSampleData.kind': 'Shown as a link to the product or the category.',
  'admin/session.yaml Purpose': 'Shown as the pages and buttons of a role.',
}

/** Enumerations by name. An enumeration without an entry uses the field it is named after. */
export const DISPLAYS: Readonly<Record<string, Display>> = {
  'catalog.yaml search.get.sort': { fields: ['sort', 'sorts'] },
  'reviews.yaml list.get.sort': { offeredBy: 'commerce/reviews/review-list/ReviewList.tsx' },
  'blocks.yaml ContentPage': { fields: ['page'] },
  'blocks.yaml SamplesContent.rule': { offeredBy: 'office/content-screen/BlockField.tsx' },
  'cart.yaml CountryCode': { fields: ['countryCode', 'country_code', 'countries'] },
  'cart.yaml Tax.explanation_code': { fields: ['code'] },
  'cart.yaml BulkAddResult.code': { fields: ['outcome'] },
  'cart.yaml BulkRowResult.status': { fields: ['outcome', 'status'] },
  'catalog.yaml FlavourClass': { fields: ['flavour'] },
  'catalog.yaml Availability': { fields: ['availability'] },
  'complaint.yaml ComplaintType': { fields: ['type', 'types'] },
  'complaint.yaml ComplaintStatus': { fields: ['state'] },
  'order.yaml ShipmentState': { fields: ['state'] },
  'customer.yaml Company.vat_id_status': { fields: ['status'] },
  'customer.yaml Company.vat_id_source': { fields: ['source'] },
  'shelf.yaml Shelf.source': { fields: ['source'] },
  'shelf.yaml ShelfPlaceState': { fields: ['status'] },
  'admin/activities.yaml ActorKind': { fields: ['by', 'kind'] },
  'admin/applications.yaml ApplicationStatus': { fields: ['status'] },
  'admin/shared-shelves.yaml SharedShelfState': { fields: ['state'] },
  'admin/companies.yaml CompanyState': { fields: ['state', 'view'] },
  'admin/companies.yaml VatIdStatus': { fields: ['status'] },
  'admin/companies.yaml AdminCompany.vat_id_source': { fields: ['source'] },
  'admin/companies.yaml VatIdJudgement.status': { fields: ['status'] },

  'admin/flash-sales.yaml FlashSaleState': { fields: ['state'] },
  'admin/imports.yaml ImportKind': { fields: ['subject', 'kind'] },
  'admin/imports.yaml ImportTarget': { fields: ['target', 'targets'] },
  'admin/settings.yaml QuestionRule': { fields: ['rules'] },
  'admin/settings.yaml OpenQuestionRule': { fields: ['rules'] },
  'admin/settings.yaml ApplicationForm.shipping_choices': {
    offeredBy: 'office/application-form-screen/ApplicationFormScreen.tsx',
  },
  'admin/webhooks.yaml WebhookEvent': { fields: ['events'] },
  'admin/webhooks.yaml WebhookMessage': { fields: ['type', 'events'] },
  'admin/webhooks.yaml WebhookDelivery.state': { fields: ['state'] },
  'admin/imports.yaml ImportColumn.why': { fields: ['why'] },
  'admin/imports.yaml ImportEncoding': { fields: ['encodings'] },
  'admin/imports.yaml ImportMissingField': { fields: ['field'] },
  'admin/mails.yaml UnsentState': { fields: ['state'] },
  'admin/messages.yaml MessageState': { fields: ['state'] },
  'admin/notices.yaml NoticeKind': { fields: ['kind'] },
  'admin/notices.yaml NoticeTiming': { fields: ['timing'] },
  'admin/parameters.yaml OrdersWaitingFor': { fields: ['waits'] },
  'admin/bulk-changes.yaml BulkChangeKind': { fields: ['kind'] },
  'admin/bulk-changes.yaml AppliedChangeKind': { fields: ['kind'] },
  'admin/bulk-changes.yaml LeftReason': { fields: ['reason'] },
  'admin/bulk-changes.yaml BulkChangeState': { fields: ['state'] },
  'admin/bulk-changes.yaml BulkRefusal': { fields: ['reason'] },
  'admin/stock.yaml StockCorrectionReason': { offeredBy: 'office/stock/StockDialog.tsx' },
  'admin/stock.yaml DeliveredRow.refusal': { fields: ['fault'] },
  'admin/stock.yaml StockMovementKind': { fields: ['kind'] },
  'admin/products.yaml StockFilter': { offeredBy: 'office/products-screen/filter-options.ts' },
  'admin/products.yaml MissingData': { offeredBy: 'office/products-screen/filter-options.ts' },
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
  return Object.entries(DISPLAYS).flatMap(([name, { offeredBy }]) => {
    if (offeredBy === undefined) return []
    const folder = offeredBy.slice(0, offeredBy.lastIndexOf('/'))
    return [...new Set(read(offeredBy).match(/'[\w-]+'/g))].map(
      (quoted) => [`${name}=${quoted.slice(1, -1)}`, folder] as const,
    )
  })
}

/** What stories have to show for an enumeration: each value in one of its fields, or all of them through a control. */
export function displaysOf(
  name: string,
  values: readonly string[],
): readonly { value: string; shownAs: readonly string[] }[] {
  const own = name.split(/[ .]/).at(-1)!
  const fields = DISPLAYS[name]?.fields ?? [own]
  return values.map((value) => ({
    value,
    shownAs: [`list=${listOf(own)}`, `${name}=${value}`, ...fields.map((field) => `${field}=${value}`)],
  }))
}
