import type { FieldFault } from '@skafferi/api'
import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { createOfficeDrafts } from '../office-drafts'
import { officeWrapper } from '../testing/test-office'
import { useDeliverySettings } from './use-delivery-settings'

const local = {
  id: 'local',
  name: 'Local',
  countries: ['se'],
  amount: 19,
  goods_from: 0,
  days: { min: 1, max: 7, is_max_calendar: true },
}
const value = {
  options: [local],
  time_zone: 'Europe/Stockholm',
  cut_off: '14:00',
  working_days: [1, 2, 3, 4, 5],
  preparation_days: 0,
  closures: [],
}

/** A store with delivery settings, which another operator may change. */
async function openSettings(initial = value) {
  let [stored, version] = [initial, 1]
  let refused: Record<string, FieldFault> | null = null
  const sent: unknown[] = []
  const change = (part: Partial<typeof value>) => {
    stored = { ...stored, ...part }
    version += 1
  }
  /** Moves the time zone as the store does with the country of a seller who has not saved the section. */
  const moveTimeZone = (zone: string) => {
    stored = { ...stored, time_zone: zone }
  }
  const section = () => ({ value: stored, version, changed_at: '2026-11-20T08:00:00Z', changed_by: null })
  async function fetch(request: Request): Promise<Response> {
    if (request.method === 'GET')
      return Response.json({ delivery: section(), profile: { value: { country: 'se', vat_ids: [] } } })
    const body = (await request.json()) as { version: number; value: typeof value }
    sent.push(body)
    if (refused) return refusal(400, 'invalid_fields', 'Invalid', refused)
    if (body.version !== version) return refusal(409, 'settings_changed', 'Changed')
    change(body.value)
    return Response.json(section())
  }
  let tab: string | null = null
  const write = (text: string | null) => void (tab = text)
  const drafts = createOfficeDrafts({ read: () => tab, write, clear: () => write(null) })
  const office = createOffice({
    baseUrl: 'https://shop.example',
    fetch,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    now: () => new Date('2026-11-20T08:00:00Z'),
    paths: {} as OfficePaths,
  })
  /** Opens the page, as after a reload of the tab. */
  async function open() {
    const opened = await renderHook(createTestShop({}), useDeliverySettings, {
      wrapper: officeWrapper({ ...office, drafts }),
    })
    await opened.until(({ settings }) => settings.status === 'ready')
    return opened
  }
  const page = await open()
  const draft = () => {
    const { settings } = page.current()
    return settings.status === 'ready' ? settings.view.draft : undefined
  }
  const refuse = (fields: Record<string, FieldFault>) => {
    refused = fields
  }
  return { page, open, draft, sent, change, moveTimeZone, refuse }
}

it('sends the whole section with the version that was read', async () => {
  const { page, sent } = await openSettings()
  await page.does(({ type }) => type({ cutOff: '12:30' }))
  expect(await page.does(({ save }) => save())).toBe(true)
  expect(sent).toEqual([{ version: 1, value: { ...value, cut_off: '12:30' } }])
  expect(page.current().settings).toMatchObject({ status: 'ready', view: { changed: [], draft: { cutOff: '12:30' } } })
})

it('leaves the dispatch of a new shop empty until it was saved', async () => {
  const { page, draft } = await openSettings({ ...value, options: [] })
  expect(draft()).toMatchObject({ cutOff: '', preparation: '' })
  await page.does(({ type }) => type({ cutOff: '14:00', preparation: '0', workingDays: [1, 2] }))
  expect(await page.does(({ save }) => save())).toBe(true)
  expect(page.current().settings).toMatchObject({ view: { changed: [], draft: { cutOff: '14:00', preparation: '0' } } })
})

it('keeps a typed time zone and other edits while that of the country moves, and sends what is typed', async () => {
  const { page, open, sent, moveTimeZone } = await openSettings({ ...value, options: [] })
  await page.does(({ type }) => type({ timeZone: 'Europe/Vienna', cutOff: '12:00', preparation: '1' }))
  moveTimeZone('Europe/Berlin')
  const again = await open()
  expect(again.current().settings).toMatchObject({
    view: { draft: { timeZone: 'Europe/Vienna', cutOff: '12:00', preparation: '1' } },
  })
  expect(await again.does(({ save }) => save())).toBe(true)
  expect(sent).toMatchObject([{ value: { time_zone: 'Europe/Vienna', cut_off: '12:00', preparation_days: 1 } }])
})

it('keeps its edits and lists a colleague’s change, and saves on the next attempt', async () => {
  const { page, draft, sent, change } = await openSettings()
  await page.does(({ type }) => type({ cutOff: '12:30' }))
  change({ preparation_days: 2 })
  expect(await page.does(({ save }) => save())).toBe(false)
  expect(page.current()).toMatchObject({ remoteChanges: [{ field: 'preparation', before: '0', after: '2' }] })
  expect(draft()).toMatchObject({ cutOff: '12:30', preparation: '2' })
  expect(await page.does(({ save }) => save())).toBe(true)
  expect(sent.at(-1)).toEqual({ version: 2, value: { ...value, cut_off: '12:30', preparation_days: 2 } })
  expect(page.current().remoteChanges).toEqual([])
})

it('adds options with different ids', async () => {
  const { page, draft } = await openSettings()
  await page.does(({ addOption }) => addOption())
  await page.does(({ addOption }) => addOption())
  expect(new Set(draft()?.options.map(({ id }) => id)).size).toBe(3)
})

it('shows a refusal until its field is edited, also if it has the stored value again', async () => {
  const { page, refuse } = await openSettings()
  const fault = { code: 'format', message: 'Not possible.' }
  refuse({ 'value.options.0.amount': fault, 'value.cut_off': fault })
  await page.does(({ type }) =>
    type(({ options }) => ({ cutOff: '12:30', options: options.map((one) => ({ ...one, price: '900' })) })),
  )
  expect(await page.does(({ save }) => save())).toBe(false)
  expect(Object.keys(page.current().refused)).toEqual(['options.0.price', 'cutOff'])
  await page.does(({ type }) => type(({ options }) => ({ options: options.map((one) => ({ ...one, price: '19' })) })))
  expect(Object.keys(page.current().refused)).toEqual(['cutOff'])
})

it('keeps its edits after a reload, and says what a colleague has changed under them', async () => {
  const { page, open, change, sent } = await openSettings()
  await page.does(({ type }) => type({ cutOff: '12:30', preparation: '3' }))
  change({ cut_off: '16:00', working_days: [1, 2] })
  const again = await open()
  const view = () => {
    const { settings } = again.current()
    return settings.status === 'ready' ? settings.view : undefined
  }
  expect(view()).toMatchObject({
    changed: ['cutOff', 'preparation'],
    draft: { cutOff: '12:30', preparation: '3', workingDays: [1, 2] },
  })
  expect(again.current().remoteChanges).toEqual([{ field: 'cutOff', before: '14:00', after: '16:00' }])
  await again.does(({ dismissRemoteChanges }) => dismissRemoteChanges())
  expect(again.current().remoteChanges).toEqual([])
  expect(await again.does(({ save }) => save())).toBe(true)
  expect(sent).toMatchObject([{ version: 2, value: { cut_off: '12:30', preparation_days: 3 } }])
  const saved = await open()
  expect(saved.current().settings).toMatchObject({ view: { changed: [] } })
})
