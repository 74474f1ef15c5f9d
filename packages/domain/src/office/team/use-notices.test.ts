import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { createOfficeDrafts } from '../office-drafts'
import { officeWrapper } from '../testing/test-office'
import type { NoticeChoice } from './notices.view'
import { useNotices } from './use-notices'

it('choices survive navigation in the office until they are saved', async () => {
  let notices: NoticeChoice[] = [
    { kind: 'order', timing: 'at_once' },
    { kind: 'low_stock', timing: 'off' },
  ]
  const sent: unknown[] = []
  async function fetch(request: Request): Promise<Response> {
    if (request.method === 'POST') {
      const body = (await request.json()) as { notices: NoticeChoice[] }
      sent.push(body.notices)
      notices = notices.map((each) => body.notices.find(({ kind }) => kind === each.kind) ?? each)
    }
    return Response.json({ notices, digest_time: '07:00' })
  }
  const office = createOffice({
    baseUrl: 'http://store.test',
    fetch,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: {} as OfficePaths,
  })
  let tab: string | null = null
  const write = (text: string | null) => void (tab = text)
  const drafts = createOfficeDrafts({ read: () => tab, write, clear: () => write(null) })
  const wrapper = officeWrapper({ ...office, drafts })
  const open = async () => {
    const page = await renderHook(createTestShop({}), useNotices, { wrapper })
    await page.until((now) => now.notices.status === 'ready')
    return page
  }
  const changedOf = ({ notices: shown }: ReturnType<typeof useNotices>) =>
    shown.status === 'ready' && shown.view.changed

  const first = await open()
  await first.does((now) => now.choose({ kind: 'low_stock', timing: 'digest' }))
  const second = await open()
  expect(changedOf(second.current())).toEqual([{ kind: 'low_stock', timing: 'digest' }])
  await second.does((now) => now.save())
  await second.until((now) => changedOf(now) !== false && now.notices.status === 'ready' && !now.busy)
  expect(sent).toEqual([[{ kind: 'low_stock', timing: 'digest' }]])
  expect(changedOf((await open()).current())).toEqual([])
})
