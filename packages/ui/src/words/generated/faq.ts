// Written by compile.ts from faq.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "faq", and what each of them needs. */
export interface FaqWords {
  pageTitle: NoValues
  title: NoValues
  text: NoValues
  'group.account': NoValues
  'group.order': NoValues
  'group.help': NoValues
  'register.question': NoValues
  'register.answer': NoValues
  'approval.question': NoValues
  'approval.answer': NoValues
  'unregistered.question': NoValues
  'unregistered.answer': NoValues
  'payment.question': NoValues
  'payment.answer': NoValues
  'shipping.question': NoValues
  'shipping.answer': NoValues
  'tracking.question': NoValues
  'tracking.answer': NoValues
  'returns.question': NoValues
  'returns.answer': { rule: string }
  'support.question': NoValues
  'support.answer': { ways: string; call: string; email: string }
  'bulk.question': NoValues
  'bulk.answer': NoValues
  'more.title': NoValues
  'more.text': NoValues
  'more.action': NoValues
}

/** The English texts of the area "faq". */
export const faqWords = /* @__PURE__ */ defineWords<FaqWords>('faq', {
  pageTitle: ["FAQ"],
  title: ["FAQ Section"],
  text: ["What shops ask us before their first order."],
  'group.account': ["Becoming a customer"],
  'group.order': ["Paying, delivery and tracking"],
  'group.help': ["Returns, help and bulk"],
  'register.question': ["Who can register for an account?"],
  'register.answer': ["Businesses: retailers, wholesalers, manufacturers and e-commerce companies that want bulk pricing, fast delivery and trusted supply. Apply in five short steps and upload your licence."],
  'approval.question': ["How long does approval take?"],
  'approval.answer': ["Typically 1 to 4 business days. An administrator reads every application, and your login details follow by e-mail."],
  'unregistered.question': ["Can I buy without registering?"],
  'unregistered.answer': ["No. Only approved, registered customers can see prices and place orders. Visitors can look at products."],
  'payment.question': ["Which payment methods do you accept?"],
  'payment.answer': ["Orders are placed on your account’s invoice terms. On request: buy now, pay later for customers in the EU, credit or debit card (Visa, Mastercard, American Express), or wire transfer."],
  'shipping.question': ["How do you ship?"],
  'shipping.answer': ["With DHL, UPS or another courier, depending on weight and packaging. Checkout shows the delivery that applies to your address."],
  'tracking.question': ["How can I track my order?"],
  'tracking.answer': ["Once it has shipped you get an e-mail with a tracking link. Every status of an order is in your profile, too."],
  'returns.question': ["What is your return policy?"],
  'returns.answer': ["Returns are accepted under specific conditions. ",["rule"]],
  'support.question': ["How do I contact support?"],
  'support.answer': [["ways","select",{"both":["Call ",["call"],", write to ",["email"],", or use"],"phone":["Call ",["call"],", or use"],"mail":["Write to ",["email"],", or use"],"other":["Use"]}]," the form on the contact page."],
  'bulk.question': ["Do you offer bulk discounts?"],
  'bulk.answer': ["Yes. Bulk prices show on the products they apply to. Discounts for larger volumes are arranged through support."],
  'more.title': ["Didn’t find your question?"],
  'more.text': ["Ask us. We answer by e-mail."],
  'more.action': ["Contact Us"],
})
