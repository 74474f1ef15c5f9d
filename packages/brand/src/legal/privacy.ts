import { brand } from '../brand'
import { demoNote, type LegalText } from './legal-text'
import { legalVersions } from './versions'

/** The personal data that the shop processes, its purpose, and its retention. */
export const privacyText: LegalText = {
  title: 'Privacy policy',
  notes: [demoNote, `Version ${legalVersions.privacy.version}`],
  sections: [
    {
      title: 'Who answers for your data',
      paragraphs: [
        `${brand.name}, ${brand.contact.address.slice(1).join(', ')}. Write to us at ${brand.contact.email}.`,
      ],
    },
    {
      title: 'What we keep, and what for',
      paragraphs: [
        'Your application: what you wrote in it, your licence, and what you agreed to, when, and in which ' +
          'version. We need it to decide about your account.',
        'Your account: name, e-mail address, phone number, company, and your password in a form that cannot ' +
          'be read. You sign in with it.',
        'Your orders, addresses, complaints with their pictures, and reviews. We need them to deliver, and ' +
          'the law requires us to keep records of sales.',
        'What you write to us in the contact form, and the e-mails that we sent you.',
      ],
    },
    {
      title: 'Who else gets it',
      paragraphs: [
        'The carrier gets the name, address and phone number it needs. Your company’s VAT number may be ' +
          'checked in the register of the European Union.',
        'We do not sell your data or track you for advertising.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'An uploaded licence that no application names is deleted after 24 hours. Everything else we keep ' +
          'until you ask us to erase it.',
        'Orders then stay, without your name.',
      ],
    },
    {
      title: 'What you can ask for',
      paragraphs: [
        'You can ask us for everything that we keep about you, to correct it, and to erase it. You can take ' +
          'back what you agreed to at any time.',
        'You can also complain to the authority for data protection in your country.',
      ],
    },
  ],
}
