import { ApiError } from '@skafferi/api'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { readable, ifReadable, toLoad } from './load'

const refusal = new ApiError(503, { code: 'busy', message: 'The store is very busy.' })
const settledQuery = { error: null, isFetching: false, refetch: vi.fn() }
const titlesOf = (answer: { lines: { title: string }[] }) => answer.lines.map(({ title }) => title)

const consoleError = vi.spyOn(console, 'error')

beforeEach(() => void consoleError.mockReset())
afterAll(() => consoleError.mockRestore())

it('is ready with data, loading without data, and failed after an error', () => {
  const view = readable({ lines: [{ title: 'Fish' }] }, titlesOf)
  expect(toLoad(settledQuery, 'load_cart', view)).toEqual({ status: 'ready', view: ['Fish'], refreshing: false })
  expect(toLoad(settledQuery, 'load_cart', readable(undefined, titlesOf))).toEqual({ status: 'loading' })
  expect(toLoad({ ...settledQuery, error: refusal }, 'load_cart', undefined)).toMatchObject({
    status: 'failed',
    problem: { code: 'busy' },
  })
})

it('fails if the data has an unexpected shape, with or without a query error', () => {
  const answer = { lines: 'none' } as never
  const view = readable(answer, titlesOf)
  const failed = { status: 'failed', problem: { action: 'load_cart', code: 'unreadable_answer', message: null } }
  expect(toLoad(settledQuery, 'load_cart', view)).toMatchObject(failed)
  expect(toLoad({ ...settledQuery, error: new TypeError('no list') }, 'load_cart', undefined)).toMatchObject(failed)
  expect([ifReadable(answer, view), ifReadable(answer, ['Fish'])]).toEqual([undefined, answer])
})

it('logs each malformed response once', () => {
  const answer = { lines: null } as never
  for (let time = 0; time < 3; time += 1) readable(answer, titlesOf)
  expect(consoleError).toHaveBeenCalledTimes(1)
})
