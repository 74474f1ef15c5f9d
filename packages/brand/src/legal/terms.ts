import { brand } from '../brand'
import { demoNote, type LegalText } from './legal-text'
import { legalVersions } from './versions'

/** The contract between the shop and its customers. */
export const termsText: LegalText = {
  title: 'Terms and conditions',
  notes: [demoNote, `Version ${legalVersions.terms.version}`],
  sections: [
    {
      title: 'Who we are',
      paragraphs: [
        `We are ${brand.name}, ${brand.contact.address.slice(1).join(', ')}. Write to us at ${brand.contact.email}.`,
        'We sell to companies, not to consumers. These terms hold for every order that a company places here.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'A company applies, and we decide whether it gets an account. The application must be true.',
        'Keep your password secret. Orders placed while you are signed in are orders of your company.',
      ],
    },
    {
      title: 'Orders and prices',
      paragraphs: [
        'Prices are without VAT. The cart shows the VAT and the delivery charge before you order.',
        'Your order is placed when the page and our e-mail confirm it with a number.',
      ],
    },
    {
      title: 'Payment',
      paragraphs: ['You pay by invoice, within the days that checkout shows. The goods stay ours until they are paid.'],
    },
    {
      title: 'Delivery',
      paragraphs: [
        'The days of delivery that we show are those we expect, no fixed date.',
        'Some goods may not be sold everywhere, or to everybody. You follow the law of the place where you sell them.',
      ],
    },
    {
      title: 'When something is wrong',
      paragraphs: [brand.returns],
    },
    {
      title: 'Which law counts',
      paragraphs: ['Swedish law counts, and the courts of Gothenburg decide.'],
    },
  ],
}
