import { ApiError } from '@skafferi/api'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { readable, sound, toLoad } from './load'

const refused = new ApiError(503, { code: 'busy', message: 'The store is very busy.' })
const answered = { error: null, isFetching: false, refetch: vi.fn() }
const titles = (answer: { lines: { title: string }[] }) => answer.lines.map(({ title }) => title)

const told = vi.spyOn(console, 'error')

beforeEach(() => void told.mockReset())
afterAll(() => told.mockRestore())

it('what an answer shows is ready, loading while there is none, failed where it was refused', () => {
  const view = readable({ lines: [{ title: 'Fish' }] }, titles)
  expect(toLoad(answered, 'load_cart', view)).toEqual({ status: 'ready', view: ['Fish'], refreshing: false })
  expect(toLoad(answered, 'load_cart', readable(undefined, titles))).toEqual({ status: 'loading' })
  expect(toLoad({ ...answered, error: refused }, 'load_cart', undefined)).toMatchObject({
    status: 'failed',
    problem: { code: 'busy' },
  })
})

it('an answer of another shape fails as a refused one does, once it is there and before', () => {
  const answer = { lines: 'none' } as never
  const view = readable(answer, titles)
  const failed = { status: 'failed', problem: { action: 'load_cart', code: 'unreadable_answer', message: null } }
  expect(toLoad(answered, 'load_cart', view)).toMatchObject(failed)
  expect(toLoad({ ...answered, error: new TypeError('no list') }, 'load_cart', undefined)).toMatchObject(failed)
  expect([sound(answer, view), sound(answer, ['Fish'])]).toEqual([undefined, answer])
})

it('tells programmers once of each', () => {
  const answer = { lines: null } as never
  for (let time = 0; time < 3; time += 1) readable(answer, titles)
  expect(told).toHaveBeenCalledTimes(1)
})
