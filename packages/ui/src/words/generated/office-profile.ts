// Written by compile.ts from office-profile.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-profile", and what each of them needs. */
export interface OfficeProfileWords {
  loading: NoValues
  failed: NoValues
  readOnly: NoValues
  remoteChange: NoValues
  form: NoValues
  name: NoValues
  nameHint: NoValues
  colour: NoValues
  colourHint: NoValues
  company: NoValues
  companyHint: NoValues
  promises: NoValues
  promisesHint: NoValues
  mails: NoValues
  mailsHint: { address: string }
  'field.name': NoValues
  'field.legalName': NoValues
  'field.registrationNumber': NoValues
  'field.country': NoValues
  'field.vatIds': NoValues
  'field.address': NoValues
  'field.phone': NoValues
  'field.email': NoValues
  'field.hours': NoValues
  'field.orderRules': NoValues
  'field.returns': NoValues
  'field.approval': NoValues
  'field.about': NoValues
  'field.footerLinks': NoValues
  'field.senderName': NoValues
  'field.signature': NoValues
  'field.colour': NoValues
  'field.light': NoValues
  'field.dark': NoValues
  'field.mark': NoValues
  'hint.legalName': NoValues
  'hint.country': NoValues
  'hint.vatIds': { example: string }
  'hint.address': NoValues
  'hint.phone': { country: string }
  'hint.hours': NoValues
  'hint.orderRules': NoValues
  'hint.approval': NoValues
  'hint.colour': NoValues
  'hint.footerLinks': NoValues
  'hint.senderName': NoValues
  'hint.signature': NoValues
  'hint.light': NoValues
  'hint.dark': NoValues
  'hint.mark': NoValues
  stale: { facts: string }
  'logo.accept': NoValues
  'logo.drop': NoValues
  'logo.choose': NoValues
  'logo.remove': NoValues
  'logo.removeOf': { place: string }
  pickColour: NoValues
  'fault.missing': NoValues
  'fault.colour': NoValues
  'fault.link': { line: number }
  'fault.logo': NoValues
  'fault.refused': { problem: string }
  'fault.refusedLine': { line: number; problem: string }
}

/** The English texts of the area "office-profile". */
export const officeProfileWords = /* @__PURE__ */ defineWords<OfficeProfileWords>('office-profile', {
  loading: ["Loading the shop profile..."],
  failed: ["The shop profile could not be loaded"],
  readOnly: ["You can view the profile. Owners can change it."],
  remoteChange: ["The shop profile has been changed"],
  form: ["Shop profile"],
  name: ["Name and logo"],
  nameHint: ["On every page. The name is in e-mails too, the square logo in the browser tab."],
  colour: ["Colour"],
  colourHint: ["One colour for buttons and links. Pages use shades of it that are easy to read."],
  company: ["Company and contact"],
  companyHint: ["In the header and footer, on the contact page and on documents. Empty fields are not shown."],
  promises: ["About the shop"],
  promisesHint: ["Empty texts are not shown."],
  mails: ["Emails"],
  mailsHint: ["Emails are sent from ",["address"],". For another address, ask the person who runs the server to change MAIL_FROM."],
  'field.name': ["Shop name"],
  'field.legalName': ["Company name"],
  'field.registrationNumber': ["Company number"],
  'field.country': ["Country"],
  'field.vatIds': ["VAT numbers"],
  'field.address': ["Address"],
  'field.phone': ["Phone"],
  'field.email': ["Support e-mail"],
  'field.hours': ["Support hours"],
  'field.orderRules': ["Rules at checkout"],
  'field.returns': ["Returns and complaints"],
  'field.approval': ["How long an approval takes"],
  'field.about': ["The shop in one sentence"],
  'field.footerLinks': ["Links in the footer"],
  'field.senderName': ["Sender name"],
  'field.signature': ["Signature"],
  'field.colour': ["Brand colour"],
  'field.light': ["Logo on light"],
  'field.dark': ["Logo on dark"],
  'field.mark': ["Logo, square"],
  'hint.legalName': ["If it is not the shop name."],
  'hint.country': ["Decides VAT, which public holidays count and, until you save the delivery settings, the time zone."],
  'hint.vatIds': ["With the country code",["example","select",{"none":[],"other":[", such as ",["example"]]}],". With commas between several numbers."],
  'hint.address': ["One line each, as on an envelope."],
  'hint.phone': ["As customers should dial it. With the country code, such as ",["country","select",{"no":["+47 22 12 34 56"],"dk":["+45 32 12 34 56"],"fi":["+358 9 123 4567"],"de":["+49 30 123456"],"gb":["+44 20 7946 0123"],"us":["+1 212 555 0123"],"other":["+46 90 12 34 56"]}],", it works from abroad too."],
  'hint.hours': ["Such as “Monday to Friday, 9 to 16”."],
  'hint.orderRules': ["Buyers read them before they place an order, followed by the rule for returns and a link to your terms."],
  'hint.approval': ["As a sentence for applicants. Empty: nothing is said."],
  'hint.colour': ["Such as #7A1F3D. Empty for the standard colour."],
  'hint.footerLinks': ["One line each: the text, a space, then the address of a page such as /about, /contact-us or /faq. Such as “Opening hours /about”. The footer links to contact and legal texts by itself."],
  'hint.senderName': ["If it is not the shop name."],
  'hint.signature': ["At the end of each e-mail."],
  'hint.light': ["Without a logo, the name is shown as text."],
  'hint.dark': ["Without one, the logo on light is shown."],
  'hint.mark': ["For small places and the browser tab."],
  stale: ["Still says ",["facts"],". Change it here too."],
  'logo.accept': ["SVG, PNG, JPEG or WebP, up to 20 MB."],
  'logo.drop': ["Drop it here or"],
  'logo.choose': ["choose a file"],
  'logo.remove': ["Remove"],
  'logo.removeOf': ["Remove: ",["place"]],
  pickColour: ["Pick the brand colour"],
  'fault.missing': ["Please enter a name"],
  'fault.colour': ["A colour has six digits or letters from A to F, such as #7A1F3D"],
  'fault.link': ["Line ",["line","number"],": enter a text and an address, such as “Opening hours /about”"],
  'fault.logo': ["Please add the logo on light, too"],
  'fault.refused': ["Not saved: ",["problem"]],
  'fault.refusedLine': ["Not saved: line ",["line","number"]," ",["problem"]],
})
