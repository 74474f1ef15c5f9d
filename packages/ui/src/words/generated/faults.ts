// Written by compile.ts from faults.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "faults", and what each of them needs. */
export interface FaultsWords {
  required: NoValues
  wrong_type: { type: string }
  too_short: { limit: number }
  too_long: { limit: number }
  format: NoValues
  not_allowed: { choices: string }
  below: { limit: number }
  above: { limit: number }
  not_above: { limit: number }
  too_few: { limit: number }
  too_many: { limit: number }
  past: NoValues
  no_date: NoValues
  not_in_calendar: { date: string }
  not_after_start: NoValues
  before_start: NoValues
  no_calendar_date: NoValues
  no_time_of_day: NoValues
  too_many_days: { most: number }
  not_in_future: NoValues
  sale_running: { since: string }
  taken: NoValues
  named_twice: NoValues
  weak_password: NoValues
  wrong: NoValues
  wrong_code: NoValues
  number_of_digits: { digits: number; example: string }
  wrong_last_digit: NoValues
  vat_id: { example: string }
  not_an_address: NoValues
  not_https: NoValues
  has_password: NoValues
  has_port: NoValues
  unknown_host: NoValues
  private_network: NoValues
  unknown_page: NoValues
  link_not_allowed: NoValues
  unknown_placeholders: { unknown: string; known: string }
  unknown_category: NoValues
  unknown_product: NoValues
  unknown_variant: NoValues
  no_option_below: { country: string }
  code_format: NoValues
  whole_percent: NoValues
  positive_amount: NoValues
  amount: NoValues
  order_count: NoValues
  no_price: NoValues
  too_cheap: NoValues
  nearest_percent: { percent: number }
  length: { least: number; most: number }
  range: { least: number; most: number }
}

/** The English texts of the area "faults". */
export const faultsWords = /* @__PURE__ */ defineWords<FaultsWords>('faults', {
  required: ["is required"],
  wrong_type: [["type","select",{"object":["has no fields"],"other":["is not ",["type","select",{"string":["a text"],"number":["a number"],"integer":["a whole number"],"boolean":["true or false"],"array":["a list"],"other":["of the right kind"]}]]}]],
  too_short: ["is shorter than ",["limit","plural",{"one":["#"," character"],"other":["#"," characters"]}]],
  too_long: ["is longer than ",["limit","plural",{"one":["#"," character"],"other":["#"," characters"]}]],
  format: ["has an invalid format"],
  not_allowed: ["must be one of ",["choices"]],
  below: ["is below ",["limit","number"]],
  above: ["is above ",["limit","number"]],
  not_above: ["is not above ",["limit","number"]],
  too_few: ["has less than ",["limit","plural",{"one":["#"," entry"],"other":["#"," entries"]}]],
  too_many: ["has more than ",["limit","plural",{"one":["#"," entry"],"other":["#"," entries"]}]],
  past: ["must not be before today"],
  no_date: ["must be a date, or a moment with a time zone such as 2026-12-01T00:00:00+01:00"],
  not_in_calendar: ["is ",["date"],", a date that no calendar has"],
  not_after_start: ["must be after the start"],
  before_start: ["must not be before the first day"],
  no_calendar_date: ["must be a date"],
  no_time_of_day: ["must be a time of day such as 14:00"],
  too_many_days: ["must be within ",["most","number"]," days of the first day"],
  not_in_future: ["must be still to come"],
  sale_running: ["is past: the sale runs since ",["since"]],
  taken: ["is taken"],
  named_twice: ["is named twice"],
  weak_password: ["is easy to guess"],
  wrong: ["is not right"],
  wrong_code: ["is not what the authenticator shows now"],
  number_of_digits: ["must have ",["digits","number"]," digits, such as ",["example"]],
  wrong_last_digit: ["has a last digit that does not match the others"],
  vat_id: ["must be a VAT number that begins with its country, such as ",["example"]],
  not_an_address: ["is not an address"],
  not_https: ["does not begin with https"],
  has_password: ["has a user or a password in it"],
  has_port: ["has a port in it"],
  unknown_host: ["leads to a host that is not found"],
  private_network: ["leads into a network that is not public"],
  unknown_page: ["is not a page of this shop: use one such as /contact-us, /about or /faq"],
  link_not_allowed: ["must be a page of this shop such as /about, or an https address on an allowed site: the person who runs the server adds sites to LINK_HOSTS"],
  unknown_placeholders: ["must not name ",["unknown"],": texts can name ",["known"]],
  unknown_category: ["is not a category of this shop"],
  unknown_product: ["is not a product of the shop"],
  unknown_variant: ["is not a variant of this product"],
  no_option_below: ["must be 0 for one option to ",["country"],": smaller orders have none"],
  code_format: ["must be 3 to 40 letters, digits, hyphens and underscores"],
  whole_percent: ["must be a whole percentage from 1 to 100"],
  positive_amount: ["must be an amount above 0 with two decimals at most"],
  amount: ["must be an amount with two decimals at most"],
  order_count: ["must be a whole number of orders from 1"],
  no_price: ["has no price"],
  too_cheap: ["costs too little for a sale"],
  nearest_percent: ["must leave a price that is lower and above 0: ",["percent","number"],"% is the nearest"],
  length: ["must have ",["least","number"]," to ",["most","number"]," characters"],
  range: ["must be from ",["least","number"]," to ",["most","number"]],
})
