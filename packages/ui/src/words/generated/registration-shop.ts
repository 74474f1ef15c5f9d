// Written by compile.ts from registration-shop.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "registration-shop", and what each of them needs. */
export interface RegistrationShopWords {
  'format.register': { format: string }
  checkDigit: NoValues
  'format.deliveryPostalCode': NoValues
  'label.employerId.se': NoValues
  'label.employerId.no': NoValues
  'label.employerId.dk': NoValues
  'label.employerId.fi': NoValues
  'label.employerId.other': NoValues
  'label.deliveryAddress': NoValues
  'label.deliveryStreet': NoValues
  'label.deliveryPostalCode': NoValues
  'label.deliveryCity': NoValues
  'label.deliveryCountry': NoValues
  'hint.employerId.se': NoValues
  'hint.employerId.no': NoValues
  'hint.employerId.dk': NoValues
  'hint.employerId.fi': NoValues
  'hint.employerId.other': NoValues
}

/** The English texts of the area "registration-shop". */
export const registrationShopWords = /* @__PURE__ */ defineWords<RegistrationShopWords>('registration-shop', {
  'format.register': ["Please check the number: ",["format"]],
  checkDigit: ["The last digit does not match the others. Please check the number."],
  'format.deliveryPostalCode': ["Please enter a postal code of the country."],
  'label.employerId.se': ["Organisation number"],
  'label.employerId.no': ["Organisation number"],
  'label.employerId.dk': ["CVR number"],
  'label.employerId.fi': ["Business ID (Y-tunnus)"],
  'label.employerId.other': ["Company registration number"],
  'label.deliveryAddress': ["Delivery address"],
  'label.deliveryStreet': ["Street and number"],
  'label.deliveryPostalCode': ["Postal code"],
  'label.deliveryCity': ["City"],
  'label.deliveryCountry': ["Country"],
  'hint.employerId.se': ["10 digits, such as 559000-0000."],
  'hint.employerId.no': ["9 digits, such as 900 000 000."],
  'hint.employerId.dk': ["8 digits, such as 12 34 56 70."],
  'hint.employerId.fi': ["7 digits and a check digit, such as 1234567-1."],
  'hint.employerId.other': ["At most 10 characters; spaces and hyphens are removed."],
})
