// Written by compile.ts from faults.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "faults", and what each of them needs. */
export interface FaultsWords {
  required: NoValues
  unknown_field: NoValues
  wrong_type: { type: string }
  too_short: { limit: number }
  too_long: { limit: number }
  format: NoValues
  not_allowed: { choices: string }
  below: { limit: number }
  above: { limit: number }
  not_above: { limit: number }
  not_multiple: { step: number }
  too_few: { limit: number }
  too_many: { limit: number }
  duplicates: NoValues
  invalid_name: NoValues
  rejected: NoValues
  unstorable: NoValues
  not_empty: NoValues
  not_a_file: NoValues
  nameless_part: NoValues
  past: NoValues
  no_date: NoValues
  not_in_calendar: { date: string }
  not_after_start: NoValues
  not_in_future: NoValues
  sale_running: { since: string }
  taken: NoValues
  unknown: NoValues
  named_twice: NoValues
  set_by_invitation: NoValues
  existing_company: NoValues
  weak_password: NoValues
  wrong: NoValues
  wrong_code: NoValues
  unknown_integration: { id: string }
  text_changed: NoValues
  not_an_address: NoValues
  not_https: NoValues
  has_password: NoValues
  has_port: NoValues
  unknown_host: NoValues
  private_network: NoValues
  link_not_allowed: NoValues
  unknown_file: NoValues
  too_many_files: NoValues
  empty_file: NoValues
  file_too_large: { megabytes: string }
  unsupported_file_type: { types: string }
  active_pdf: NoValues
  encrypted_pdf: NoValues
  unreadable_file: NoValues
  too_many_pixels: { megapixels: number }
  not_a_picture: NoValues
  unknown_category: NoValues
  below_itself: NoValues
  too_deep: NoValues
  unknown_product: NoValues
  unknown_variant: NoValues
  no_letters: { term: string }
  different_terms: { minimum: number; maximum: number }
  unknown_line: NoValues
  pieces_left: { left: number }
  refundable_left: { left: number }
  refunded: NoValues
  parcel_left: NoValues
  cannot_become: { target: string }
  next_states: { states: string }
  final_state: NoValues
  code_format: NoValues
  whole_percent: NoValues
  positive_amount: NoValues
  amount: NoValues
  order_count: NoValues
  no_price: NoValues
  too_cheap: NoValues
  nearest_percent: { percent: number }
  path_as_name: NoValues
  control_characters_in_name: NoValues
  direction_signs_in_name: NoValues
  name_too_long: { limit: number }
  length: { least: number; most: number }
  range: { least: number; most: number }
  choices: { choices: string }
  answers_with: { status: string }
  redirects: NoValues
  too_slow: { seconds: number }
  unreachable: NoValues
  no_name: NoValues
  captured: NoValues
}

/** The English texts of the area "faults". */
export const faultsWords = /* @__PURE__ */ defineWords<FaultsWords>('faults', {
  required: ["is required"],
  unknown_field: ["is not a known field"],
  wrong_type: [["type","select",{"object":["has no fields"],"other":["is not ",["type","select",{"string":["a text"],"number":["a number"],"integer":["a whole number"],"boolean":["true or false"],"array":["a list"],"other":["of the right kind"]}]]}]],
  too_short: ["is shorter than ",["limit","plural",{"one":["#"," character"],"other":["#"," characters"]}]],
  too_long: ["is longer than ",["limit","plural",{"one":["#"," character"],"other":["#"," characters"]}]],
  format: ["has an invalid format"],
  not_allowed: ["must be one of ",["choices"]],
  below: ["is below ",["limit","number"]],
  above: ["is above ",["limit","number"]],
  not_above: ["is not above ",["limit","number"]],
  not_multiple: ["is not a multiple of ",["step","number"]],
  too_few: ["has less than ",["limit","plural",{"one":["#"," entry"],"other":["#"," entries"]}]],
  too_many: ["has more than ",["limit","plural",{"one":["#"," entry"],"other":["#"," entries"]}]],
  duplicates: ["has duplicates"],
  invalid_name: ["has a name that cannot be accepted"],
  rejected: ["cannot be accepted"],
  unstorable: ["has characters that cannot be stored"],
  not_empty: ["must be empty"],
  not_a_file: ["is not a file"],
  nameless_part: ["has a part without a name"],
  past: ["must not be before today"],
  no_date: ["must be a date, or a moment with a time zone such as 2026-12-01T00:00:00+01:00"],
  not_in_calendar: ["is ",["date"],", a date that no calendar has"],
  not_after_start: ["must be after the start"],
  not_in_future: ["must be still to come"],
  sale_running: ["is past: the sale runs since ",["since"]],
  taken: ["is taken"],
  unknown: ["is unknown"],
  named_twice: ["is named twice"],
  set_by_invitation: ["is set by the invitation"],
  existing_company: ["is not allowed for an existing company"],
  weak_password: ["is easy to guess"],
  wrong: ["is not right"],
  wrong_code: ["is not what the authenticator shows now"],
  unknown_integration: [["id"]," is not an active API key or webhook of this operator"],
  text_changed: ["is for another version of the text"],
  not_an_address: ["is not an address"],
  not_https: ["does not begin with https"],
  has_password: ["has a user or a password in it"],
  has_port: ["has a port in it"],
  unknown_host: ["leads to a host that is not found"],
  private_network: ["leads into a network that is not public"],
  link_not_allowed: ["must be a path of this shop, or https on a host of LINK_HOSTS"],
  unknown_file: ["is not a file that can be used"],
  too_many_files: ["is one file too many"],
  empty_file: ["is empty"],
  file_too_large: ["is larger than ",["megabytes"]," MB"],
  unsupported_file_type: ["is not a ",["types"]," by its content"],
  active_pdf: ["contains scripts, programs or other files: print it to a PDF again, or send a picture of it"],
  encrypted_pdf: ["is encrypted: save it without a password and other protection"],
  unreadable_file: ["is damaged or incomplete"],
  too_many_pixels: ["has more than ",["megapixels","number"]," million pixels"],
  not_a_picture: ["is not a JPEG, PNG or WebP picture"],
  unknown_category: ["is not a category of this shop"],
  below_itself: ["is the category itself or below it"],
  too_deep: ["is too deep"],
  unknown_product: ["is not a product of the shop"],
  unknown_variant: ["is not a variant of this product"],
  no_letters: ["must have letters or digits, unlike \"",["term"],"\""],
  different_terms: ["must be ",["minimum","number"]," to ",["maximum","number"]," different ones, separated by commas"],
  unknown_line: ["is not a line of the order"],
  pieces_left: [["left","plural",{"0":["nothing is left"],"one":["only ","#"," piece is left"],"other":["only ","#"," pieces are left"]}]],
  refundable_left: [["left","plural",{"0":["no piece can be refunded"],"one":["only ","#"," piece can be refunded"],"other":["only ","#"," pieces can be refunded"]}]],
  refunded: ["was refunded"],
  parcel_left: ["cannot be cancelled: a parcel of it has left"],
  cannot_become: ["cannot become ",["target"]],
  next_states: ["can become ",["states"]],
  final_state: ["cannot change any more"],
  code_format: ["must be 3 to 40 letters, digits, hyphens and underscores"],
  whole_percent: ["must be a whole percentage from 1 to 100"],
  positive_amount: ["must be an amount above 0 with two decimals at most"],
  amount: ["must be an amount with two decimals at most"],
  order_count: ["must be a whole number of orders from 1"],
  no_price: ["has no price"],
  too_cheap: ["costs too little for a sale"],
  nearest_percent: ["must leave a price that is lower and above 0: ",["percent","number"],"% is the nearest"],
  path_as_name: ["has a path as its name: give it another one"],
  control_characters_in_name: ["has control characters in its name: give it another one"],
  direction_signs_in_name: ["has signs in its name that turn the direction of text: give it another one"],
  name_too_long: ["has a name of more than ",["limit","number"]," characters: give it another one"],
  length: ["must have ",["least","number"]," to ",["most","number"]," characters"],
  range: ["must be from ",["least","number"]," to ",["most","number"]],
  choices: ["must be some of ",["choices"]],
  answers_with: ["answers with ",["status"]],
  redirects: ["leads from one address to the next"],
  too_slow: ["takes longer than ",["seconds","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],
  unreachable: ["cannot be reached"],
  no_name: ["has no name"],
  captured: ["is captured: refund it to return money"],
})
