// Written by compile.ts from address-form.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "address-form", and what each of them needs. */
export interface AddressFormWords {
  'dialog.shipping': NoValues
  'dialog.billing': NoValues
  'dialog.save': NoValues
  'dialog.cancel': NoValues
  'dialog.unsaved': NoValues
  'field.name': NoValues
  'field.reception_hours': NoValues
  'field.first_name': NoValues
  'field.last_name': NoValues
  'field.company': NoValues
  'field.address_1': NoValues
  'field.address_2': NoValues
  'field.postal_code': NoValues
  'field.city': NoValues
  'field.province': NoValues
  'field.country_code': NoValues
  'field.country_code.choose': NoValues
  'field.phone': NoValues
  notDelivered: { country: string }
  required: { field: string }
  tooLong: { field: string }
  invalid: { field: string }
  'invalid.postal_code': { country: string }
  'invalid.phone': NoValues
}

/** The English texts of the area "address-form". */
export const addressFormWords = /* @__PURE__ */ defineWords<AddressFormWords>('address-form', {
  'dialog.shipping': ["Delivery Address Details"],
  'dialog.billing': ["Billing Address Details"],
  'dialog.save': ["Save"],
  'dialog.cancel': ["Cancel"],
  'dialog.unsaved': ["Your changes are not saved."],
  'field.name': ["Address name"],
  'field.reception_hours': ["Receiving hours"],
  'field.first_name': ["First name"],
  'field.last_name': ["Last name"],
  'field.company': ["Company"],
  'field.address_1': ["Address"],
  'field.address_2': ["Address line 2"],
  'field.postal_code': ["Postal code"],
  'field.city': ["City"],
  'field.province': ["Province"],
  'field.country_code': ["Country"],
  'field.country_code.choose': ["Choose a country"],
  'field.phone': ["Phone"],
  notDelivered: ["We do not deliver to ",["country"],"."],
  required: [["field"]," is required"],
  tooLong: [["field"]," is too long"],
  invalid: [["field"]," is not valid"],
  'invalid.postal_code': [["country","select",{"se":["A postal code in Sweden has 5 digits, such as 413 04"],"no":["A postal code in Norway has 4 digits, such as 0554"],"dk":["A postal code in Denmark has 4 digits, such as 2100"],"fi":["A postal code in Finland has 5 digits, such as 00100"],"de":["A postal code in Germany has 5 digits, such as 10115"],"us":["A ZIP code has 5 digits, such as 10001, or 9"],"gb":["A postcode in the United Kingdom is written like SW1A 1AA"],"other":["Postal code is not valid"]}]],
  'invalid.phone': ["A phone number has 5 to 15 digits, such as +46 31 555 01 10"],
})
