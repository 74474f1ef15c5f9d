import type { LegalKind, LegalText } from './legal-text'

/** What a template says about the seller; empty texts become gaps, except the rule for returns. */
export interface LegalSeller {
  /** The company's name. */
  name: string
  registrationNumber: string
  address: readonly string[]
  email: string
  phone: string
  vatIds: readonly string[]
  /** The rule for returns and complaints. */
  returns: string
  /** True if the application form asks for a licence. */
  asksLicence: boolean
}

const gap = '___'

/**
 * Returns a template for a kind of legal text. Its sentences are true for every seller: they say what the settings say,
 * and promise nothing. The seller fills in the gaps, which prevent publishing, and adds the rest. Update the privacy
 * policy when other personal data is stored.
 */
export const legalTemplate = (kind: LegalKind, seller: LegalSeller): LegalText => templates[kind](seller)

/** How the sentence about the seller begins in the templates that have one. */
export const sellerBeginnings: Readonly<Partial<Record<LegalKind, string>>> = {
  terms: 'The seller is ',
  privacy: 'Responsible for your data: ',
}

const firmOf = ({ name, registrationNumber, address }: LegalSeller) =>
  [name || gap, registrationNumber, ...address].filter((part) => part !== '').join(', ')

const templates: Readonly<Record<LegalKind, (seller: LegalSeller) => LegalText>> = {
  terms: (seller) => ({
    title: 'Terms and conditions',
    notes: [],
    sections: [
      {
        title: 'Who sells',
        paragraphs: [`${sellerBeginnings.terms}${firmOf(seller)}. You reach the seller at ${seller.email || gap}.`],
      },
      {
        title: 'Who can order',
        paragraphs: [
          'This shop sells to companies. A company applies for an account, and the shop decides about it.',
          'Keep your password secret. Orders placed while you are signed in are orders of your company.',
        ],
      },
      {
        title: 'Orders and prices',
        paragraphs: [
          'Prices are shown without VAT. The cart shows the VAT and the delivery charge before you order.',
          'Your order is placed when the page confirms it with an order number.',
        ],
      },
      {
        title: 'Payment',
        paragraphs: ['Checkout shows the ways of payment and the payment terms of your company before you order.'],
      },
      {
        title: 'Delivery',
        paragraphs: [
          'Days of delivery that the shop shows are expected days.',
          'Some articles cannot be delivered to every country. The shop says so before you order them.',
        ],
      },
      {
        title: 'When something is wrong',
        paragraphs: [
          ...seller.returns.split('\n').filter((line) => line !== ''),
          'You can send a complaint about an order from the order’s page, with pictures.',
        ],
      },
    ],
  }),
  privacy: (seller) => ({
    title: 'Privacy policy',
    notes: [],
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: [`${sellerBeginnings.privacy}${firmOf(seller)}. Questions about it: ${seller.email || gap}.`],
      },
      {
        title: 'What is stored, and what for',
        paragraphs: [
          `Your application: what you wrote in it,${seller.asksLicence ? ' a licence if you sent one,' : ''} the ` +
            'questions to you and your answers, and the decision. The shop decides about your account with it.',
          'Your consents: what you agreed to, when, in which version of the text, and if you want the newsletter.',
          'Your account: name, e-mail address, phone number, company and role, and your password in a form that ' +
            'cannot be read. You sign in with it.',
          'Your company: name, organisation number, VAT number and the result of its checks, payment terms, and the ' +
            'address book with names, phone numbers and receiving hours. Everyone who orders for it sees them.',
          'Your orders: who placed them, addresses, references and notes, parcels, payments and refunds. The shop ' +
            'delivers and does its accounts with them.',
          'Your cart, and your wishlist with its notes. Your colleagues see them.',
          'Your complaints with their pictures, your messages in the contact form, the answers to them, and the ' +
            'e-mails that were sent to you. The shop answers with them.',
          'Your reviews, which others read with your name.',
          'Your sign-ins: when each began and was last used, and its browser and operating system. Wrong passwords ' +
            'and codes are counted by account and network, in a form that cannot be read, to stop strangers.',
          'Records of the server: which pages and functions were used, when, and from which account, without ' +
            'passwords, e-mail addresses and search texts; and who changed what. They show faults and misuse.',
          'What is stored in your browser is listed under [Cookies](/cookies).',
        ],
      },
      {
        title: 'Legal basis',
        paragraphs: ['Your account and orders: ___. Records of sales: ___. Security: ___. Newsletter: your consent.'],
      },
      {
        title: 'Who else gets it',
        paragraphs: [
          'A carrier gets the name, address and phone number that it needs to deliver.',
          'The VAT number of your company may be checked in the register of the European Union.',
          'Companies that work for the shop, such as those for hosting and e-mail: ___.',
        ],
      },
      {
        title: 'How long it is stored',
        paragraphs: [
          'A file that you upload and do not send is deleted after a day.',
          'Orders and their documents: ___. Applications, accounts, complaints and messages: ___. Records of the ' +
            'server: ___.',
          'After erasure, orders, complaints and reviews stay without your name.',
        ],
      },
      {
        title: 'What you can ask for',
        paragraphs: [
          'You can ask for everything that is stored about you, and ask to have it corrected or erased.',
          'You can take back what you agreed to.',
          'You can complain to the authority for data protection: ___.',
        ],
      },
    ],
  }),
  imprint: (seller) => ({
    title: 'Imprint',
    notes: [],
    sections: [
      {
        title: 'Who runs this shop',
        paragraphs: [
          seller.name || gap,
          ...(seller.address.length > 0 ? seller.address : [gap]),
          'Represented by: ___.',
        ],
      },
      {
        title: 'Contact',
        paragraphs: [`E-mail: ${seller.email || gap}`, `Phone: ${seller.phone || gap}`],
      },
      {
        title: 'Register and tax',
        paragraphs: [
          'Entered in the register of: ___.',
          `Number in the register: ${seller.registrationNumber || gap}`,
          `VAT number: ${seller.vatIds.join(', ') || gap}`,
        ],
      },
    ],
  }),
  cookies: () => ({
    title: 'Cookies',
    notes: [],
    sections: [
      {
        title: 'For who you are',
        paragraphs: [
          'When you sign in, cookies hold your session and your e-mail address, so that every tab knows who is ' +
            'signed in. Signing out removes them.',
          'A cookie with a random number recognizes this browser, so that strangers who try codes for your account ' +
            'cannot block you.',
        ],
      },
      {
        title: 'For what you choose',
        paragraphs: ['Your choices of colours, density and view stay in cookies. They contain nothing about you.'],
      },
      {
        title: 'Stored by the pages',
        paragraphs: [
          'What you typed and did not send yet is stored in your browser until you send it, empty it, sign out or ' +
            'close the tab. Articles and quantities of an order list stay until you add or clear them, or sign out.',
        ],
      },
      {
        title: 'To remove everything',
        paragraphs: ['Sign out, and delete the data of this site in your browser’s settings.'],
      },
    ],
  }),
}
