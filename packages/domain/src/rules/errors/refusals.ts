import type { MessageParams } from '../text/messages'

/** HTTP statuses of refusals. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 412 | 413 | 415 | 422 | 428 | 429 | 431 | 500 | 503

/** The kind of a refusal, as in the contracts. */
export type RefusalType =
  | 'invalid_data'
  | 'unauthorized'
  | 'not_allowed'
  | 'not_found'
  | 'conflict'
  | 'rate_limited'
  | 'unavailable'
  | 'unexpected_state'

/** What is known about a code. */
export interface RefusalKind<Params extends MessageParams = MessageParams, More extends MessageParams = MessageParams> {
  status: RefusalStatus
  type: RefusalType
  /** An example of the values that every refusal with this code has. */
  params: Params
  /** An example of the values that some of them have. */
  more: More
}

const types: Readonly<Record<RefusalStatus, RefusalType>> = {
  400: 'invalid_data',
  401: 'unauthorized',
  403: 'not_allowed',
  404: 'not_found',
  408: 'invalid_data',
  409: 'conflict',
  412: 'conflict',
  413: 'invalid_data',
  415: 'invalid_data',
  422: 'conflict',
  428: 'invalid_data',
  429: 'rate_limited',
  431: 'invalid_data',
  500: 'unexpected_state',
  503: 'unavailable',
}

type None = Record<never, never>

function on<Params extends MessageParams = None, More extends MessageParams = None>(
  status: RefusalStatus,
  params = {} as Params,
  more = {} as More,
): RefusalKind<Params, More> {
  return { status, type: types[status], params, more }
}

/** An example of a refused file, and what may be sent instead. */
const picture = { number: 1, files: 10, types: 'JPG, PNG or WebP', megabytes: 10 }
const named = { file: 'box.jpg' }

/** An example of who came first. */
const byColleague = { name: 'Karin Ek' }

/**
 * Every refusal of the store: its status and an example of its values. The sentences are in `*.en.json` beside this
 * file: `refusals`, `account-refusals` and `file-refusals` for buyers, `office-refusals` for sellers,
 * `program-refusals` for those that only programs cause.
 */
export const refusals = {
  // Any call
  invalid_request: on(400),
  unknown_parameter: on(400, { name: 'colour' }, { allowed: 'q, limit, offset' }),
  unreadable_request: on(400),
  body_too_deep: on(400),
  body_too_large: on(413),
  unsupported_media_type: on(415),
  form_expected: on(415),
  headers_too_large: on(431),
  request_timeout: on(408),
  precondition_required: on(428),
  idempotency_key_reused: on(422),
  answer_not_stored: on(409),
  unauthorized: on(401),
  cross_site: on(403),
  shop_closed: on(403),
  invalid_publishable_key: { ...on(400), type: 'not_allowed' as const },
  route_not_found: on(404),
  too_many_attempts: on(429, { minutes: 2 }),
  busy: on(503),
  overloaded: on(503),
  too_many_uploads: on(503),
  database_unavailable: on(503),
  database_unwritable: on(503),
  files_unavailable: on(503),
  not_ready: on(503),
  internal_error: on(500),
  broken_contract: on(500, { detail: 'getCart 200: the contract has no such answer' }),

  // Uploads
  no_file: on(400, { files: 10, types: 'JPG, PNG or WebP', megabytes: 10 }),
  too_many_files: on(400, picture, named),
  invalid_file_name: on(400, picture),
  empty_file: on(400, picture, named),
  file_too_large: on(413, picture, named),
  unsupported_file_type: on(400, picture, named),
  active_pdf: on(400, picture, named),
  encrypted_pdf: on(400, picture, named),
  unreadable_pdf: on(400, picture, named),
  unreadable_picture: on(400, picture, { ...named, megapixels: 64 }),
  order_form_unreadable: on(400),
  order_form_too_long: on(400, { rows: 20_000, columns: 100 }),
  unreadable_upload: on(400),
  unknown_file: on(400),

  // Signing in
  invalid_credentials: on(401),
  invalid_code: on(400),
  code_used: on(400),
  code_expired: on(400),
  code_tries_used: on(400),
  codes_closed: on(429, { hours: 3 }),
  codes_ended: { ...on(400), type: 'not_allowed' as const },
  weak_password: on(400),
  wrong_password: on(400),
  session_not_found: on(404),

  // Applications
  application_not_found: on(404),
  consent_text_changed: on(400),
  applications_closed: on(409),
  licence_required: on(409),
  link_ended: on(409),
  link_answered: on(409),
  already_answered: on(409, {}, byColleague),
  already_asked: on(409),
  already_decided: on(409, {}, byColleague),
  application_answered: on(409),
  application_erased: on(409),
  application_incomplete: on(409),
  company_exists: on(409, { company_id: 'comp_01', company_name: 'Fjord Kiosk AS' }),
  license_not_found: on(404),

  // Companies and people
  company_not_found: on(404),
  company_changed: on(412),
  company_blocked: on(409),
  customer_not_found: on(404),
  customer_erased: on(409),
  already_erased: on(409),
  already_blocked: on(409),
  not_blocked: on(409),
  cannot_sign_in: on(409),
  email_taken: on(409),
  invalid_terms: on(400, { most: 365 }),
  invalid_vat_id: on(400, { given: 'SE12' }),
  vat_id_needed: on(400),
  vat_id_changed: on(409, { given: 'SE556677889902' }, { vat_id: 'SE556677889901' }),
  unknown_status: on(400, { given: 'maybe', choices: 'valid, invalid' }),
  name_needed: on(400),
  owner_only: on(403, { owners: 'Karin Ek' }),
  profile_changed: on(409, {}, { first_name: 'Karin', last_name: 'Ek', phone: '+46 8 123 45' }),
  address_not_found: on(404),
  address_changed: on(409, { name: 'Warehouse', version: 2 }),
  address_exists: on(409, { id: 'addr_01', name: 'Warehouse' }),
  address_book_full: on(409, { most: 50 }),
  nothing_to_change: on(400),

  // Catalogue
  product_not_found: on(404),
  product_changed: on(412),
  variant_not_found: on(404),
  unknown_variant: on(400),
  variant_without_sku: on(409),
  already_archived: on(409),
  activity_not_found: on(404),
  not_reversible: on(409),
  changed_since: on(409),
  bulk_change_not_found: on(404),
  bulk_change_undone: on(409),
  not_archived: on(409),
  stock_changed: on(409, { sku: 'SALT-120', seen: 12, now: 10 }),
  stock_too_low: on(409, { sku: 'SALT-120', free: 10, reserved: 2 }),
  price_changed: on(409, { sku: 'SALT-120', seen: '2.10 EUR', now: '2.20 EUR' }),
  price_jump: on(409, { sku: 'SALT-120', before: '2.10 EUR', after: '3.10 EUR' }),
  price_jumps: on(409, { count: 3 }),
  category_not_found: on(404),
  category_changed: on(412),
  category_name_taken: on(409, { name: 'Candy' }),
  category_handle_taken: on(409, { handle: 'candy' }),
  category_below_itself: on(409),
  category_too_deep: on(409, { levels: 3 }),
  category_has_products: on(409, { count: 3 }),
  category_has_subcategories: on(409, { count: 2 }),
  synonyms_not_found: on(404, { id: 'syn_01' }),

  // Imports
  import_not_found: on(404),
  import_picture_not_found: on(404),
  import_changed: on(409),
  import_outdated: on(409),
  import_not_applied: on(409),
  import_in_progress: on(409),
  import_not_checked: on(409),
  import_not_matching: on(409),
  import_not_asking: on(409),
  no_failed_rows: on(404),
  store_stopping: on(503),
  file_gone: on(409),
  file_changed: on(409),
  file_unreadable: on(400, { path: 'prices.csv' }),
  no_such_file: on(400, { path: 'prices.csv' }),
  no_such_folder: on(400, { path: 'pictures' }),

  table_too_large: on(400, { megabytes: 50 }),
  file_empty: on(400),
  too_many_rows: on(400, { limit: 1_000_000 }),
  too_many_columns: on(400, { count: 100_000, limit: 500 }),
  too_many_cells: on(400, { row: 3, count: 100_000, limit: 500 }),
  heading_too_long: on(400, { column: 2, count: 600, limit: 500 }),
  cell_too_long: on(400, { row: 2, column: 3, count: 300_000, limit: 100_000 }),
  csv_invalid_characters: on(400),
  csv_unreadable: on(400, { detail: 'Invalid Record Length: columns length is 2, got 3 on line 2' }),
  sheet_unreadable: on(400, { detail: 'Unexpected end of file' }),
  sheet_of_old_kind: on(400),
  sheet_too_large: on(400, { megabytes: 100 }),
  not_a_sheet: on(400),
  file_too_heavy: on(400),
  file_too_slow: on(400),
  import_cut_off: on(500, { times: 3 }),
  import_ended: on(409),
  import_failed: on(500),

  archive_unreadable: on(400, { detail: 'End of Central Directory Record not found' }),
  archive_with_folders: on(400, { file: 'pictures/box.jpg' }),
  archive_with_password: on(400),
  archive_too_large: on(400, { megabytes: 8_000 }),
  archived_twice: on(400, { file: 'box.jpg' }),
  archived_file_unreadable: on(400, { file: 'box.jpg' }),
  archived_file_too_large: on(400, { file: 'box.jpg', megabytes: 25, limit: 20 }),
  too_many_archived_files: on(400, { limit: 50_000 }),
  not_archived_file: on(400, { file: 'box.jpg' }),

  column_misplaced: on(400, { column: 'Price' }),
  columns_changed: on(400, { count: 12 }),
  column_twice: on(400, { target: 'price' }),
  duplicate_column: on(400, { column: 'Price' }),
  missing_column: on(400, { column: 'sku' }),
  too_many_tiers: on(400, { most: 200 }),
  unknown_column: on(400, { column: 'Colour', columns: 'sku and stock' }),

  // Cart and checkout
  cart_not_found: on(404),
  cart_changed: on(409),
  cart_full: on(409, { limit: 1500, lines: 1500 }),
  empty_cart: on(400),
  item_not_found: on(404),
  line_changed: on(409, { quantity: 24 }),
  shelf_not_shared: on(404),
  shelf_changed: on(409, { version: 3 }),
  invalid_quantity: on(400, { most: 100_000 }),
  insufficient_inventory: on(409, { title: 'Sältan Salt Liquorice Fish', left: 12 }),
  product_unavailable: on(409, { title: 'Sältan Salt Liquorice Fish' }),
  not_deliverable: on(409, { title: 'Snus', country: 'de' }),
  country_not_served: on(409, { country: 'us' }),
  addresses_required: on(400),
  po_number_required: on(400),
  order_minimum: on(409, { minimum: 140, missing: 20.5, currency_code: 'eur' }),
  unknown_promo_code: on(404, { code: 'SPRING' }),
  promo_code_ended: on(409, { code: 'SPRING' }),
  promo_code_used_up: on(409, { code: 'SPRING', by: 'company' }),
  promo_code_minimum: on(409, { code: 'SPRING', minimum: 140, missing: 20.5, currency_code: 'eur' }),
  too_many_promo_codes: on(409, { most: 5 }),
  wishlist_full: on(409, { most: 500 }),
  not_on_wishlist: on(404),
  note_changed: on(409, { note: 'For the till' }),

  // Orders
  order_not_found: on(404),
  order_changed: on(409, {}, byColleague),
  order_canceled: on(409),
  transition_not_allowed: on(409),
  already_captured: on(409),
  refunds_missing: on(409, { left: 12.5, currency: 'EUR' }),
  refunds_given: on(409),
  invalid_shipment: on(400),
  invalid_tracking_url: on(400),
  line_refunded: on(409, { lines: 'Salt Liquorice Fish (2)', pieces: 2 }),
  line_named_twice: on(400, { name: 'Salt Liquorice Fish' }),
  unknown_line: on(400, { id: 'item_01' }),
  too_many_pieces: on(409, { name: 'Salt Liquorice Fish', left: 2 }),
  nothing_left: on(409),
  nothing_shipped: on(409),
  shipment_not_found: on(404),
  parcel_delivered: on(409),
  step_not_done: on(409),
  later_step_first: on(409),
  refund_after_step: on(409),
  credit_of_paid_order: on(409),
  pieces_arrived: on(409),
  replacement_in_use: on(409),
  paid_before_order: on(409),
  paid_in_future: on(409),
  nothing_to_pay_back: on(409),
  paid_back_alone: on(400),
  paid_amount_alone: on(400),
  paid_too_much: on(409, { left: 12.5, currency: 'EUR' }),
  order_closed: on(409),
  all_waiting: on(409, { name: 'Salt Liquorice Fish', left: 2 }),
  article_not_found: on(404, { sku: 'SAL-0120' }),
  replacement_not_possible: on(409, { reason: 'not_for_sale' }),
  replacement_price_changed: on(409, { price: 1.48, currency: 'EUR' }),
  replacement_short: on(409, { left: 2 }),
  note_not_found: on(404),
  not_your_note: on(403),
  not_charged: on(409),
  nothing_to_refund: on(409),
  refund_too_high: on(409, { left: 12.5, currency: 'EUR' }),
  too_many_to_refund: on(409, { name: 'Salt Liquorice Fish', left: 2 }),

  // Complaints, messages and reviews
  complaint_not_found: on(404),
  more_than_ordered: on(400, { name: 'Salt Liquorice Fish', left: 2 }),
  already_closed: on(409, {}, byColleague),
  picture_not_found: on(404),
  message_not_found: on(404),
  review_not_found: on(404),
  already_reviewed: on(409),

  // Marketing
  promotion_not_found: on(404),
  promotion_changed: on(412),
  code_taken: on(409, { code: 'SPRING' }),
  flash_sale_not_found: on(404),
  flash_sale_changed: on(412),
  flash_sale_begun: on(409),
  flash_sale_not_begun: on(409),
  flash_sale_ended: on(409),
  banner_not_found: on(404),
  content_draft_changed: on(412),
  content_unchanged: on(409),
  content_version_not_found: on(404),
  link_not_allowed: on(400),
  legal_text_not_published: on(404),
  legal_version_not_found: on(404),
  legal_draft_changed: on(412),
  legal_text_unchanged: on(409),
  not_a_picture: on(400),
  settings_changed: on(409),
  // For each, whether it is `missing` or `ready`.
  not_ready_to_open: on(409, { profile: 'ready', products: 'missing', delivery: 'missing', legal: 'ready' }),
  sample_data_not_offered: on(409),

  // Team, keys and webhooks
  role_not_allowed: on(403),
  scope_not_allowed: on(403),
  operator_not_found: on(404),
  operator_exists: on(409),
  operator_disabled: on(409),
  own_account: on(409),
  last_owner: on(409),
  operator_changed: on(409),
  identity_not_confirmed: on(400),
  invite_not_found: on(404),
  integrations_undecided: on(409),
  api_key_not_found: on(404),
  webhook_not_found: on(404),
  webhook_disabled: on(409),
  too_many_webhooks: on(409, { most: 20 }),
  delivery_not_found: on(404),
  mail_not_found: on(404),
  already_sent: on(409),
  no_mail_server: on(409),
  mail_refused: on(409, { reason: '550 5.7.1 Relaying denied' }),

  // Backups and the command line
  file_exists: on(409, { file: 'shop.backup' }),
  not_empty: on(409),
  other_version: on(409),
  unreadable_backup: on(400, { file: 'shop.backup', reason: 'lines are missing' }),
} satisfies Record<string, RefusalKind>

/** The code of a refusal of the store. */
export type RefusalCode = keyof typeof refusals

/** The values that a refusal needs, and those that it may have. */
export type RefusalParams<Code extends RefusalCode> = (typeof refusals)[Code]['params'] &
  Partial<(typeof refusals)[Code]['more']>
