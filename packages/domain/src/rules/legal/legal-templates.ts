import type { LegalKind, LegalText } from './legal-text'

/**
 * A template for each kind of legal text. Its sentences are true for every seller: they name nobody and promise
 * nothing. The seller adds the rest.
 */
export const legalTemplates: Readonly<Record<LegalKind, LegalText>> = {
  terms: {
    title: 'Terms and conditions',
    notes: [],
    sections: [
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
        paragraphs: ['You can send a complaint about an order from the order’s page, with pictures.'],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    notes: [],
    sections: [
      {
        title: 'What is stored, and what for',
        paragraphs: [
          'Your application: what you wrote in it, your licence, and what you agreed to, when, and in which version. ' +
            'The shop decides about your account with it.',
          'Your account: name, e-mail address, phone number, company, and your password in a form that cannot be ' +
            'read. You sign in with it.',
          'Your orders, addresses, complaints with their pictures, and reviews. The shop delivers and answers with ' +
            'them.',
          'What you write in the contact form, and the e-mails that were sent to you.',
        ],
      },
      {
        title: 'Who else gets it',
        paragraphs: ['A carrier gets the name, address and phone number that it needs to deliver.'],
      },
      {
        title: 'What you can ask for',
        paragraphs: [
          'You can ask for everything that is stored about you, and ask to have it corrected or erased.',
          'You can take back what you agreed to.',
        ],
      },
    ],
  },
  cookies: {
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
  },
}
