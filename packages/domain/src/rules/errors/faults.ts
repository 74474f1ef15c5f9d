import type { MessageParams } from '../text/messages'

/**
 * Everything that can be wrong with a field, with an example of its values. The sentences are in `faults.en.json`
 * beside this file, those of cart lines in `line-faults.en.json`, those of catalogue files and pictures in
 * `import-faults.en.json`, and those that no page shows in `program-faults.en.json`; they continue one that begins with
 * the name of the field, column or picture.
 */
export const faults = {
  // By the contract's schemas
  required: {},
  unknown_field: {},
  wrong_type: { type: 'integer' },
  too_short: { limit: 3 },
  too_long: { limit: 60 },
  format: {},
  not_allowed: { choices: 'se, no, dk, fi' },
  below: { limit: 1 },
  above: { limit: 100_000 },
  not_above: { limit: 0 },
  not_multiple: { step: 0.01 },
  too_few: { limit: 1 },
  too_many: { limit: 10 },
  duplicates: {},
  invalid_name: {},
  rejected: {},
  unstorable: {},
  not_empty: {},
  not_a_file: {},
  nameless_part: {},

  // Dates
  past: {},
  no_date: {},
  not_in_calendar: { date: '2026-02-30' },
  not_after_start: {},
  before_start: {},
  no_calendar_date: {},
  no_time_of_day: {},
  too_many_days: { most: 366 },
  not_in_future: {},
  sale_running: { since: '2026-11-01T00:00:00.000Z' },

  // Identity
  taken: {},
  unknown: {},
  named_twice: {},
  set_by_invitation: {},
  existing_company: {},
  weak_password: {},
  wrong: {},
  wrong_code: {},
  unknown_integration: { id: 'key_01' },
  text_changed: {},
  number_of_digits: { digits: 8, example: '1234567-1' },
  wrong_last_digit: {},
  vat_id: { example: 'FI12345671' },

  // Addresses on the web
  length: { least: 1, most: 60 },
  range: { least: 0, most: 365 },
  choices: { choices: 'orders, catalogue' },
  not_an_address: {},
  not_https: {},
  has_password: {},
  has_port: {},
  answers_with: { status: '404' },
  redirects: {},
  too_slow: { seconds: 30 },
  unreachable: {},
  unknown_host: {},
  private_network: {},
  link_not_allowed: {},
  unknown_page: {},
  unknown_placeholders: { unknown: '{phone_number}', known: '{brand}, {phone}' },

  // Files
  unknown_file: {},
  too_many_files: {},
  path_as_name: {},
  control_characters_in_name: {},
  direction_signs_in_name: {},
  name_too_long: { limit: 100 },
  empty_file: {},
  file_too_large: { megabytes: 10 },
  unsupported_file_type: { types: 'JPG, PNG or WebP' },
  active_pdf: {},
  encrypted_pdf: {},
  unreadable_file: {},
  too_many_pixels: { megapixels: 64 },
  no_name: {},
  not_a_picture: {},

  // Catalogue
  unknown_category: {},
  below_itself: {},
  too_deep: {},
  unknown_product: {},
  unknown_variant: {},
  no_letters: { term: '--' },
  different_terms: { minimum: 2, maximum: 40 },
  belongs_to: { name: 'SALT-120' },
  belongs_to_variant: {},
  same_picture: { number: 1 },
  missing_in_new_product: {},
  archived_product: {},
  too_many_variants: { limit: 1_000 },
  missing_option: { name: 'Size' },
  option_of_some: { name: 'Size', variant: 'SALT-120' },
  needs_options: { name: 'SALT-120' },
  rows_need_options: {},
  same_options: { name: 'SALT-120' },
  no_single_price: {},
  rising_price: { from: 50, before: 10 },
  tiers_removed: { from: 50 },

  // Cells of catalogue files
  missing: {},
  missing_measure_part: {},
  missing_option_part: {},
  not_clearable: {},
  shortened: {},
  ambiguous_number: { first: '1234', second: '1.23' },
  too_many_decimals: {},
  price_rounded: { given: '6.1586', used: '6.16' },
  wrong_currency: { currency: 'EUR' },
  not_shop_currency: { currency: 'EUR' },
  /** The currencies that the heading and the cells of a price name. */
  currencies_differ: { heading: 'GBP', cell: 'EUR' },
  zero: {},
  zero_price: {},
  stock_below_zero: {},
  carton_below_two: {},
  stock_rounded: { given: '62,480', used: 62 },
  more_than: { limit: 1_000_000 },
  not_from_one: {},
  gtin_length: {},
  /** `used` is the GTIN with the zero that a spreadsheet has removed. */
  gtin_zero_added: { given: '64100451230', used: '0064100451230' },
  check_digit: {},
  control_characters: {},
  controls_left_out: {},
  garbled_name: {},
  unknown_availability: {},
  handle_format: {},
  publication: {},
  unknown_tax_class: { classes: 'food, standard', country: 'se', rates: '6%, 25%' },
  unknown_tax_rate: { percent: 12, country: 'se', rates: '6%, 25%' },
  several_tax_classes: { percent: 25, country: 'se', classes: 'nicotine, standard' },
  tax_code: { code: '31', country: 'se', rates: '6%, 25%' },
  no_class_without_vat: {},

  // Rows of catalogue files
  not_in_shop: {},
  several_articles: {},
  repeated: { row: 2 },
  repeated_with_price: { row: 2, used: '6.10', given: '6.40' },
  /** `row` is the other row, with the price `given`. */
  other_price_in_row: { row: 15, used: '6.10', given: '6.40' },
  differs_from_row: {},
  /** `name` is that of the article in the shop. */
  sku_of_other_article: { name: 'VELO Freeze' },
  sku_replaced: { name: 'VELO Freeze', sku: '10039-4A5B6C7D' },
  carton_price_without_size: {},
  /** `unit` is the unit of a price that is not for one piece, as its cell spells it. */
  price_per_unit: { unit: 'kg' },
  price_of_carton: { unit: 'Kasten', pieces: 20, used: '0.63' },
  combination_without_product: {},
  unknown_base_price: {},
  /** `sku` is the one that the shop makes from the file. */
  sku_made: { sku: 'BAR-E' },
  /** `value` is the option's value that the shop makes from the name or the SKU. */
  option_made: { value: '500 g' },
  several_option_values: {},
  total_row: {},
  not_goods: {},
  group_heading: {},
  left_out_before: {},
  left_out_by_answer: {},
  bundle_part: {},
  variant_withdrawn: {},
  /** `word` is the word of the product that names goods with an age limit. */
  group_number: {},
  no_age_limit: { word: 'snus' },
  blocked_in_file: {},
  not_yes_or_no: {},
  archived_in_shop: {},
  product_restored: {},
  draft_without_price: {},
  gtin_of_other_product: {},
  handle_of_other_product: {},
  handle_given_away: {},
  category_not_in_shop: { name: 'Candy' },
  too_many_categories: { limit: 1_000 },
  one_category_of_list: { name: 'Candy' },

  // Pictures of catalogue files
  picture_names: {},
  picture_data: {},
  picture_name_too_long: { limit: 2_000 },
  too_many_pictures: { limit: 12 },
  no_picture_folder: {},
  /** `reason` is the code of another fault, whose values are beside it. */
  unusable_picture: { name: 'box.jpg', reason: 'not_a_picture' },
  not_in_folder: {},
  outside_folder: {},
  not_in_archive: {},
  not_unpacked: {},
  not_sent: {},
  not_missing: {},
  product_full: { limit: 12 },
  not_processed: {},

  // Orders
  not_for_sale: {},
  not_deliverable: { country: 'de' },
  stock_left: { left: 12 },
  cart_full: {},
  unknown_line: {},
  pieces_left: { left: 2 },
  refundable_left: { left: 2 },
  refunded: {},
  parcel_left: {},
  cannot_become: { target: 'refunded' },
  next_states: { states: 'delivered, completed' },
  captured: {},
  final_state: {},

  // Delivery
  no_option_below: { country: 'de' },

  // Promo codes and sales
  code_format: {},
  whole_percent: {},
  positive_amount: {},
  amount: {},
  order_count: {},
  no_price: {},
  too_cheap: {},
  nearest_percent: { percent: 20 },
} satisfies Record<string, MessageParams>

/** The code of a fault of a field. */
export type FaultCode = keyof typeof faults

/** The values of a fault. */
export type FaultParams<Code extends FaultCode> = (typeof faults)[Code]

/** The values of a fault, as the last arguments of a function; none if it has none. */
export type FaultDetails<Code extends FaultCode> =
  Record<never, never> extends FaultParams<Code> ? [] : [params: FaultParams<Code>]
