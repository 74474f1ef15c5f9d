import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { readFormValue, toFormValue } from '@skafferi/domain/rules/registration/application-form-value'
import { specifiedApplication } from '@skafferi/domain/rules/registration/application-settings'
import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { outbox, shopSettings } from '../../../platform/db/schema'
import { colours } from '../../../platform/mail/colours'
import { findSender } from '../../../platform/mail/sender.repo'
import { apply } from '../../../testing/admin-requests'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile, world } from '../../../testing/shop'

type Profile = components['schemas']['ShopProfile']

const shop = await shopOfFile()
const owner = await addOperator(shop, 'owner')
const colleague = await addOperator(shop, 'owner')

const read = async () => unwrap(owner.client.GET('/admin/settings'))

async function saveProfile(
  changes: Partial<Profile>,
  { by = owner, version }: { by?: typeof owner; version?: number } = {},
) {
  const { profile } = await read()
  const body = { version: version ?? profile.version, value: { ...profile.value, ...changes } }
  return unwrap(by.client.POST('/admin/settings/profile', { body }))
}

async function saveOrderTerms(changes: Partial<components['schemas']['OrderTerms']>) {
  const { orders } = await read()
  const body = { version: orders.version, value: { ...orders.value, ...changes } }
  return unwrap(owner.client.POST('/admin/settings/orders', { body }))
}

describe('the application form', () => {
  it('of the demo is the specified one; a change is recorded by question, and a stale one refused', async () => {
    const { applications } = await read()
    expect(readFormValue(applications.value)).toEqual(specifiedApplication)
    const value = toFormValue({ ...specifiedApplication, dunsNumber: 'off' })
    const body = { version: applications.version, value }
    const saved = await unwrap(owner.client.POST('/admin/settings/applications', { body }))
    expect([saved.value, saved.changed_by]).toEqual([value, owner.name])
    const { activities } = await unwrap(
      owner.client.GET('/admin/activities', { params: { query: { subject_id: 'settings_applications', limit: 1 } } }),
    )
    expect(activities[0]).toMatchObject({ before: { dunsNumber: 'required' }, after: { dunsNumber: 'off' } })
    const stale = { version: applications.version, value: toFormValue(specifiedApplication) }
    await expect(unwrap(owner.client.POST('/admin/settings/applications', { body: stale }))).rejects.toMatchObject({
      status: 409,
      code: 'settings_changed',
    })
    const put = { activity_id: activities[0]!.id }
    const former = await unwrap(owner.client.POST('/admin/settings/put-back', { body: put }))
    expect(readFormValue(former.applications.value)).toEqual(specifiedApplication)
  })
})

describe('the profile', () => {
  it('of the demo is the brand of the demo', async () => {
    const { profile } = await read()
    expect(profile.value).toMatchObject({ name: 'Skafferi', country: 'se', hours: { en: '24/7' }, colour: null })
    expect(profile).toMatchObject({ version: 1, changed_by: null })
  })

  it('is changed, which the shop shows at once, and is recorded with the values before and after', async () => {
    const saved = await saveProfile({ name: ' Lakritsverket ', phone: '+46 40 12 34 56', colour: '#7A1F3D' })
    expect(saved.value).toMatchObject({ name: 'Lakritsverket', colour: '#7a1f3d' })
    expect(saved.changed_by).toBe(owner.name)
    expect(shop.context.settings.current.profile.name).toBe('Lakritsverket')
    const { activities } = await unwrap(
      owner.client.GET('/admin/activities', { params: { query: { subject_id: 'settings_profile', limit: 1 } } }),
    )
    expect(activities[0]).toMatchObject({ before: { name: 'Skafferi' }, after: { name: 'Lakritsverket' } })
  })

  it('cannot be changed from a version that a colleague has changed, and a repeated save changes nothing', async () => {
    const { profile } = await read()
    const changed = await saveProfile({ legal_name: 'Lakritsverket AB' }, { by: colleague })
    expect(changed.version).toBe(profile.version + 1)
    await expect(saveProfile({ legal_name: 'Lost AB' }, { version: profile.version })).rejects.toMatchObject({
      status: 409,
      code: 'settings_changed',
    })
    const again = await saveProfile({}, { version: profile.version })
    expect(again.version).toBe(changed.version)
  })

  it('of ten saves of one version, one counts', async () => {
    const { version } = (await read()).profile
    const saves = Array.from({ length: 10 }, (_, index) => saveProfile({ legal_name: `No. ${index}` }, { version }))
    const outcomes = await Promise.allSettled(saves)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await read()).profile.version).toBe(version + 1)
  })

  it.each([
    [{ name: ' \u200b ' }, 'name'],
    [{ name: 'Shop\r\nBcc: everybody@example.org' }, 'name'],
    [{ legal_name: 'Or\u202eder' }, 'legal_name'],
    [{ email: 'order at shop' }, 'email'],
    [{ phone: 'call us' }, 'phone'],
    [{ vat_ids: ['123'] }, 'vat_ids.0'],
    [{ vat_ids: ['FI23456789'] }, 'vat_ids.0'],
    [{ registration_number: '55691234' }, 'registration_number'],
    [{ country: 'fi' as const, registration_number: '2345678-9' }, 'registration_number'],
    [{ colour: 'red' }, 'value.colour'],
    [{ hours: { en: 'x'.repeat(501) } }, 'value.hours.en'],
    [{ sender_name: 'Orders\nBcc: everybody@example.org' }, 'sender_name'],
    [{ footer_links: [{ label: { en: 'Free' }, href: 'https://evil.example/' }] }, 'footer_links.0.href'],
    [{ footer_links: [{ label: { en: 'Run' }, href: 'javascript:alert(1)' }] }, 'footer_links.0.href'],
    [{ footer_links: [{ label: { en: 'Contact' }, href: '/contact' }] }, 'footer_links.0.href'],
    [{ footer_links: [{ label: { en: ' ' }, href: '/about' }] }, 'footer_links.0.label'],
  ])('is refused with %j, naming the field', async (changes, field) => {
    const before = await read()
    const error = await saveProfile(changes).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status: 400, fields: { [field]: { code: expect.any(String) } } })
    expect(await read()).toEqual(before)
  })

  it('has no logo from another site', async () => {
    const picture = { src: 'https://evil.example/logo.png', width: 10, height: 10 }
    await expect(saveProfile({ logo: { light: picture, dark: picture, mark: null } })).rejects.toMatchObject({
      fields: { logo: { code: 'link_not_allowed' } },
    })
  })

  it('is drawn from an SVG file, which is never served, and refuses one that cannot be drawn', async () => {
    const send = (text: string) =>
      sendAdmin(
        shop,
        'sendLogo',
        { files: [{ field: 'file', name: 'logo.svg', bytes: new TextEncoder().encode(text) }] },
        { token: owner.token },
      )
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><script>alert(1)</script></svg>'
    const { src, width, height } = (await send(svg)).json()
    expect({ width, height }).toEqual({ width: 1600, height: 533 })
    const served = await shop.app.inject({ url: src })
    expect(served.headers['content-type']).toBe('image/webp')
    expect((await send('<svg>')).json()).toMatchObject({
      code: 'not_a_picture',
      fields: { file: { code: 'unreadable_file' } },
    })
  })

  it('is read by every role and changed by owners', async () => {
    const reader = await addOperator(shop, 'catalogue')
    const { profile } = await unwrap(reader.client.GET('/admin/settings'))
    const body = { version: profile.version, value: { ...profile.value, name: 'Mine' } }
    await expect(unwrap(reader.client.POST('/admin/settings/profile', { body }))).rejects.toMatchObject({ status: 403 })
  })
})

describe('an e-mail', () => {
  async function codeFor(email: string) {
    await unwrap(shop.client().POST('/auth/customer/emailpass/reset-password', { body: { identifier: email } }))
    const [mail] = await shop.database.db.select().from(outbox).where(eq(outbox.recipient, email))
    return mail!
  }

  it('is written by the shop as it is named now', async () => {
    const company = { legal_name: 'Malmö Lakrits AB', registration_number: '559123-4567' }
    await saveProfile({ name: 'Lakritsverket', ...company, address: ['Lakritsverket', 'Norra Vallgatan 60', 'Malmö'] })
    const mail = await codeFor(world.customers.kiosk.customer.email)
    expect(mail.subject).toMatch(/ is your Lakritsverket code$/)
    expect(mail.text.split('\n-- \n')[1]!.replaceAll('\n', ' ')).toMatch(
      /^Lakritsverket, Malmö Lakrits AB, 559123-4567, Norra Vallgatan 60, Malmö/,
    )
    expect(mail.html).toContain('>Lakritsverket</p>')
    expect(mail.subject + mail.text + mail.html).not.toMatch(/skafferi(?!\.example)/i)
  })

  it('ends with the signature, and its buttons have the colour of the shop', async () => {
    await saveProfile({ colour: '#7a1f3d', signature: { en: 'Maja & Olle\n<b>Malmö</b>' } })
    const id = await apply(shop)
    const [mail] = await shop.database.db.select().from(outbox).where(eq(outbox.subjectId, id))
    expect(mail!.text).toContain('\n\nMaja & Olle\n<b>Malmö</b>\n\n-- \n')
    expect(mail!.html).toContain('>Maja &amp; Olle<br>&lt;b&gt;Malmö&lt;/b&gt;<br></p>')
    const { brand } = (await findSender(shop.database.db)).colours!
    expect(brand.light).not.toBe(colours.brand.light)
    expect(mail!.html).toContain(`background-color:${brand.light}"><a `)
    expect(mail!.html).toContain(`.ground-brand{background-color:${brand.dark}!important}`)
    expect(mail!.html).not.toContain(colours.brand.light)
  })

  it('of a shop without a company, an address, a phone and an e-mail address has its name alone', async () => {
    await saveProfile({ legal_name: '', registration_number: '', address: [], phone: '', email: '' })
    const mail = await codeFor(world.customers.grocer.customer.email)
    expect(mail.text).toContain('-- \nLakritsverket\n')
  })
})

describe('the conditions of orders', () => {
  it('say whether customers have loyalty points', async () => {
    const kiosk = shop.client(await shop.signIn('kiosk'))
    const points = async () => (await unwrap(kiosk.GET('/store/customer/order-summary'))).loyalty_points
    expect(await points()).toBeGreaterThan(0)
    await saveOrderTerms({ points: false })
    expect(await points()).toBeNull()
    await saveOrderTerms({ points: true })
  })

  it('give a company that is approved later its payment days', async () => {
    await saveOrderTerms({ payment_days: 14 })
    const id = await apply(shop)
    await unwrap(owner.client.POST('/admin/applications/{id}/approve', { params: { path: { id } }, body: {} }))
    const { companies } = await unwrap(owner.client.GET('/admin/companies', { params: { query: { limit: 1 } } }))
    expect(companies[0]).toMatchObject({ name: expect.stringContaining('Corner'), payment_terms_days: 14 })
    await saveOrderTerms({ payment_days: 60 })
  })

  it('hold for open carts at once', async () => {
    const kiosk = shop.client(await shop.signIn('kiosk'))
    const cart = async () => (await unwrap(kiosk.GET('/store/cart/info'))).cart
    expect((await cart()).order_minimum).toBeNull()
    const saved = await saveOrderTerms({ minimum: 150.5, payment_days: 30 })
    expect(saved.value).toEqual({ minimum: 150.5, payment_days: 30, points: true, low_stock: 50 })
    expect((await cart()).order_minimum).toBe(150.5)
    await saveOrderTerms({ minimum: null, payment_days: 60 })
    expect((await cart()).order_minimum).toBeNull()
  })
})

describe('how the shop delivers', () => {
  const save = async (changes: Partial<components['schemas']['Delivery']>, version?: number) => {
    const { delivery } = await read()
    const body = { version: version ?? delivery.version, value: { ...delivery.value, ...changes } }
    return unwrap(owner.client.POST('/admin/settings/delivery', { body }))
  }

  it('holds for open carts at once, and is recorded', async () => {
    const { value } = (await read()).delivery
    const options = value.options.map((option) => ({ ...option, name: ` Neu ${option.name} `, amount: 12.5 }))
    const saved = await save({ options, cut_off: '12:00', working_days: [5, 1] })
    expect(saved.value).toMatchObject({ cut_off: '12:00', working_days: [1, 5] })
    const kiosk = shop.client(await shop.signIn('kiosk'))
    const { cart } = await unwrap(kiosk.GET('/store/cart/info'))
    expect(cart.shipping_options).toMatchObject([
      { name: 'Neu Courier', amount: 12.5, goods_from: 140 },
      { name: 'Neu Local Shipping', amount: 12.5, goods_from: 0 },
    ])
    const { activities } = await unwrap(
      owner.client.GET('/admin/activities', { params: { query: { subject_id: 'settings_delivery', limit: 1 } } }),
    )
    expect(activities[0]).toMatchObject({ before: { cutOff: '14:00' }, after: { cutOff: '12:00' } })
    await save(value)
  })

  it('cannot be changed from a version that a colleague has changed', async () => {
    const { version } = (await read()).delivery
    await save({ preparation_days: 2 })
    await expect(save({ preparation_days: 3 }, version)).rejects.toMatchObject({ code: 'settings_changed' })
    await save({ preparation_days: 0 })
  })

  it('is refused with its fields named', async () => {
    const before = await read()
    const [courier, ...others] = before.delivery.value.options
    const option = { ...courier!, name: 'Cou\u202erier', days: { min: 5, max: 4, is_max_calendar: false } }
    const closures = [{ from: '2027-01-02', to: '2027-01-01', reason: 'Stocktaking' }]
    await expect(save({ options: [option, ...others], time_zone: 'Nowhere', closures })).rejects.toMatchObject({
      status: 400,
      fields: {
        'options.0.name': { code: 'control_characters' },
        'options.0.days.max': { code: 'range', params: { least: 5, most: 365 } },
        time_zone: { code: 'unknown' },
        'closures.0.to': { code: 'before_start' },
      },
    })
    await expect(save({ working_days: [] })).rejects.toMatchObject({ status: 400 })
    expect(await read()).toEqual(before)
  })
})

describe('the time zone of a shop whose delivery settings were never saved', () => {
  it("moves with the seller's country, is recorded, and stays once they are saved", async () => {
    const { db } = shop.database
    const { settings } = shop.context
    await db.delete(shopSettings).where(eq(shopSettings.section, 'delivery'))
    const begun = { ...settings.current.delivery, options: [], timeZone: 'Europe/Stockholm' }
    await db.insert(shopSettings).values({ section: 'delivery', value: begun, version: 1, changedAt: shop.clock.now() })
    await saveProfile({ country: 'se', registration_number: '', vat_ids: [] })
    await saveProfile({ country: 'de' })
    expect(shop.context.timeZone).toBe('Europe/Berlin')
    const { activities } = await unwrap(
      owner.client.GET('/admin/activities', { params: { query: { subject_id: 'settings_delivery', limit: 1 } } }),
    )
    expect(activities[0]).toMatchObject({
      before: { timeZone: 'Europe/Stockholm' },
      after: { timeZone: 'Europe/Berlin' },
      actor: { name: owner.name },
    })
    const { delivery } = await read()
    expect(delivery.version).toBe(1)
    await unwrap(
      owner.client.POST('/admin/settings/delivery', {
        body: { version: 1, value: { ...delivery.value, cut_off: '12:00' } },
      }),
    )
    await saveProfile({ country: 'fi' })
    expect(shop.context.timeZone).toBe('Europe/Berlin')
  })
})
