// Written by compile.ts from import-faults.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "import-faults", and what each of them needs. */
export interface ImportFaultsWords {
  missing: NoValues
  missing_measure_part: NoValues
  missing_option_part: NoValues
  missing_in_new_product: NoValues
  not_clearable: NoValues
  shortened: NoValues
  ambiguous_number: { first: string; second: string }
  too_many_decimals: NoValues
  price_rounded: { given: string; used: string }
  wrong_currency: { currency: string }
  not_shop_currency: { currency: string }
  currencies_differ: { heading: string; cell: string }
  zero: NoValues
  zero_price: NoValues
  stock_below_zero: NoValues
  carton_below_two: NoValues
  stock_rounded: { given: string; used: number }
  more_than: { limit: number }
  not_from_one: NoValues
  gtin_length: NoValues
  gtin_zero_added: { given: string; used: string }
  check_digit: NoValues
  control_characters: NoValues
  controls_left_out: NoValues
  garbled_name: NoValues
  unknown_availability: NoValues
  handle_format: NoValues
  publication: NoValues
  unknown_tax_class: { classes: string; country: string; rates: string }
  unknown_tax_rate: { percent: number; country: string; rates: string }
  several_tax_classes: { percent: number; country: string; classes: string }
  tax_code: { code: string; country: string; rates: string }
  no_class_without_vat: NoValues
  not_in_shop: NoValues
  several_articles: NoValues
  repeated: { row: string }
  sku_of_other_article: { name: string }
  sku_replaced: { name: string; sku: string }
  other_price_in_row: { used: string; row: string; given: string }
  repeated_with_price: { row: string; used: string; given: string }
  differs_from_row: NoValues
  carton_price_without_size: NoValues
  price_per_unit: { unit: string }
  price_of_carton: { unit: string; pieces: number; used: string }
  combination_without_product: NoValues
  unknown_base_price: NoValues
  group_number: NoValues
  sku_made: { sku: string }
  option_made: { value: string }
  several_option_values: NoValues
  left_out_before: NoValues
  left_out_by_answer: NoValues
  bundle_part: NoValues
  total_row: NoValues
  not_goods: NoValues
  group_heading: NoValues
  no_age_limit: { word: string }
  variant_withdrawn: NoValues
  not_yes_or_no: NoValues
  blocked_in_file: NoValues
  archived_in_shop: NoValues
  product_restored: NoValues
  draft_without_price: NoValues
  belongs_to: { name: string }
  belongs_to_variant: NoValues
  gtin_of_other_product: NoValues
  handle_of_other_product: NoValues
  handle_given_away: NoValues
  category_not_in_shop: { name: string }
  one_category_of_list: { name: string }
  too_many_categories: { limit: number }
  archived_product: NoValues
  too_many_variants: { limit: number }
  missing_option: { name: string }
  option_of_some: { name: string; variant: string }
  needs_options: { name: string }
  rows_need_options: NoValues
  same_options: { name: string }
  no_single_price: NoValues
  rising_price: { from: string; before: string }
  tiers_removed: { from: string }
  picture_names: NoValues
  picture_data: NoValues
  picture_name_too_long: { limit: number }
  too_many_pictures: { limit: number }
  no_picture_folder: NoValues
  unusable_picture: { name: string; reason: string }
  same_picture: { number: number }
  not_in_folder: NoValues
  outside_folder: NoValues
  not_in_archive: NoValues
  not_unpacked: NoValues
  not_sent: NoValues
  not_missing: NoValues
  product_full: { limit: number }
  not_processed: NoValues
  answers_with: { status: string }
  redirects: NoValues
  too_slow: { seconds: number }
  unreachable: NoValues
  file_too_large: { megabytes: string }
  unreadable_file: NoValues
  too_many_pixels: { megapixels: number }
  not_a_picture: NoValues
  unsupported_file_type: { types: string }
}

/** The English texts of the area "import-faults". */
export const importFaultsWords = /* @__PURE__ */ defineWords<ImportFaultsWords>('import-faults', {
  missing: ["is missing"],
  missing_measure_part: ["is missing: amount and unit belong together"],
  missing_option_part: ["is missing: name and value belong together"],
  missing_in_new_product: ["is missing: a new product needs one"],
  not_clearable: ["cannot be cleared"],
  shortened: ["was shortened by a spreadsheet: set the column to text"],
  ambiguous_number: ["can be read in two ways: write ",["first"]," or ",["second"]],
  too_many_decimals: ["has more than two decimals"],
  price_rounded: ["is ",["given"],": ",["used"]," is used, rounded to the cent"],
  wrong_currency: ["is in another currency than ",["currency"]],
  not_shop_currency: ["is not ",["currency"],", which the shop sells in"],
  currencies_differ: ["has the heading ",["heading"],", and its cells are in ",["cell"],": the cells count. Check that this is right"],
  zero: ["is 0"],
  zero_price: ["is 0: a price is above 0"],
  stock_below_zero: ["is below 0: 0 is used"],
  carton_below_two: ["is below 2: a carton of one piece is not stored"],
  stock_rounded: ["is ",["given"],": ",["used","number"]," is used, because stock is in whole pieces"],
  more_than: ["is more than ",["limit","plural",{"1000000":["a million"],"100000000":["a hundred million"],"other":["#"]}]],
  not_from_one: ["must be an integer from 1"],
  gtin_length: ["must have 8, 12, 13 or 14 digits"],
  gtin_zero_added: ["is ",["given"],": ",["used"]," is used, with the zero in front that a spreadsheet removed"],
  check_digit: ["has a wrong check digit"],
  control_characters: ["has control characters"],
  controls_left_out: ["had invisible control characters, which were left out"],
  garbled_name: ["has signs within a word that no name has: if letters such as ä, ø or č look wrong, choose another character set of the file"],
  unknown_availability: ["says nothing that is known about the stock: it is left out, here and in other rows with the same word"],
  handle_format: ["must be small letters and digits with hyphens between them"],
  publication: ["must be yes, no or a date such as 2026-12-01"],
  unknown_tax_class: ["is no tax class (",["classes"],") and no VAT rate in ",["country"]," (",["rates"],")"],
  unknown_tax_rate: ["is ",["percent","number"],"%, which is no VAT rate in ",["country"]," today: ",["rates"]],
  several_tax_classes: ["is ",["percent","number"],"%, the VAT rate of several tax classes in ",["country"],": ",["classes"]],
  tax_code: ["is ",["code"],", a code of another system and no VAT rate in ",["country"],": ",["rates"]],
  no_class_without_vat: ["says that there is no VAT, and the shop has no tax class without VAT"],
  not_in_shop: ["is not in the shop"],
  several_articles: ["is the barcode of several articles: use the SKU"],
  repeated: ["is already in row ",["row"]],
  sku_of_other_article: ["belongs to “",["name"],"” in the shop, which looks like another article: it is not changed. Say if it is the same article, or give this one another SKU"],
  sku_replaced: ["belongs to “",["name"],"” in the shop: ",["sku"]," is used for this article"],
  other_price_in_row: ["is ",["used"],", and row ",["row"]," has the price ",["given"]," for the same quantity, which is left out: leave one of the rows in the file"],
  repeated_with_price: ["is already in row ",["row"]," with the price ",["used"],", which is used instead of ",["given"],": leave one of the rows in the file"],
  differs_from_row: ["differs from an earlier row of the same product, whose value is used"],
  carton_price_without_size: ["cannot be used: the pieces in a carton are missing"],
  price_per_unit: ["is a price per ",["unit"],", and the pieces in it are not known: it is left out"],
  price_of_carton: ["is a price per ",["unit"]," of ",["pieces","number"]," pieces: ",["used"]," is used for each piece"],
  combination_without_product: ["is missing: this file only has combinations. Import the file of products first, then this one again"],
  unknown_base_price: ["is a difference to a price that the shop does not have: enter the price of this variant"],
  group_number: ["is only the number of a group. Say what it is called, or map the column with the names of groups."],
  sku_made: ["is missing: ",["sku"]," is used"],
  option_made: ["is missing: ",["value"]," is used"],
  several_option_values: ["lists several values: a row of its own is needed for each, so the product is a draft"],
  left_out_before: ["was left out of an earlier file: tick the row to import it"],
  left_out_by_answer: ["is not known: the row is left out by your answer"],
  bundle_part: ["is a further article of a bundle: only the bundle itself is imported"],
  total_row: ["is a total: the row is left out"],
  not_goods: ["names freight, a fee, a service or the like, which is no product: the row is left out"],
  group_heading: ["is the heading of a group of products: the row is left out, and is their category if the file has none"],
  no_age_limit: ["is missing, and the product or its category says “",["word"],"”: check it before it is sold"],
  variant_withdrawn: ["is no, and the product is sold otherwise: only this variant is not sold"],
  not_yes_or_no: ["is neither yes nor no: it is left out"],
  blocked_in_file: ["says that it is not for sale: the article is a draft, or not sold any more"],
  archived_in_shop: ["is archived: it is updated and stays hidden"],
  product_restored: ["is archived: it is put back, on sale or a draft as it was"],
  draft_without_price: ["is missing: the article is a draft; publish it once it has one"],
  belongs_to: ["belongs to ",["name"]],
  belongs_to_variant: ["belongs to another variant of this product"],
  gtin_of_other_product: ["belongs to an article of another product"],
  handle_of_other_product: ["is not the one of the product that this SKU belongs to"],
  handle_given_away: ["is what another product got: give this one another"],
  category_not_in_shop: ["is \"",["name"],"\", which the shop does not have"],
  one_category_of_list: ["lists several: \"",["name"],"\" is used, because a product has one category"],
  too_many_categories: ["is new, after ",["limit","number"]," other new ones: check that this column is the category, or add it to the shop first"],
  archived_product: ["cannot show a product that is archived: restore it first"],
  too_many_variants: ["has more than ",["limit","number"]," variants, the most that a product may have: make it several products"],
  missing_option: ["is not \"",["name"],"\": all rows of a product have the same options"],
  option_of_some: ["is \"",["name"],"\", which ",["variant"]," lacks: all rows of a product have the same options"],
  needs_options: ["is missing: ",["name"]," is of the same product, and options must differ"],
  rows_need_options: ["is missing: another row is of the same product, and options must differ"],
  same_options: ["is what ",["name"]," has too: variants must differ"],
  no_single_price: ["has no price for one piece"],
  rising_price: ["is higher from ",["from"]," pieces on than from ",["before"]],
  tiers_removed: ["is lower now than the price from ",["from"]," pieces on: that price is removed"],
  picture_names: ["must name files of pictures, or addresses that begin with https"],
  picture_data: ["is the picture itself instead of its name or address: it is left out; send it as a file"],
  picture_name_too_long: ["names a picture with more than ",["limit","number"]," characters"],
  too_many_pictures: ["names more than ",["limit","number"]," pictures"],
  no_picture_folder: ["names pictures, but no folder of pictures was given"],
  unusable_picture: ["names ",["name"],", which ",["reason"]],
  same_picture: ["is the same picture as number ",["number","number"]],
  not_in_folder: ["is not in the folder of pictures"],
  outside_folder: ["lies elsewhere"],
  not_in_archive: ["is not in the archive of pictures"],
  not_unpacked: ["cannot be unpacked"],
  not_sent: ["was not sent in"],
  not_missing: ["is not among the missing pictures of this import"],
  product_full: ["has no room: its product has ",["limit","number"]," pictures"],
  not_processed: ["could not be processed by the shop"],
  answers_with: ["answers with ",["status"]],
  redirects: ["leads from one address to the next"],
  too_slow: ["takes longer than ",["seconds","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],
  unreachable: ["cannot be reached"],
  file_too_large: ["is larger than ",["megabytes"]," MB"],
  unreadable_file: ["is damaged or incomplete"],
  too_many_pixels: ["has more than ",["megapixels","number"]," million pixels"],
  not_a_picture: ["is not a JPEG, PNG or WebP picture"],
  unsupported_file_type: ["is not a ",["types"]," by its content"],
})
