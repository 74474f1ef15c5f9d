import { describe, expect, it } from 'vitest'
import { toFormValue } from '../../rules/registration/application-form-value'
import { specifiedApplication } from '../../rules/registration/application-settings'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { createOfficeDrafts } from '../office-drafts'
import { officeWrapper } from '../testing/test-office'
import { useApplicationForm } from './use-application-form'
import { useOrderTerms } from './use-order-terms'
import { useShopProfile } from './use-shop-profile'

const text = { en: '' }
const profile = {
  name: 'Lakrits',
  legal_name: 'Lakritsboden AB',
  registration_number: '',
  country: 'de',
  vat_ids: [],
  address: ['Torget 1'],
  phone: '1',
  email: 'hej@lakrits.example',
  hours: { en: '9 to 16' },
  order_rules: text,
  returns: text,
  approval: text,
  about: text,
  footer_links: [],
  sender_name: '',
  signature: text,
  colour: null,
  logo: null,
}
const picture = { src: '/files/products/1large.webp', width: 300, height: 72 }

interface Form {
  draft: object
  changed: readonly string[]
}

/** What the forms have in common. */
interface Page {
  form: Form | null
  remoteChanges: readonly object[]
  type: (change: object) => void
  discard: () => void
  dismissRemoteChanges: () => void
  save: () => Promise<boolean>
}

const ready = (state: { status: string; view?: Form }) => (state.status === 'ready' ? state.view! : null)

const pages = [
  {
    section: 'profile',
    use: (): Page => {
      const { profile: state, ...form } = useShopProfile()
      return { ...form, form: ready(state) } as Page
    },
    value: profile,
    typed: { hours: '8 to 17', light: picture },
    theirs: { ...profile, hours: { en: '10 to 12' }, phone: '2' },
    overwritten: { field: 'hours', before: '9 to 16', after: '10 to 12' },
    sent: { hours: { en: '8 to 17' }, phone: '2', logo: { light: picture, dark: picture, mark: null } },
  },
  {
    section: 'orders',
    use: (): Page => {
      const { terms, ...form } = useOrderTerms()
      return { ...form, form: ready(terms) } as Page
    },
    value: { minimum: null, payment_days: 30, points: true, low_stock: 5 },
    typed: { lowStock: '12' },
    theirs: { minimum: 100, payment_days: 30, points: true, low_stock: 6 },
    overwritten: { field: 'lowStock', before: '5', after: '6' },
    sent: { minimum: 100, low_stock: 12 },
  },
  {
    section: 'applications',
    use: (): Page => {
      const { form: state, ...form } = useApplicationForm()
      return { ...form, form: ready(state) } as Page
    },
    value: toFormValue({ ...specifiedApplication, dunsNumber: 'optional' }),
    typed: { dunsNumber: 'off', shippingChoices: 'delivery' },
    theirs: toFormValue({ ...specifiedApplication, dunsNumber: 'required', jobTitle: 'off' }),
    overwritten: { field: 'dunsNumber', before: 'optional', after: 'required' },
    sent: { shipping_choices: 'delivery' },
  },
]

describe.each(pages)('the unsaved edits of the settings: $section', ({ section, use, ...page }) => {
  /** A store with one section, which another operator may change, and a tab. */
  function openShop() {
    let [value, version]: [object, number] = [page.value, 1]
    const sent: object[] = []
    async function fetch(request: Request): Promise<Response> {
      if (request.method === 'POST') {
        const body = (await request.json()) as { version: number; value: object }
        sent.push(body.value)
        if (body.version !== version) return refusal(409, 'settings_changed', 'Changed')
        ;[value, version] = [body.value, version + 1]
        return Response.json({ value, version })
      }
      return Response.json({ [section]: { value, version } })
    }
    let tab: string | null = null
    const write = (next: string | null) => void (tab = next)
    const drafts = createOfficeDrafts({ read: () => tab, write, clear: () => write(null) })
    const office = createOffice({
      baseUrl: 'https://shop.example',
      fetch,
      locale: 'en-IE',
      timeZone: 'Europe/Stockholm',
      paths: {} as OfficePaths,
    })
    return {
      sent,
      tab: () => tab,
      change(next: object) {
        ;[value, version] = [next, version + 1]
      },
      /** Opens the page, as after another page of the office. */
      async open() {
        const opened = await renderHook(createTestShop({}), use, { wrapper: officeWrapper({ ...office, drafts }) })
        await opened.until(({ form }) => form !== null)
        return opened
      },
    }
  }

  it('stay when the operator leaves the page and returns', async () => {
    const shop = openShop()
    const first = await shop.open()
    await first.does(({ type }) => type(page.typed))
    const again = await shop.open()
    expect(again.current().form).toMatchObject({ draft: page.typed, changed: Object.keys(page.typed) })
    expect(again.current().remoteChanges).toEqual([])
    await again.does(({ discard }) => discard())
    expect(shop.tab()).toBeNull()
    expect((await shop.open()).current().form?.changed).toEqual([])
  })

  it('name what a colleague has changed under them, and follow the rest', async () => {
    const shop = openShop()
    const first = await shop.open()
    await first.does(({ type }) => type(page.typed))
    shop.change(page.theirs)
    const again = await shop.open()
    expect(again.current().remoteChanges).toEqual([page.overwritten])
    await again.does(({ dismissRemoteChanges }) => dismissRemoteChanges())
    expect(again.current().remoteChanges).toEqual([])
    expect(await again.does(({ save }) => save())).toBe(true)
    expect(shop.sent).toMatchObject([page.sent])
    expect((await shop.open()).current().form?.changed).toEqual([])
  })
})
