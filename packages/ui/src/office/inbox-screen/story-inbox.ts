import { pack } from '@skafferi/brand/content/packs'
import type { CaseDetailView } from '@skafferi/domain/office/views'

const at = (text: string) => ({ text, dateTime: '2026-11-22T18:20:00+01:00' })

/** The tabs of the inbox. */
export const storySections = {
  hrefs: {
    complaints: '/office/inbox',
    messages: '/office/inbox/messages',
    reviews: '/office/inbox/reviews',
    mail: '/office/inbox/mail',
  },
  counts: { complaints: 2, messages: 3, reviews: 2, mail: 1 },
}

/** A complaint with a picture and an answer. */
export const storyCase: CaseDetailView = {
  id: 'compl_1',
  kind: 'complaints',
  state: 'open',
  subject: '3 of 24 jars broken',
  number: 2011,
  type: 'Damaged Package',
  person: 'Eva Lundmark',
  email: 'eva@torget.example',
  phone: null,
  company: { name: 'Torgets Tobak & Spel AB', href: '/office/companies/1' },
  order: { number: 1046, href: '/office/orders/1046', creditHref: '/office/orders/1046?do=refund' },
  text: 'The box was wet in one corner when it came. Three jars of cloudberry jam had cracked, the rest is fine.',
  lines: [
    { id: 'ordli_1', title: 'Syltan Cloudberry Jam', variant: 'Jar', sku: 'SYL-0323', quantity: '3', ordered: '24' },
  ],
  pictures: [pack('syltan-cloudberry')],
  answers: [
    {
      id: '1',
      text: 'Thank you for the picture, Eva. We credit three jars today.',
      by: 'Tove Lund',
      time: at('Mon, 23 Nov, 08:05'),
    },
  ],
  filed: at('Sun, 22 Nov, 18:20'),
  closed: null,
}

/** The list of complaints. */
export const storyCases = {
  count: 2,
  rows: [
    {
      id: 'compl_1',
      sender: 'Torgets Tobak & Spel AB',
      subject: '3 of 24 jars broken',
      number: 2011,
      lines: 1,
      time: at('Sun, 22 Nov, 18:20'),
      href: '/office/inbox/complaints/compl_1',
    },
    {
      id: 'compl_2',
      sender: 'Haugen Dagligvare AS',
      subject: 'Got VIDD 4 in place of 2',
      number: 2012,
      lines: 0,
      time: at('Sun, 22 Nov, 09:12'),
      href: '/office/inbox/complaints/compl_2',
    },
  ],
}
