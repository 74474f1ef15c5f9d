import { demoNote, type LegalText } from './legal-text'

/** What the shop keeps in a browser. Nobody agrees to it, so it has no version: change it with what is kept. */
export const cookiesText: LegalText = {
  title: 'Cookies',
  notes: [demoNote],
  sections: [
    {
      title: 'Nothing to choose',
      paragraphs: [
        'This shop keeps in your browser only what it needs for what you do here. It counts no visits and shows no advertising. That is why no banner asks you.',
      ],
    },
    {
      title: 'One cookie',
      paragraphs: [
        'skafferi_session comes when you sign in and says with every call that it is you. Scripts cannot read it. With “Remember me” it stays for 30 days, without it until you close the browser. Signing out removes it.',
      ],
    },
    {
      title: 'Kept by the pages themselves',
      paragraphs: [
        'skafferi.session: who is signed in, so that every tab knows. It goes when you sign out.',
        'skafferi.registration, skafferi.registration.received and skafferi.access-request.received: what you wrote in an application that is not sent yet, without its licence and consents, and that one was received. They go when you close the tab.',
        'skafferi.access: your e-mail address and how far you are while you choose a password. It goes when you close the tab.',
        'skafferi.cart: the quantities and prices you have seen in your cart, to tell you what has changed. It goes when you close the tab.',
      ],
    },
    {
      title: 'Other sites',
      paragraphs: [
        'Banners may show pictures from sites that this shop has chosen. Where the contact page shows another site’s form, it is loaded after you ask for it. Those sites learn your network address, and may keep cookies of their own.',
      ],
    },
    {
      title: 'To remove everything',
      paragraphs: ['Sign out, and delete the data of this site in your browser’s settings.'],
    },
  ],
}
