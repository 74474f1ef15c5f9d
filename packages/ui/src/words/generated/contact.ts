// Written by compile.ts from contact.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "contact", and what each of them needs. */
export interface ContactWords {
  pageTitle: NoValues
  title: NoValues
  text: NoValues
  'form.title': NoValues
  'embed.title': NoValues
  'details.title': NoValues
  'details.phone': NoValues
  'details.hours': NoValues
  'details.email': NoValues
  'details.company': NoValues
  'details.address': NoValues
  'details.vatId': NoValues
  'field.name': NoValues
  'field.email': NoValues
  'field.company': NoValues
  'field.phone': NoValues
  'field.subject': NoValues
  'field.message': NoValues
  counter: { used: number; limit: number }
  'name.required': NoValues
  'email.required': NoValues
  'email.invalid': NoValues
  'phone.invalid': NoValues
  'subject.required': NoValues
  'message.required': NoValues
  'fault.required': NoValues
  'fault.invalid': NoValues
  'fault.too_long': { limit: number }
  privacy: NoValues
  'privacy.link': NoValues
  send: NoValues
  sending: NoValues
  sent: NoValues
  another: NoValues
}

/** The English texts of the area "contact". */
export const contactWords = /* @__PURE__ */ defineWords<ContactWords>('contact', {
  pageTitle: ["Contact Us"],
  title: ["Contact Us"],
  text: ["Ask about products, prices, an order or your account."],
  'form.title': ["Write to us"],
  'embed.title': ["Contact form"],
  'details.title': ["Reach us directly"],
  'details.phone': ["Phone"],
  'details.hours': ["Phone hours"],
  'details.email': ["Email"],
  'details.company': ["Company"],
  'details.address': ["Address"],
  'details.vatId': ["VAT number"],
  'field.name': ["Your name"],
  'field.email': ["Email"],
  'field.company': ["Company"],
  'field.phone': ["Phone"],
  'field.subject': ["Subject"],
  'field.message': ["Message"],
  counter: [["used","number"],"/",["limit","number"]],
  'name.required': ["Please fill in your name"],
  'email.required': ["Please fill in your e-mail"],
  'email.invalid': ["Please enter a valid e-mail address"],
  'phone.invalid': ["Please enter a phone number of 5 to 15 digits"],
  'subject.required': ["Please fill in the subject"],
  'message.required': ["Please write your message"],
  'fault.required': ["Please fill in this field"],
  'fault.invalid': ["Please check this field"],
  'fault.too_long': ["At most ",["limit","number"]," characters"],
  privacy: ["We use what you enter to answer you."],
  'privacy.link': ["Privacy Policy"],
  send: ["Send message"],
  sending: ["Sending..."],
  sent: ["Thank you. Your message has been sent."],
  another: ["Write another message"],
})
