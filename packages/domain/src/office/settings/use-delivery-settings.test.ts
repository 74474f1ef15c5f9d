import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
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
async function openSettings() {
  let [stored, version] = [value, 1]
  const sent: unknown[] = []
  const change = (part: Partial<typeof value>) => {
    stored = { ...stored, ...part }
    version += 1
  }
  const section = () => ({ value: stored, version, changed_at: '2026-11-20T08:00:00Z', changed_by: null })
  async function fetch(request: Request): Promise<Response> {
    if (request.method === 'GET') return Response.json({ delivery: section(), profile: { value: { country: 'se' } } })
    const body = (await request.json()) as { version: number; value: typeof value }
    sent.push(body)
    if (body.version !== version) return refusal(409, 'settings_changed', 'Changed')
    change(body.value)
    return Response.json(section())
  }
  const office = createOffice({
    baseUrl: 'https://shop.example',
    fetch,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    now: () => new Date('2026-11-20T08:00:00Z'),
    paths: {} as OfficePaths,
  })
  const page = await renderHook(createTestShop({}), useDeliverySettings, { wrapper: officeWrapper(office) })
  await page.until(({ settings }) => settings.status === 'ready')
  const draft = () => {
    const { settings } = page.current()
    return settings.status === 'ready' ? settings.view.draft : undefined
  }
  return { page, draft, sent, change }
}

it('sends the whole section with the version that was read', async () => {
  const { page, sent } = await openSettings()
  await page.does(({ type }) => type({ cutOff: '12:30' }))
  expect(await page.does(({ save }) => save())).toBe(true)
  expect(sent).toEqual([{ version: 1, value: { ...value, cut_off: '12:30' } }])
  expect(page.current().settings).toMatchObject({ status: 'ready', view: { changed: [], draft: { cutOff: '12:30' } } })
})

it('keeps its edits and lists a colleague’s change, and saves on the next attempt', async () => {
  const { page, draft, sent, change } = await openSettings()
  await page.does(({ type }) => type({ cutOff: '12:30' }))
  change({ preparation_days: 2 })
  expect(await page.does(({ save }) => save())).toBe(false)
  expect(page.current()).toMatchObject({ remoteChanges: [{ what: 'preparation', before: '0', after: '2' }] })
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
