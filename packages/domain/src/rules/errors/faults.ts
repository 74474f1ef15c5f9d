import type { MessageParams } from '../text/messages'

/**
 * Everything that can be wrong with a field, with an example of its values. The sentences are in `faults.en.json`
 * beside this file, those of cart lines in `line-faults.en.json`, and those that no form shows in `program-faults.en.json`;
 * they continue one that begins with the field's name.
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
