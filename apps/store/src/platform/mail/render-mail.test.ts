import { describe, expect, it } from 'vitest'
import { brand } from '@skafferi/brand'
import { address, kinds, order, orderUrl, render } from './testing/sample-mails'

/** Renders every kind of e-mail with the text in all fields that people fill in. */
function renderAllMails(text: string) {
  const item = { title: text, variantTitle: text, sku: text, quantity: 1, unitPrice: 1, total: 1 }
  const written = { ...address, first_name: text, company: text, address_1: text, city: text }
  const noted = { placedBy: text, poNumber: text, customerReference: text, note: text, receptionHours: text }
  return [
    render('application_approved', { fullName: text, companyName: text }),
    render('account_opened', { fullName: text, companyName: text }),
    render('colleague_added', { firstName: text, companyName: text, added: text }),
    render('vat_id_changed', { firstName: text, companyName: text, by: text }),
    render('application_rejected', { reason: text }),
    render('password_code', { firstName: text }),
    render('password_changed', { firstName: text, browser: text, system: text }),
    render('codes_ended', { firstName: text }),
    render('password_link', { firstName: text }),
    render('order_confirmation', {
      firstName: text,
      order: { ...order, ...noted, shippingAddress: written, items: [item] },
    }),
    render('order_shipped', { firstName: text, poNumber: text, carrier: text, lines: [item] }),
    render('order_refunded', { firstName: text, poNumber: text, reason: text, lines: [item] }),
    render('complaint_received', { firstName: text, subject: text }),
    render('complaint_answered', { firstName: text, answer: text }),
    render('message_answered', { answer: text }),
    render('operator_notice', {
      name: text,
      notices: [{ kind: 'low_stock', at: new Date(), title: text, sku: text, left: 1 }],
    }),
  ]
}

describe('every e-mail', () => {
  it('has a one-line subject, both formats, and no unfilled placeholder', () => {
    for (const kind of kinds) {
      const { subject, html, text } = render(kind)
      expect(subject).toMatch(/^\S.*\S$/)
      expect(html).toContain(`<title>${subject}</title>`)
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|null|NaN|\[object/)
      expect(html.replace(/<style>[^]*?<\/style>/, '')).not.toMatch(/[{}]|undefined|null|NaN|\[object/)
    }
  })

  it('loads and runs nothing', () => {
    for (const kind of kinds) {
      const { html } = render(kind)
      expect(html).not.toMatch(/<(script|img|link|iframe|object|form|video|svg|base)\b/i)
      expect(html).not.toMatch(/\son\w+=|url\(|@import|javascript:/i)
    }
  })

  it('of another shop has not one word of the demo', () => {
    const other = { name: 'Lakritsverket', phone: null, hours: null, email: null, address: [], approval: null }
    for (const kind of kinds) {
      const { subject, html, text } = render(kind, {}, 'en-GB', other)
      const all = `${subject}${html}${text}`
      expect(all).toContain('Lakritsverket')
      // The sample e-mails have addresses of the demo's shop as data.
      expect(all).not.toMatch(/skafferi(?![\w.-]*\.example)/i)
      const { contact, returns, approval, about, orderRules } = brand
      const { phone, email, hours, address: lines } = contact
      for (const word of [phone, email, hours, ...lines.slice(1, 3), returns, approval, about, orderRules, '$']) {
        expect(all).not.toContain(word)
      }
    }
  })

  it('supports dark mode', () => {
    const { html } = render('password_code')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))
    expect(used.size).toBeGreaterThan(5)
    for (const name of used) expect(html).toContain(`.${name}{`)
  })

  it('has the same links as text and as buttons', () => {
    for (const kind of kinds) {
      const { html, text } = render(kind)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'))
      for (const link of links) expect(text).toContain(link)
    }
  })
})

it('the footer has the company behind the shop, and each name once', () => {
  const footerOf = (name: string, company: string | null) =>
    render('message_answered', {}, 'en-GB', { name, company, address: ['Storgatan 12', '386 31 Färjestaden'] })
      .text.split('\n-- \n')[1]!
      .replaceAll('\n', ' ')
  const street = 'Storgatan 12, 386 31 Färjestaden'
  const legal = 'Lakritsverket Öland AB'
  expect(footerOf(legal, `${legal}, 559123-4567`).startsWith(`${legal}, 559123-4567, ${street}`)).toBe(true)
  expect(footerOf(legal, legal).startsWith(`${legal}, ${street}`)).toBe(true)
  expect(
    footerOf('Lakritsverket', `${legal}, 559123-4567`).startsWith(`Lakritsverket, ${legal}, 559123-4567, ${street}`),
  ).toBe(true)
  expect(footerOf('Lakritsverket', null).startsWith(`Lakritsverket, ${street}`)).toBe(true)
})

describe('user text', () => {
  it('is escaped in every e-mail', () => {
    const hostile = `"><img src=x onerror=alert(1)><a href='javascript:alert(2)'>&amp;</a>`
    for (const { html, text } of renderAllMails(hostile)) {
      expect(html).not.toMatch(/<img|<a href='/)
      expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;a href=')
      expect(html).toContain('&amp;amp;&lt;/a&gt;')
      expect(text.replace(/\s+/g, ' ')).toContain(hostile)
    }
  })

  it('is not interpreted as a placeholder', () => {
    for (const { html, text } of renderAllMails('{company} $& {number}')) {
      expect(html).toContain('{company} $&amp; {number}')
      expect(text).toContain('{company} $& {number}')
    }
  })

  it('cannot add a header or a paragraph, or reverse the text direction', () => {
    const hostile = 'Kiosk\r\nBcc: all@shop.example\r\n\r\nPay here\u2028\u202e\u001b!'
    for (const { subject, html, text } of renderAllMails(hostile)) {
      expect(`${subject}${html}${text}`.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u202e]/u)
      expect(subject).not.toContain('\n')
      expect(text).not.toMatch(/^(Bcc|Pay here)/m)
    }
    expect(render('password_code', { code: '1\r\nBcc: all@shop.example' }).subject).toBe(
      '1 Bcc: all@shop.example is your Skafferi code',
    )
  })

  it('keeps its line breaks in an operator’s reason', () => {
    const { html, text } = render('application_rejected')
    expect(text).toContain('\n  No licence.\n  Please send one.\n')
    expect(html).toContain('No licence.<br>Please send one.')
  })
})

describe('the content of each kind', () => {
  it('an approval names the sign-in address and links to choosing a password', () => {
    const { html, text } = render('application_approved')
    expect(text).toContain('Email:    anna@kiosk.example')
    expect(text).toContain('\nhttps://shop.example/forgot-password?first=1&email=anna%40kiosk.example\n')
    expect(html).toContain('href="https://shop.example/forgot-password?first=1&amp;email=anna%40kiosk.example"')
  })

  it('a code is in one sentence that autofill recognizes, and displayed large', () => {
    const { subject, html, text } = render('password_code')
    expect(subject).toBe('40718 is your Skafferi code')
    expect(text).toContain('\n40718 is your Skafferi code.\n')
    expect(text).toContain('10 minutes')
    expect(html).toMatch(/font-size:40px[^>]*>40718</)
  })

  it('a confirmation lists the order’s lines and totals', () => {
    const { subject, text, html } = render('order_confirmation')
    expect(subject).toBe('Your order 1042 at Skafferi')
    // `formatRange` uses thin spaces.
    expect(text.replaceAll('\u2009', ' ')).toContain(
      [
        'Order number:    1042',
        'Placed on:       21 Nov 2026',
        'Placed by:       Anna Lindqvist',
        'Purchase order:  PO-4711',
        'Reference:       Anna Lindqvist',
        'Receiving hours: Weekdays, 7:00 to 11:00',
        'Expected:        30 Nov – 2 Dec 2026',
        'Delivery option: DHL Paket',
        'Payment:         Invoice, 60 days from the order, due 20 Jan 2027',
        'Deliver to:      Anna Lindqvist, Kiosk & Co AB, Linnégatan 14, 413 04 Gothenburg,',
      ].join('\n'),
    )
    expect(text).toMatch(
      /Sweden\nPhone: +\+46 31 555 01 10\nBilled to: +Kiosk & Co AB, registration number\s+559000-0000,\s+VAT number\s+SE559000000001\nInvoice to: +Anna/,
    )
    expect(text).toContain('Your note:\n\n  Please ring.\n  The front is a tram stop.\n')
    expect(html).toContain('Please ring.<br>The front is a tram stop.')
    expect(text).toContain('1,200 × Tjärn Cool Mint pouches\n  Roll of 10 cans · TJ-10 · €2.72 each · €3,264.00')
    expect(text).toContain('1 × Liquorice\n  €1.80 each · €1.80')
    expect(text).toContain(
      [
        'Item total:           €3,265.80',
        'Discount:             -€326.58',
        'Shipping:             €19.00',
        'VAT 6% on €1.80:      €0.11',
        'VAT 25% on €2,956.42: €739.11',
        'Total:                €3,697.44',
      ].join('\n'),
    )
    expect(text).toContain('VAT of Sweden, as the goods are delivered there.')
    expect(html).toContain(`href="${orderUrl}"`)
  })

  it('a confirmation names the delivery option', () => {
    expect(render('order_confirmation', { order }).text).toMatch(/Delivery option: +DHL Paket/)
  })

  it.each([
    [0, 'Invoice, due on the day of the order, 21 Nov 2026'],
    [1, 'Invoice, 1 day from the order, due 21 Nov 2026'],
  ])('a confirmation says when an invoice with %i days is due', (paymentTermsDays, terms) => {
    const { text } = render('order_confirmation', { order: { ...order, paymentTermsDays, dueDate: '2026-11-21' } })
    expect(text).toMatch(new RegExp(`Payment: +${terms}\n`))
  })

  it('a confirmation omits totals of zero', () => {
    const free = { ...order, discountTotal: 0, shippingTotal: 0, taxTotal: 0, tax: null, total: order.itemTotal }
    const { text } = render('order_confirmation', { order: free })
    expect(text).toContain('Item total: €3,265.80\nTotal:      €3,265.80')
    expect(text).not.toMatch(/Discount|Shipping|Tax:|VAT [^n]/)
  })

  it('a confirmation omits empty notes, and fields that old orders lack', () => {
    const notes = { poNumber: null, customerReference: null, note: null, receptionHours: null }
    const old = {
      deliveryStart: null,
      deliveryEnd: null,
      paymentTermsDays: null,
      dueDate: null,
      shippingOptionName: null,
    }
    const { text } = render('order_confirmation', { order: { ...order, ...notes, ...old } })
    expect(text).toContain(
      'Order number: 1042\nPlaced on:    21 Nov 2026\nPlaced by:    Anna Lindqvist\nDeliver to:   ',
    )
    expect(text).not.toMatch(/Purchase|Reference|Expected|Delivery option|received|Payment|note/)
  })

  it('a confirmation of an order without stored rates has its VAT in one row', () => {
    const { text } = render('order_confirmation', { order: { ...order, tax: null } })
    expect(text).toContain('Tax:        €739.22')
  })

  it.each([
    ['intra_eu', 'Article 138 of Directive 2006/112/EC. Our VAT number: SE559000000101. Your VAT number: DK12345678.'],
    [
      'registered_abroad',
      'VAT of Denmark, as the goods are delivered and we are registered there. Our VAT number there: SE559000000101.',
    ],
    ['vat_id_missing', 'we have no VAT number of yours'],
    ['vat_id_unconfirmed', 'your VAT number DK12345678 is not confirmed'],
    ['export', 'Export, outside the scope of VAT. You pay import VAT'],
  ] as const)('a confirmation explains the VAT treatment as %s', (explanation, words) => {
    const rates = [{ percent: 0, net: order.itemTotal, tax: 0 }]
    const tax = { explanation, rates, sellerVatId: 'SE559000000101', buyerVatId: 'DK12345678' }
    const { text } = render('order_confirmation', {
      order: { ...order, tax, shippingAddress: { ...address, country_code: 'dk' } },
    })
    expect(text.replace(/\s+/g, ' ')).toContain(words)
    expect(text).toContain('VAT 0% on €3,265.80: €0.00')
  })

  it('a confirmation of a huge order stays below the size limit of e-mail clients', () => {
    const [item] = order.items
    const many = { ...order, items: Array.from({ length: 1000 }, () => item!) }
    const { html, text } = render('order_confirmation', { order: many })
    expect(html.length).toBeLessThan(90_000)
    expect(html).toContain('And 940 more, listed with the order')
    expect(text).toContain('And 940 more, listed with the order')
  })

  it('amounts and dates follow the customer’s locale', () => {
    const { text } = render('order_confirmation', {}, 'sv-SE')
    expect(text).toContain('Placed on:       21 nov. 2026')
    expect(text).toContain('Total:                  3\u00a0697,44\u00a0€')
  })

  it('a shipment has a tracking link only for an https address', () => {
    const followed = render('order_shipped')
    expect(followed.text).toContain('Can · TJ-10 · 48')
    expect(followed.html).toContain('href="https://track.example/7"')
    for (const trackingUrl of [null, 'http://track.example/7', 'javascript:alert(1)', '//track.example']) {
      const { html, text } = render('order_shipped', { trackingUrl })
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
      expect(new Set(links)).toEqual(new Set([orderUrl]))
      expect(text).not.toContain('track.example')
      expect(text).toContain('Carrier:        DHL')
    }
  })

  it('a tracking number is text, not a link', () => {
    const { html, text } = render('order_shipped', { trackingUrl: 'JD014600451120' })
    expect(text).toMatch(/Tracking number: +JD014600451120/)
    expect(html).not.toMatch(/href="[^"]*JD0146/)
  })

  it('a shipment lists its contents, and says whether more follow', () => {
    const lines = [
      { title: 'Cool Mint', variantTitle: 'Can', quantity: 1200 },
      { title: 'Salt Fish', variantTitle: '', quantity: 5 },
    ]
    const { text, html } = render('order_shipped', { lines, isLast: false })
    expect(text).toContain('Cool Mint\n  Can · 1,200')
    expect(text).toContain('Salt Fish\n  5')
    expect(html).toContain('Pieces in this parcel')
    expect(text).toContain('The rest of your order follows in another parcel.')
    expect(render('order_shipped').text).not.toContain('follows in another parcel')
  })

  it('a shipment explains a change of VAT at dispatch, and only then', () => {
    const taxChange = { day: '2028-01-03', currencyCode: 'eur', placedTotal: 1254, taxTotal: 1407, total: 8357 }
    const { text, html } = render('order_shipped', { taxChange })
    const sentence = 'VAT is €14.07 instead of €12.54. The order total is €83.57.'
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      `VAT rates had changed on 3 Jan 2028, when your order was dispatched`,
    )
    expect(text.replaceAll(/\s+/g, ' ')).toContain(sentence)
    expect(html).toContain(sentence)
    expect(render('order_shipped').text).not.toContain('VAT')
  })

  it('a refund states its lines, reason and VAT, and whether money is returned or the amount due is reduced', () => {
    const text = render('order_refunded').text.replaceAll(/\s+/g, ' ')
    for (const part of [
      'We refund €7.70 of your order 1042.',
      'Three jars arrived broken.',
      'Lingonberry Jam Jar · 3',
      'VAT 6% on €7.26: €0.44',
      'Credited in all: €7.70',
    ]) {
      expect(text).toContain(part)
    }
    const unpaid = render('order_refunded', { isPaid: false, lines: [] }).text.replaceAll(/\s+/g, ' ')
    expect(unpaid).toContain('We deduct €7.70 from the amount due for your order 1042.')
    expect(unpaid).not.toContain('pay back')
  })

  it('a complaint’s e-mail contains its number', () => {
    const { subject, text } = render('complaint_received')
    expect(subject).toContain('2001')
    expect(text).toContain('Case number:  2001\nOrder number: 1042\nSubject:      Three rolls were open')
  })

  it('a complaint’s e-mails say which products it names, and how many pieces', () => {
    const lines = [{ title: 'Lingonberry Jam', variantTitle: 'Jar', quantity: 36 }]
    for (const kind of ['complaint_received', 'complaint_answered'] as const) {
      expect(render(kind, { lines }).text).toMatch(/Lingonberry Jam.*36/s)
      expect(render(kind).text).not.toContain('Lingonberry')
    }
  })
})
