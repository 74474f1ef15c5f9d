import { describe, expect, it } from 'vitest'
import { legalChanges } from './legal-changes'
import { legalTemplate, type LegalSeller } from './legal-templates'
import {
  cleanLegalText,
  legalFaults,
  legalGap,
  legalKinds,
  linesOf,
  linkFaults,
  maxLegalBytes,
  nextVersion,
  withoutVersion,
  withVersion,
  type LegalText,
} from './legal-text'
import { paragraphParts } from './paragraph-parts'
import { profileGaps } from './profile-gaps'

const text: LegalText = {
  title: 'Terms',
  notes: ['For companies'],
  sections: [
    { title: 'Orders', paragraphs: ['A page confirms your order.', 'An e-mail follows.'] },
    { title: 'Payment', paragraphs: ['You pay by invoice.'] },
  ],
}
const withParagraph = (paragraph: string): LegalText => ({
  ...text,
  sections: [{ title: 'S', paragraphs: [paragraph] }],
})

describe('the lines of a text', () => {
  it('are its title, notes, headings and paragraphs', () => {
    expect(linesOf(text)).toEqual([
      'Terms',
      'For companies',
      'Orders',
      'A page confirms your order.',
      'An e-mail follows.',
      'Payment',
      'You pay by invoice.',
    ])
  })
})

describe('a version', () => {
  it.each([
    [[], '2026-11-28'],
    [['2026-11-27', '2026-11-27-2'], '2026-11-28'],
    [['2026-11-28'], '2026-11-28-2'],
    [['2026-11-28', '2026-11-28-2'], '2026-11-28-3'],
    [['2026-11-28-9', '2026-11-28-10'], '2026-11-28-11'],
    [['https://group.example/terms', '2026-11-2'], '2026-11-28'],
  ])('follows %j', (published, expected) => {
    expect(nextVersion('2026-11-28', published)).toBe(expected)
  })

  it('is the last note, and replaces that of an earlier version', () => {
    const second = withVersion(withVersion(text, '2026-11-28'), '2026-11-28-2')
    expect(second.notes).toEqual(['For companies', 'Version 2026-11-28-2'])
    expect(withoutVersion(second)).toEqual(text)
  })
})

describe('a typed text', () => {
  it('loses control characters, direction marks and empty lines', () => {
    expect(
      cleanLegalText({
        title: ' Terms\u202e of\tsale ',
        notes: ['', '\u200f'],
        sections: [{ title: 'O\0rders', paragraphs: ['One\nline \ud800', ' ', '\u2066<b>Two</b>\u2069'] }],
      }),
    ).toEqual({
      title: 'Terms of sale',
      notes: [],
      sections: [{ title: 'Orders', paragraphs: ['One line', '<b>Two</b>'] }],
    })
  })

  it('cannot be published without a title, a section, a heading and a paragraph', () => {
    expect(legalFaults({ title: '', notes: [], sections: [] }, [])).toEqual({ title: 'required', sections: 'required' })
    expect(legalFaults({ ...text, sections: [{ title: '', paragraphs: [] }] }, [])).toEqual({
      'sections.0.title': 'required',
      'sections.0.paragraphs': 'required',
    })
    expect(legalFaults(text, [])).toEqual({})
  })

  it('has at most 64 kB', () => {
    const lines = linesOf(withParagraph('')).join('\n').length
    expect(legalFaults(withParagraph('x'.repeat(maxLegalBytes - lines)), [])).toEqual({})
    expect(legalFaults(withParagraph('x'.repeat(maxLegalBytes - lines + 1)), [])).toEqual({ sections: 'too_long' })
    expect(legalFaults(withParagraph('å'.repeat(maxLegalBytes / 2)), [])).toEqual({ sections: 'too_long' })
  })
})

describe('a paragraph', () => {
  it('is split at its links', () => {
    expect(paragraphParts('See [our terms](/terms) and [the law](https://law.example/a?b#c).')).toEqual([
      'See ',
      { text: 'our terms', href: '/terms' },
      ' and ',
      { text: 'the law', href: 'https://law.example/a?b#c' },
      '.',
    ])
    expect(paragraphParts('[Terms](/terms)')).toEqual([{ text: 'Terms', href: '/terms' }])
    expect(paragraphParts('')).toEqual([])
  })

  it.each([
    'No link [here] (/terms)',
    '[words]()',
    '[](/terms)',
    '[x](javascript:alert(1))',
    '[x](javascript:alert)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](http://shop.example/)',
    '[x](https://)',
    '[x](data:text/html,x)',
    '[a](/b c)',
    '<a href="/terms">Terms</a>',
  ])('is text without a link: %s', (paragraph) => {
    expect(paragraphParts(paragraph)).toEqual([paragraph])
  })

  it('may link within the shop and to allowed hosts', () => {
    const paragraph = '[a](/terms) [b](https://law.example/) [c](https://law.example.evil/)'
    expect(linkFaults(withParagraph(paragraph), ['law.example'])).toEqual({
      'sections.0.paragraphs.0': 'link_not_allowed',
    })
    expect(linkFaults(withParagraph('[a](/terms) [b](https://law.example/)'), ['law.example'])).toEqual({})
  })
})

describe('the changes between two texts', () => {
  it('are the removed and added lines', () => {
    const after: LegalText = {
      ...text,
      sections: [
        { title: 'Orders', paragraphs: ['A page confirms your order.', 'Our e-mail follows.'] },
        { title: 'Delivery', paragraphs: ['We deliver on working days.'] },
        text.sections[1]!,
      ],
    }
    expect(legalChanges(text, after)).toEqual([
      { kind: 'removed', line: 'An e-mail follows.' },
      { kind: 'added', line: 'Our e-mail follows.' },
      { kind: 'added', line: 'Delivery' },
      { kind: 'added', line: 'We deliver on working days.' },
    ])
  })

  it('are none between two versions of the same text', () => {
    expect(legalChanges(withVersion(text, '2026-11-27'), withVersion(text, '2026-11-28'))).toEqual([])
  })

  it('are all lines of the first version', () => {
    expect(legalChanges(null, text)).toEqual(linesOf(text).map((line) => ({ kind: 'added', line })))
  })

  it('show a moved paragraph once at each place', () => {
    const moved = { ...text, sections: [text.sections[1]!, text.sections[0]!] }
    const changes = legalChanges(text, moved)
    expect(changes.filter(({ kind }) => kind === 'added')).toHaveLength(2)
    expect(changes.filter(({ kind }) => kind === 'removed')).toHaveLength(2)
  })
})

const nobody: LegalSeller = {
  name: '',
  registrationNumber: '',
  address: [],
  email: '',
  phone: '',
  vatIds: [],
  returns: '',
  asksLicence: false,
}
const seller: LegalSeller = {
  name: 'Lakritsboden AB',
  registrationNumber: '559000-0101',
  address: ['Torget 1', '903 26 Umeå'],
  email: 'hej@lakrits.example',
  phone: '+46 90 10 10 10',
  vatIds: ['SE559000010101'],
  returns: 'Return within 14 days.\nWe pay the freight.',
  asksLicence: true,
}

describe('a template', () => {
  it.each(legalKinds)('of %s can be published once its gaps are filled in', (kind) => {
    const filled = JSON.parse(JSON.stringify(legalTemplate(kind, nobody)).replaceAll(legalGap, 'Kiosk')) as LegalText
    expect(legalFaults(filled, [])).toEqual({})
    expect(cleanLegalText(legalTemplate(kind, nobody))).toEqual(legalTemplate(kind, nobody))
  })

  it('of the privacy policy cannot be published with its gaps', () => {
    expect(legalFaults(legalTemplate('privacy', nobody), [])).toMatchObject({ 'sections.0.paragraphs.0': 'required' })
  })

  it('of the terms names the seller and has the shop’s rule for returns, without a gap', () => {
    const terms = legalTemplate('terms', seller)
    const lines = linesOf(terms)
    expect(lines).toContain(
      'The seller is Lakritsboden AB, 559000-0101, Torget 1, 903 26 Umeå. You reach the seller at hej@lakrits.example.',
    )
    expect(lines).toEqual(expect.arrayContaining(['Return within 14 days.', 'We pay the freight.']))
    expect(legalFaults(terms, [])).toEqual({})
    expect(cleanLegalText(terms)).toEqual(terms)
  })

  it('of the privacy policy mentions a licence only if the shop asks for one', () => {
    const about = ({ asksLicence }: Pick<LegalSeller, 'asksLicence'>) =>
      linesOf(legalTemplate('privacy', { ...seller, asksLicence })).find((line) => line.startsWith('Your application'))
    expect(about({ asksLicence: true })).toContain('what you wrote in it, a licence if you sent one, the questions to')
    expect(about({ asksLicence: false })).toContain('what you wrote in it, the questions to you')
  })

  it('of the privacy policy says who is responsible and whom to ask', () => {
    expect(linesOf(legalTemplate('privacy', seller))).toContain(
      'Responsible for your data: Lakritsboden AB, 559000-0101, Torget 1, 903 26 Umeå. ' +
        'Questions about it: hej@lakrits.example.',
    )
  })

  it('of the imprint says who runs the shop, and leaves open who represents it and its register', () => {
    const imprint = legalTemplate('imprint', seller)
    expect(linesOf(imprint)).toEqual([
      'Imprint',
      'Who runs this shop',
      'Lakritsboden AB',
      'Torget 1',
      '903 26 Umeå',
      'Represented by: ___.',
      'Contact',
      'E-mail: hej@lakrits.example',
      'Phone: +46 90 10 10 10',
      'Register and tax',
      'Entered in the register of: ___.',
      'Number in the register: 559000-0101',
      'VAT number: SE559000010101',
    ])
    expect(legalFaults(imprint, [])).toEqual({
      'sections.0.paragraphs.3': 'required',
      'sections.2.paragraphs.0': 'required',
    })
  })

  it('states no name, no number, no day and no law', () => {
    const lines = legalKinds.flatMap((kind) => linesOf(legalTemplate(kind, nobody))).join('\n')
    const words = lines.replaceAll(legalGap, '').replaceAll('[Cookies](/cookies)', '')
    expect(words).not.toMatch(/\d|[[\]{}<>_]|skafferi|swed|gothenburg|\blaw of\b/i)
  })
})

describe('what a profile says and a published text does not', () => {
  const firm: LegalSeller = {
    name: 'Lakritzwerk GmbH',
    registrationNumber: 'HRB 12345',
    address: ['Hafenstraße 1', '20457 Hamburg'],
    email: 'hallo@lakritzwerk.example',
    phone: '+49 40 123 45 67',
    vatIds: ['DE123456789'],
    returns: '',
    asksLicence: false,
  }
  const imprint = legalTemplate('imprint', firm)

  it('is nothing in a new imprint, and nothing when spaces and lines differ', () => {
    expect(profileGaps('imprint', imprint, firm)).toEqual([])
    const written: LegalText = {
      title: 'Impressum',
      notes: [],
      sections: [
        {
          title: 'Angaben',
          paragraphs: [
            'LAKRITZWERK GmbH, Hafenstraße 1, 20457 Hamburg, HRB12345, DE 123 456 789',
            '+49 40 1234567, hallo@lakritzwerk.example',
          ],
        },
      ],
    }
    expect(profileGaps('imprint', written, firm)).toEqual([])
  })

  it('is a changed phone number and a new address, as the profile writes them', () => {
    const moved = { ...firm, phone: '+49 40 765 43 21', address: ['Elbufer 7', '20457 Hamburg'] }
    expect(profileGaps('imprint', imprint, moved)).toEqual(['Elbufer 7', '+49 40 765 43 21'])
  })

  it('is nothing that the profile leaves empty', () => {
    expect(profileGaps('imprint', imprint, { ...firm, phone: '', registrationNumber: '', vatIds: [] })).toEqual([])
  })

  it.each(['terms', 'privacy'] as const)('is the new address in the %s, whose template names the seller', (kind) => {
    const published = legalTemplate(kind, firm)
    expect(profileGaps(kind, published, { ...firm, phone: '+49 40 765 43 21' })).toEqual([])
    expect(profileGaps(kind, published, { ...firm, address: ['Elbufer 7', '20457 Hamburg'] })).toEqual(['Elbufer 7'])
  })

  it('is nothing in a text that names the seller in other words, and in one without the seller', () => {
    expect(profileGaps('terms', text, firm)).toEqual([])
    expect(profileGaps('cookies', legalTemplate('cookies', firm), firm)).toEqual([])
  })
})
