import { demoNote, type LegalText } from './legal-text'
import { legalVersions } from './versions'

/** The data that the shop stores in a browser. Update it when the stored data changes. */
export const cookiesText: LegalText = {
  title: 'Cookies',
  notes: [demoNote, `Version ${legalVersions.cookies.version}`],
  sections: [
    {
      title: 'Nothing to choose',
      paragraphs: [
        'This shop stores in your browser only what it needs to work. It counts no visits and shows no ' +
          'advertising, so there is no cookie banner.',
      ],
    },
    {
      title: 'For who you are',
      paragraphs: [
        'skafferi_session is set when you sign in and identifies you with every request. Scripts cannot read it.',
        'skafferi_user comes and goes with it: your e-mail address, so that every tab knows who is signed in.',
        'With “Remember me” both stay for 30 days after you were last here, without it until you close the ' +
          'browser. Signing out removes them.',
        'skafferi_device is set when you sign in or enter a code from an e-mail. It holds a random number, ' +
          'and a proof that an account’s owner used this browser, so that strangers who try codes for your ' +
          'account cannot block you. Scripts cannot read it. It says nothing about you, and stays for a year.',
        'skafferi_preview is set when you open a link that shows the shop before it opens. It holds the end of ' +
          'the link and a proof of it, says nothing about you, and stays for at most 7 days. Scripts cannot ' +
          'read it.',
      ],
    },
    {
      title: 'For what you choose',
      paragraphs: [
        'skafferi_theme: light or dark colours and high contrast, where you have chosen them.',
        'skafferi_density: compact rows and controls, if you have chosen them.',
        'skafferi_view: your choice of shelves or order list for products. skafferi_shelf: the same for your ' +
          'company’s shelf.',
        'They contain nothing about you and last a year after your last choice. Choosing System, or ' +
          'Comfortable, removes the first two.',
      ],
    },
    {
      title: 'Stored by the pages',
      paragraphs: [
        'skafferi.drafts: what you typed into a form and did not send, without files, passwords and consents, ' +
          'and your e-mail address if you were signed in. It goes when you send it, empty the form, sign out or ' +
          'close the tab.',
        'skafferi.order-list: the articles and quantities you typed into an order list and did not add to the ' +
          'cart, with the prices you saw, and your e-mail address. All tabs have it in common. It goes when you ' +
          'add or clear it, or sign out.',
        'skafferi.registration.received and skafferi.access-request.received: that your application was ' +
          'received. They go when you close the tab.',
        'skafferi.application.shelf: the link of the shelf that you apply with. It goes when you send the ' +
          'application, leave the shelf out or close the tab.',
        'skafferi.access and skafferi.access-email: your e-mail address, also while you type it, and how far ' +
          'you are while you choose a password. They go when you close the tab.',
        'skafferi.release: the release for which a page was reloaded, so that it reloads only once. Removed ' +
          'when you close the tab.',
        'skafferi.cart: the quantities and prices shown in your cart, to show you what has changed. Removed ' +
          'when you close the tab.',
      ],
    },
    {
      title: 'Other sites',
      paragraphs: [
        'Banners may show pictures from sites that this shop has chosen. Where the contact page shows another ' +
          'site’s form, it is loaded after you ask for it. Those sites learn your network address, and may keep ' +
          'cookies of their own.',
      ],
    },
    {
      title: 'To remove everything',
      paragraphs: ['Sign out, and delete the data of this site in your browser’s settings.'],
    },
  ],
}
