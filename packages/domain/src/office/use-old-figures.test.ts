import { ApiError } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from '../platform/query-client'
import { renderHook } from '../testing/render-hook'
import { createTestShop } from '../testing/test-shop'
import { createOffice, type OfficePaths } from './office-context'
import { officeWrapper } from './testing/test-office'
import { useOldFigures } from './use-old-figures'

const now = new Date('2026-11-20T10:00:00.000Z')

/** Opens a page with figures of a time, whose next answers are given; undefined if the store is not reached. */
async function openPage(loadedAt: string, answers: (number | ApiError | undefined)[]) {
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const office = createOffice({
    baseUrl: 'https://shop.example',
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: {} as OfficePaths,
    now: () => now,
  })
  const queryKey = ['office', 'figures']
  queryClient.setQueryData(queryKey, 7, { updatedAt: new Date(loadedAt).getTime() })
  function usePage() {
    const { data, refetch } = useQuery({
      queryKey,
      staleTime: Infinity,
      queryFn: () => {
        const answer = answers.shift()
        if (typeof answer === 'number') return answer
        throw answer ?? new ApiError(0, { code: 'network', message: 'The store was not reached.' })
      },
    })
    return { data, refetch, old: useOldFigures() }
  }
  return renderHook(createTestShop({}), usePage, { wrapper: officeWrapper(office, queryClient) })
}

it('says from when figures are that could not be renewed, until they are', async () => {
  const page = await openPage('2026-11-20T09:42:00.000Z', [undefined, undefined, 8])
  expect(page.current()).toMatchObject({ data: 7, old: null })
  await page.does(({ refetch }) => refetch())
  await page.until(({ old }) => old !== null)
  expect(page.current()).toMatchObject({ data: 7, old: { from: '10:42', busy: false } })
  await page.does(({ old }) => old?.onRefresh())
  await page.until(({ old }) => old?.busy === false)
  expect(page.current().old?.from).toBe('10:42')
  await page.does(({ old }) => old?.onRefresh())
  await page.until(({ data }) => data === 8)
  expect(page.current().old).toBeNull()
})

it('names the day of figures from another day', async () => {
  const page = await openPage('2026-11-19T09:42:00.000Z', [undefined])
  await page.does(({ refetch }) => refetch())
  await page.until(({ old }) => old !== null)
  expect(page.current().old?.from).toMatch(/19 Nov, 10:42/)
})

it('is silent about refusals, which have their own words', async () => {
  const page = await openPage('2026-11-20T09:42:00.000Z', [new ApiError(403, { code: 'forbidden', message: 'No.' })])
  await page.does(({ refetch }) => refetch())
  expect(page.current()).toMatchObject({ data: 7, old: null })
})
